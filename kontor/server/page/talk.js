// What happened and what was said, together.

import { el } from "./dom.js";
import { say } from "./words.js";

const MOST = 400;

export class Talk {
  constructor(send) {
    this.entries = new Map();
    this.eye = -1;
    this.list = el("ol", { class: "log", role: "log", "aria-label": say("page-log"), tabindex: "0" });
    const text = el("input", { maxlength: "500", "aria-label": say("page-chat"), placeholder: say("page-chat"), autocomplete: "off" });
    const form = el("form", { class: "row" }, text, el("button", {}, say("page-send")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (text.value.trim() && (await send(text.value))) text.value = "";
    });
    this.part = el("section", { class: "card talk" }, el("h2", {}, say("page-log")), this.list, form);
  }

  add(entries) {
    for (const entry of entries) this.entries.set(entry.number, entry);
  }

  // Show it as one eye saw it.
  show(eye) {
    const all = [...this.entries.values()].sort((a, b) => a.number - b.number).slice(-MOST);
    const atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    if (eye !== this.eye) this.list.replaceChildren();
    this.eye = eye;
    const last = Number(this.list.lastElementChild?.dataset.number ?? 0);
    for (const entry of all) if (entry.number > last) this.list.append(...this.lines(entry));
    while (this.list.children.length > MOST * 3) this.list.firstElementChild.remove();
    if (atEnd || !last) this.list.scrollTop = this.list.scrollHeight;
  }

  lines(entry) {
    const time = new Date(entry.at * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    const line = (content, kind) => {
      const made = el("li", { class: kind, title: time }, content);
      made.dataset.number = entry.number;
      return made;
    };
    if (entry.kind === "chat") return [line([el("b", {}, `${entry.data.name}: `), entry.data.text], "said")];
    const seen = entry.seen.find((found) => found.seat === this.eye);
    const told = [entry.told, ...(seen?.told ?? [])].filter(Boolean);
    return told.map((text) => line(text, entry.told === text ? "beside" : "event"));
  }
}
