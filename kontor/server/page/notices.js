// Telling somebody that it is their turn: in the title of the page, and by a notice if they asked for it.

import { say } from "./words.js";

const WISH = "kontor.notices";
let was = false;

export function canNotify() {
  return "Notification" in window && window.isSecureContext;
}

export function mayNotify() {
  return canNotify() && Notification.permission === "granted" && localStorage.getItem(WISH) === "yes";
}

export async function wishNotices(wish) {
  localStorage.setItem(WISH, wish ? "yes" : "no");
  if (wish && canNotify()) await Notification.requestPermission();
}

export function tellTurn(yours, title) {
  const text = title || "Kontor";
  document.title = yours ? `● ${say("page-your-turn")} – ${text}` : text;
  if (yours && !was && document.hidden && mayNotify()) {
    try {
      const shown = new Notification(say("page-your-turn"), { body: text, tag: location.pathname });
      shown.onclick = () => window.focus();
    } catch {
      // Some phones allow notices only to installed pages; the title has to do.
    }
  }
  was = yours;
}
