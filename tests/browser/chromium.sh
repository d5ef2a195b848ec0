#!/bin/sh
# Debian's Chromium without the popups of its address bar, which nobody opens in a test: each window
# would have two more processes for them. Chromium takes the last list of what is switched off, and
# Playwright passes one, so these two are added to it.
for word do
  shift
  case $word in --disable-features=*) word=$word,WebUIOmniboxPopup,WebUIOmniboxAimPopup ;; esac
  set -- "$@" "$word"
done
exec /usr/bin/chromium "$@"
