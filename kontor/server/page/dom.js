// Small helpers for making elements. Text always goes in as text, never as markup.

export function el(tag, options = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else if (name in made && typeof value !== "string") made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  return fill(made, children);
}

// Put these into an element in place of what was there.
export function fill(place, ...children) {
  place.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return place;
}

export function button(text, onclick, options = {}) {
  return el("button", { type: "button", onclick, ...options }, text);
}

export function labelled(text, control) {
  return el("label", {}, el("span", {}, text), control);
}

export function chooser(values, chosen, onchange) {
  const made = el("select", { onchange: () => onchange?.(made.value) });
  for (const [value, text] of values) made.append(el("option", { value: String(value) }, text));
  made.value = String(chosen);
  return made;
}

const unfolded = new Map();

// A part that can be folded away. Redrawing it keeps it as the reader left it.
export function fold(key, title, content, open = false) {
  const made = el("details", { class: "fold" }, el("summary", {}, title), content);
  made.open = unfolded.get(key) ?? open;
  made.addEventListener("toggle", () => unfolded.set(key, made.open));
  return made;
}

export function note(text, kind = "note") {
  const box = el("p", { class: kind }, text, button("×", () => box.remove(), { class: "quiet", "aria-label": "×" }));
  const notes = document.getElementById("notes");
  notes.replaceChildren(...[...notes.children].slice(-2), box);
  setTimeout(() => box.remove(), 12000);
}

export async function copyText(text, field) {
  // Without https the clipboard is closed to pages; selecting the text and copying it still works.
  if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
  field.focus();
  field.select();
  document.execCommand("copy");
  return undefined;
}

// Ask before something that cannot be taken back. The question may have several paragraphs.
export function sure(question, yes, no) {
  return new Promise((resolve) => {
    const dialog = el("dialog", {},
      [question].flat().map((part) => el("p", {}, part)),
      el("div", { class: "row" },
        button(yes, () => dialog.close("yes"), { class: "danger" }),
        button(no, () => dialog.close("no"))));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
