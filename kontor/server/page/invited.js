// Coming to a table by a link whose secret stands behind the #: to join, to watch, or to take over a seat.

import { api, Refused } from "./api.js";
import { button, el, labelled, note, sure } from "./dom.js";
import { say } from "./words.js";

async function seatedAt(table) {
  try {
    const { info } = await api("GET", `/tables/${table}`);
    return info.seats.some((seat) => seat.yours);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

// Says whether the table can be shown now.
export async function enterByLink(main, me, table, secrets) {
  const claimed = [...secrets.keys()].find((name) => /^seat\d$/.test(name));
  try {
    if (claimed) {
      if (await sure(say("page-claim"), say("page-yes"), say("page-no"))) {
        await api("POST", `/tables/${table}/seats/${claimed.slice(4)}/claim`, { secret: secrets.get(claimed) });
      }
    } else if (secrets.get("watch")) {
      await api("POST", `/tables/${table}/watch`, { secret: secrets.get("watch") });
    } else if (secrets.get("join") && !(await seatedAt(table))) {
      return await askToJoin(main, me, table, secrets.get("join"));
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    note(error.message, "bad");
  }
  return true;
}

function askToJoin(main, me, table, secret) {
  return new Promise((resolve) => {
    const names = namesForm(me.name);
    const form = el("form", { class: "card narrow" },
      el("h1", {}, say("page-invited")),
      el("p", {}, say("page-invited-why")),
      names.part,
      el("button", { class: "main" }, say("page-sit-down")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      try {
        await api("POST", `/tables/${table}/join`, { secret, names: names.read() });
        resolve(true);
      } catch (error) {
        note(error.message, "bad");
      }
    });
    main.replaceChildren(form);
  });
}

// A name for oneself and, if wished, for others on the same screen.
export function namesForm(own) {
  const fields = el("div", { class: "stack" });
  const add = (text, label) => {
    const field = el("input", { maxlength: "40", required: true });
    field.value = text;
    fields.append(labelled(label, field));
    return field;
  };
  add(own, say("page-your-name"));
  const more = button(say("page-one-more"), () => {
    add("", say("page-name-of-other")).focus();
    if (fields.children.length >= 4) more.remove();
  }, { class: "quiet" });
  return {
    part: el("div", { class: "stack" }, fields, more),
    read: () => [...fields.querySelectorAll("input")].map((field) => field.value),
  };
}
