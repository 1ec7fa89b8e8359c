; The per-user setup.exe for Windows; windows_setup.py gives all names. No right of an administrator is asked for.
; Silently: setup.exe /S [/D=FOLDER], "FOLDER\uninstall.exe" /S. Exit code 3: the program was running.
Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user
ManifestDPIAware true
Name "${TITLE}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
BrandingText "${TITLE} ${VERSION}"
VIProductVersion "${VERSION_OF_FOUR}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE}"
VIAddVersionKey "CompanyName" "${AUTHOR}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!include MUI2.nsh
!include LogicLib.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Italian"
LangString RUNNING ${LANG_ENGLISH} "${TITLE} is running. Close it, then choose Retry."
LangString RUNNING ${LANG_GERMAN} "${TITLE} läuft gerade. Bitte schließen, dann Wiederholen wählen."
LangString RUNNING ${LANG_SPANISH} "${TITLE} está abierto. Ciérralo y elige Reintentar."
LangString RUNNING ${LANG_ITALIAN} "${TITLE} è aperto. Chiudilo, poi scegli Riprova."
LangString FILLED ${LANG_ENGLISH} "This folder holds other files. Choose another one."
LangString FILLED ${LANG_GERMAN} "In diesem Ordner liegen andere Dateien. Bitte einen anderen wählen."
LangString FILLED ${LANG_SPANISH} "Esta carpeta contiene otros archivos. Elige otra."
LangString FILLED ${LANG_ITALIAN} "Questa cartella contiene altri file. Scegline un'altra."

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define KIND "${ID}.game"
!define CHANGED 'System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"'

; Nobody can write to a program that runs.
!macro CLOSED FILE
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${FILE}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Silent}
      SetErrorLevel 3
      Quit
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" IDRETRY +2
    Quit
  ${Loop}
!macroend

; Only what an earlier setup.exe has put there.
!macro TAKE_AWAY
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\${NAME}-console.exe"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
!macroend

Section
  !insertmacro CLOSED "${NAME}.exe"
  !insertmacro CLOSED "${NAME}-console.exe"
  ; What uninstalling takes away must not be anybody else's.
  ${IfNot} ${FileExists} "$INSTDIR\uninstall.exe"
    ${If} ${FileExists} "$INSTDIR\*.*"
      FindFirst $0 $1 "$INSTDIR\*"
      ${DoWhile} $1 != ""
        ${If} $1 != "."
        ${AndIf} $1 != ".."
          FindClose $0
          MessageBox MB_OK|MB_ICONEXCLAMATION "$(FILLED)" /SD IDOK
          SetErrorLevel 4
          Quit
        ${EndIf}
        FindNext $0 $1
      ${Loop}
      FindClose $0
    ${EndIf}
  ${Else}
    !insertmacro TAKE_AWAY
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${AUTHOR}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  WriteRegStr HKCU "Software\Classes\${ENDING}" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "${TITLE}"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  ${CHANGED}
SectionEnd

; Saved games and settings stay: they are not in this folder.
Section Uninstall
  !insertmacro CLOSED "${NAME}.exe"
  !insertmacro CLOSED "${NAME}-console.exe"
  !insertmacro TAKE_AWAY
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${ID}"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\${ENDING}" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey HKCU "Software\Classes\${ENDING}"
  ${EndIf}
  ${CHANGED}
SectionEnd
