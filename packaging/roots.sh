# What the scripts share that work in roots of Debian: old_root and clean_roots. Sourced, never run.

say() { printf '== %s\n' "$1"; }

# Where this system has its own packages from, if it is a Debian; else where everybody may fetch them.
system_mirror() {
  local found=
  if grep -qx 'ID=debian' /etc/os-release 2>/dev/null; then
    found=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
      sed -nE 's#^(deb (\[[^]]*\] )?|URIs: )(https?://[^ ]+/debian)/?( .*)?$#\3#p' | head -n 1)
  fi
  printf '%s\n' "${found:-http://deb.debian.org/debian}"
}

# inside COMMAND ...: runs it in $root, with what the system has to say about networks.
inside() {
  local file
  for file in /etc/resolv.conf /etc/hosts /etc/pip.conf "${SSL_CERT_FILE:-}" "${PIP_CERT:-}"; do
    if [ -f "$file" ]; then
      mkdir -p "$root$(dirname "$file")"
      cp --remove-destination "$(realpath "$file")" "$root$file"
    fi
  done
  mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
  # Python's configure looks there for named semaphores, which processes need that share work.
  mkdir -p "$root/dev/shm"
  mountpoint -q "$root/dev/shm" || mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
  HOME=/root LC_ALL=C.UTF-8 PATH=/opt/python/bin:/usr/sbin:/usr/bin:/sbin:/bin chroot "$root" "$@"
}
leave() {
  local place
  for place in proc dev/shm "${shared:-proc}"; do
    if mountpoint -q "$root/$place"; then umount "$root/$place"; fi
  done
}
