// Links that are meant for other devices.

import { el } from "./dom.js";
import { say } from "./words.js";

// Whether an address is one of the machine itself, which means another machine everywhere else.
export function onlyHere(url) {
  try {
    return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
  } catch {
    return false;
  }
}

export function onlyHereNote() {
  return el("p", { class: "small" }, say("page-link-local"));
}
