// Where everything begins: who one is, which language, and which part of the page the address means.

import { api, askPatiently, forgetKey, hasKey, keepKey, key, Refused } from "./api.js";
import { button, chooser, el, labelled, note, sure } from "./dom.js";
import { showLobby } from "./lobby.js";
import { showSettings } from "./settings.js";
import { showTable } from "./table.js";
import { enterByLink } from "./invited.js";
import { LANGUAGES, language, say, speak } from "./words.js";

const main = document.getElementById("main");
let me = null;
let leave = null;

function secrets() {
  return new URLSearchParams(location.hash.slice(1));
}

function hideSecrets() {
  history.replaceState(null, "", location.pathname);
}

function tableHere() {
  return location.pathname.match(/^\/t\/([a-z0-9]+)\/?$/)?.[1];
}

function drawTop() {
  const parts = [el("a", { href: "/", class: "home" }, "Kontor")];
  if (me) {
    parts.push(
      el("span", { class: "grow" }),
      el("span", { class: "me" }, me.name),
      button(say("page-settings"), () => open(() => showSettings(main, me, changed)), { class: "quiet" }),
    );
  }
  document.getElementById("top").replaceChildren(...parts);
}

async function changed(what) {
  me = what;
  await speak();
  drawTop();
}

function open(show) {
  leave?.();
  document.title = "Kontor";
  leave = show() ?? null;
}

function drawPause() {
  main.replaceChildren(el("p", { role: "status" }, say("page-lost")));
}

// A key from another device takes the place of the one here, if that is what one wants. Anybody can make such a link
// with a key of their own and send it around, so nobody becomes another person without having seen who that is.
async function takeKey() {
  const given = secrets().get("key");
  if (given === null) return;
  hideSecrets();
  if (hasKey() && key() === given) return;
  const person = await whose(given);
  if (!person) {
    note(say("page-key-unknown"), "bad");
    return;
  }
  const question = [el("span", {}, say("page-key-of"), " ", el("strong", {}, person.name)), say("page-key-take")];
  if (hasKey()) question.push(say("page-key-replace"));
  if (await sure(question, say("page-yes"), say("page-no"))) keepKey(given);
}

async function whose(given) {
  if (!/^[\w-]{43}$/.test(given)) return null;
  try {
    return await askPatiently("/me", { Authorization: `Bearer ${given}` }, drawPause);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

async function findMe() {
  if (!hasKey()) return null;
  try {
    return await askPatiently("/me", {}, drawPause);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.fault.key === "key-form") forgetKey();
    return null;
  }
}

function askName() {
  const name = el("input", { name: "name", maxlength: "40", required: true, autocomplete: "nickname", autofocus: true });
  const form = el("form", { class: "card narrow" },
    el("h1", {}, say("page-welcome")),
    el("p", {}, say("page-about")),
    labelled(say("page-your-name"), name),
    labelled(say("page-language"), chooser(LANGUAGES, language(), async (chosen) => {
      await speak(chosen, true);
      const typed = name.value;
      askName();
      main.querySelector("input").value = typed;
    })),
    el("p", { class: "small" }, say("page-name-why")),
    el("button", { class: "main" }, say("page-go-on")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await changed(await api("PUT", "/me", { name: name.value, language: language() }));
      await route();
    } catch (error) {
      note(error.message, "bad");
    }
  });
  main.replaceChildren(form);
  name.focus();
}

async function route() {
  if (!me) return askName();
  const table = tableHere();
  if (!table) return open(() => showLobby(main));
  return open(() => {
    let close = null;
    enterByLink(main, me, table, secrets()).then((entered) => {
      if (!entered) return;
      hideSecrets();
      close = showTable(main, table);
    });
    return () => close?.();
  });
}

async function begin() {
  await speak();
  await takeKey();
  me = await findMe();
  if (me && me.language !== language()) {
    // The choice on this device counts; if none was made here, the one that is kept there.
    if (localStorage.getItem("kontor.language")) me = await api("PUT", "/me", { language: language() });
    else await speak(me.language, true);
  }
  drawTop();
  await route();
}

window.addEventListener("hashchange", () => location.hash.length > 1 && location.reload());
window.addEventListener("unhandledrejection", (event) => {
  note(event.reason instanceof Refused ? event.reason.message : say("page-no-answer"), "bad");
});
begin();
