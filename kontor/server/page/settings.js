// Settings: name, language, notices, the same person on another device, and being forgotten.

import { api, forgetKey, keepKey, key, newKey } from "./api.js";
import { button, chooser, copyText, el, labelled, note, sure } from "./dom.js";
import { onlyHere, onlyHereNote } from "./links.js";
import { canNotify, mayNotify, wishNotices } from "./notices.js";
import { LANGUAGES, language, say, speak } from "./words.js";

export function showSettings(main, me, changed) {
  const save = async (wish) => {
    try {
      const kept = await api("PUT", "/me", wish);
      await changed(kept);
      note(say("page-saved"));
      return kept;
    } catch (error) {
      note(error.message, "bad");
      return null;
    }
  };
  main.replaceChildren(el("div", { class: "stack narrow" },
    el("p", {}, el("a", { href: location.pathname }, say("page-back"))),
    whoCard(main, me, changed, save), noticeCard(me, save), deviceCard(), forgetCard()));
}

function whoCard(main, me, changed, save) {
  const name = el("input", { maxlength: "40", required: true });
  name.value = me.name;
  const form = el("form", { class: "card" }, el("h2", {}, say("page-settings")),
    labelled(say("page-your-name"), name),
    el("button", {}, say("page-save")),
    labelled(say("page-language"), chooser(LANGUAGES, language(), async (chosen) => {
      await speak(chosen, true);
      const kept = await api("PUT", "/me", { language: chosen });
      await changed(kept);
      showSettings(main, kept, changed);
    })));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save({ name: name.value });
  });
  return form;
}

function noticeCard(me, save) {
  const address = el("input", { type: "url", maxlength: "400", placeholder: "https://" });
  const status = el("strong", {});
  const set = async (webhook) => {
    const kept = await save({ webhook });
    if (!kept) return;
    address.value = "";
    tell(kept.webhook);
  };
  const off = button(say("page-webhook-off"), () => set(""));
  const tell = (there) => {
    status.textContent = there ? say("page-yes") : say("page-no");
    off.classList.toggle("hidden", !there);
  };
  tell(me.webhook);
  const form = el("form", { class: "card" },
    el("h2", {}, say("page-notices")),
    canNotify() ? labelled(say("page-notify-browser"),
      el("input", { type: "checkbox", checked: mayNotify(), onchange: (event) => wishNotices(event.target.checked) })) : null,
    el("p", { class: "small" }, say("page-webhook-why")),
    el("p", {}, say("page-webhook-now"), " ", status),
    labelled(say("page-webhook"), address),
    el("div", { class: "row" },
      el("button", {}, say("page-save")),
      button(say("page-webhook-try"), async () => {
        try {
          await api("POST", "/me/webhook");
          note(say("page-webhook-sent"));
        } catch (error) {
          note(error.message, "bad");
        }
      }),
      off));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (address.value) set(address.value);
  });
  return form;
}

// Where other devices reach this server. An address of the machine itself is of no use to them.
async function publicAddress() {
  try {
    const { url } = await api("GET", "/health");
    return onlyHere(url) ? location.origin : url;
  } catch {
    return location.origin;
  }
}

function deviceCard() {
  const link = el("input", { readonly: true, "aria-label": say("page-device-link"), type: "password" });
  const address = publicAddress();
  const reach = el("div", {});
  const draw = async () => {
    link.value = `${await address}/#key=${key()}`;
    reach.replaceChildren(...(onlyHere(link.value) ? [onlyHereNote()] : []));
  };
  draw();
  return el("section", { class: "card" },
    el("h2", {}, say("page-device")),
    el("p", { class: "small" }, say("page-device-why")),
    el("div", { class: "row" }, link,
      button(say("page-show"), () => { link.type = link.type === "text" ? "password" : "text"; }),
      button(say("page-copy"), async () => {
        link.type = "text";
        await draw();
        await copyText(link.value, link);
        note(say("page-copied"));
      })),
    reach,
    el("p", { class: "small" }, say("page-new-key-why")),
    button(say("page-new-key"), async () => {
      if (!(await sure(say("page-new-key-sure"), say("page-yes"), say("page-no")))) return;
      const fresh = newKey();
      await api("POST", "/me/key", { key: fresh });
      keepKey(fresh);
      await draw();
      note(say("page-saved"));
    }));
}

function forgetCard() {
  return el("section", { class: "card" },
    el("h2", {}, say("page-forget")),
    el("p", { class: "small" }, say("page-forget-why")),
    button(say("page-forget"), async () => {
      if (!(await sure(say("page-forget-sure"), say("page-forget-yes"), say("page-no")))) return;
      await api("DELETE", "/me", undefined, { Confirm: "delete" });
      forgetKey();
      location.href = "/";
    }, { class: "danger" }));
}
