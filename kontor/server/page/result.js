// How a game ended, and its record to keep.

import { request } from "./api.js";
import { button, el, note } from "./dom.js";
import { seatName } from "./seats.js";
import { pair, say } from "./words.js";

export function drawResult(table) {
  const { info, id } = table;
  const { result, seats } = info;
  const winners = (result?.winners ?? []).map((seat) => seatName(seats[seat])).join(", ");
  const points = result?.scores ?? result?.points;
  return el("div", { class: "result" },
    el("strong", {}, result ? (winners ? pair(say("page-winner"), winners) : say("page-no-winner")) : say("page-over")),
    points ? el("span", {}, ` ${seats.map((seat) => pair(seatName(seat), points[seat.seat])).join(" · ")}`) : null, " ",
    button(say("page-record"), () => download(id, info.game)));
}

async function download(id, game) {
  try {
    const answer = await request("GET", `/tables/${id}/record`);
    const address = URL.createObjectURL(await answer.blob());
    el("a", { href: address, download: `kontor_${game}_${id}.json` }).click();
    URL.revokeObjectURL(address);
  } catch (error) {
    note(error.message, "bad");
  }
}
