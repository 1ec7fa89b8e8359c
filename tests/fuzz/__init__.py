"""Coverage finds what lists of cases miss: every reader of strangers' files against a fuzzer."""
