// Who sits where: before the game to gather people, during it to hand seats on and judge guests.

import { api } from "./api.js";
import { button, chooser, copyText, el, fold, note, sure } from "./dom.js";
import { namesForm } from "./invited.js";
import { onlyHere, onlyHereNote } from "./links.js";
import { botName } from "./newtable.js";
import { pair, say } from "./words.js";

export function seatName(seat) {
  return seat.name || say("page-free");
}

async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    note(error.message, "bad");
    return null;
  }
}

// A table before its game.
export function drawWaiting(table) {
  const { info, id } = table;
  const seated = info.seats.some((seat) => seat.yours);
  const parts = [el("section", { class: "card" },
    el("h1", {}, table.title),
    el("ol", { class: "seats" }, info.seats.map((seat) => seatLine(table, seat))),
    !seated && info.seats.some((seat) => seat.free) ? sitDown(id) : null,
    info.owner ? startRow(id, info) : el("p", { class: "small" }, say("page-starts-full")))];
  if (info.owner) parts.push(linksCard(table, [["join", say("page-link-join")], ["watch", say("page-link-watch")]]));
  return parts;
}

function seatLine(table, seat) {
  const { info, id } = table;
  const away = !seat.free && !seat.bot && !seat.here;
  return el("li", {}, el("strong", {}, seatName(seat)),
    seat.bot ? ` (${say("page-seat-bot")})` : "",
    seat.yours ? ` (${say("page-you")})` : "", away ? ` (${say("page-away")})` : "", " ",
    !seat.free && (seat.yours || info.owner)
      ? button(say("page-stand-up"), () => attempt(() => api("DELETE", `/tables/${id}/seats/${seat.seat}`)), { class: "quiet" })
      : null);
}

function sitDown(id) {
  const names = namesForm(document.querySelector(".me")?.textContent ?? "");
  const form = el("form", { class: "stack" }, names.part, el("button", { class: "main" }, say("page-sit-down")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => api("POST", `/tables/${id}/join`, { names: names.read() }));
  });
  return form;
}

function startRow(id, info) {
  const bot = chooser(["greedy", "random"].map((name) => [name, botName(name)]), "greedy");
  bot.setAttribute("aria-label", say("page-seat-bot"));
  const free = info.seats.some((seat) => seat.free);
  return el("div", { class: "row" },
    free ? bot : null,
    button(free ? say("page-start-bots") : say("page-start"),
      () => attempt(() => api("POST", `/tables/${id}/start`, { fill: free ? bot.value : "" })), { class: "main" }),
    el("span", { class: "grow" }), deleteButton(id));
}

function deleteButton(id) {
  return button(say("page-delete-table"), async () => {
    if (!(await sure(say("page-delete-sure"), say("page-delete-table"), say("page-no")))) return;
    if ((await attempt(() => api("DELETE", `/tables/${id}`).then(() => true)))) location.href = "/";
  }, { class: "danger" });
}

const links = new Map();

function linksCard(table, purposes) {
  return el("section", { class: "card" }, el("h2", {}, say("page-links")),
    purposes.map(([purpose, title]) => linkPart(table.id, purpose, title)));
}

// A link is asked for when it is wanted, then kept for as long as the page is open.
function linkPart(id, purpose, title) {
  const place = el("div", { class: "link" });
  const known = `${id} ${purpose}`;
  const get = async (renew) => {
    const link = await attempt(() => api("POST", `/tables/${id}/links`, { purpose, renew }));
    if (!link) return;
    links.set(known, link);
    draw();
  };
  const draw = () => {
    const link = links.get(known);
    if (!link) {
      place.replaceChildren(button(title, () => get(false)));
      return;
    }
    const field = el("input", { readonly: true, value: link.url, "aria-label": title });
    place.replaceChildren(el("h3", {}, title),
      el("div", { class: "row" }, field,
        button(say("page-copy"), async () => {
          await copyText(link.url, field);
          note(say("page-copied"));
        }, { class: "main" }),
        button(say("page-renew"), () => get(true), { class: "quiet", title: say("page-renew-why") })),
      onlyHere(link.url) ? onlyHereNote()
        : el("img", { class: "qr", alt: say("page-qr"), src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(link.qr)}` }));
  };
  draw();
  return place;
}

// What a table has beside the game while it is played and after.
export function drawOwner(table) {
  const { info } = table;
  const parts = [];
  const playing = info.status === "playing";
  if (playing) {
    const mine = info.seats.filter((seat) => seat.yours && !seat.stand_in);
    parts.push(...mine.map((seat) => button(
      mine.length > 1 ? pair(say("page-leave"), seatName(seat)) : say("page-leave"),
      async () => {
        if (await sure(say("page-leave-sure"), say("page-leave"), say("page-no"))) table.act("leave", { seat: seat.seat });
      })));
  }
  if (info.owner) {
    const purposes = [["watch", say("page-link-watch")]];
    if (playing) {
      for (const seat of info.seats) {
        if (!seat.bot) purposes.push([`seat${seat.seat}`, pair(say("page-link-seat"), seatName(seat))]);
      }
    }
    parts.push(linksCard(table, purposes), guestsPart(table));
    if (!playing || info.seats.every((seat) => seat.yours || seat.bot)) parts.push(deleteButton(table.id));
  }
  return parts.length ? [fold("owner", say("page-more"), el("div", { class: "stack" }, parts))] : [];
}

function guestsPart(table) {
  const place = el("div", { class: "stack" });
  const look = async () => {
    const found = await attempt(() => api("GET", `/tables/${table.id}/guests`));
    if (!found) return;
    const judge = (guest, wish) => async () => {
      await attempt(() => api("PUT", `/tables/${table.id}/guests/${guest.person}`, wish));
      look();
    };
    place.replaceChildren(el("ul", { class: "seats" }, found.guests.map((guest) => el("li", {}, guest.name, " ",
      guest.seats.some((seat) => table.own.includes(seat)) ? null
        : button(guest.muted ? say("page-unmute") : say("page-mute"), judge(guest, { muted: !guest.muted }), { class: "quiet" }),
      guest.seats.length ? null
        : button(guest.removed ? say("page-let-in") : say("page-show-out"),
          judge(guest, { removed: !guest.removed }), { class: "quiet" })))));
  };
  place.append(button(say("page-guests"), look));
  return place;
}
