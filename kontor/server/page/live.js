// One live connection: questions and answers, and what happens at an open table. It comes back by itself.

import { LONGEST, Refused, SHORTEST, key, newId } from "./api.js";
import { language } from "./words.js";

const PING = 25000;
const OF_CONNECTION = new Set(["hello", "open", "ping"]);

export class Live {
  constructor(table, heard) {
    this.table = table;
    this.heard = heard;
    this.last = 0;
    this.waiting = new Map();
    this.pause = SHORTEST;
    this.offset = 0;
    this.closed = false;
    this.wake = () => {
      if (document.visibilityState === "visible" && !this.socket) this.connect();
    };
    document.addEventListener("visibilitychange", this.wake);
    window.addEventListener("online", this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lost(socket);
  }

  async greet(socket) {
    const before = [...this.waiting.values()];
    try {
      await this.say({ type: "hello", key: key(), language: language(), told: true });
      await this.open();
      // What was on its way when the connection broke is said again; the server does nothing twice.
      for (const pending of before) if (this.waiting.has(pending.message.id)) this.put(pending);
      this.pause = SHORTEST;
      this.heard({ type: "connected" });
      this.beat(socket);
    } catch (error) {
      if (!(error instanceof Refused) || this.passes(error, socket)) return;
      this.close();
      this.heard({ type: "refused", error });
    }
  }

  // A refusal that need not last, as long as the store is away: begin anew after a pause, as after a lost connection.
  passes(error, socket) {
    if (error.passing) this.drop(socket);
    return error.passing;
  }

  // The far end may be slow to say goodbye; it is not waited for.
  drop(socket) {
    this.lost(socket);
    socket.close();
  }

  async open() {
    this.heard(await this.say({ type: "open", table: this.table, after: this.last }));
  }

  async openAnew() {
    const { socket } = this;
    try {
      await this.open();
    } catch (error) {
      if (!this.passes(error, socket)) this.heard({ type: "refused", error });
    }
  }

  async beat(socket) {
    const giveUp = setTimeout(() => this.drop(socket), PING);
    try {
      const { data } = await this.say({ type: "ping" });
      this.offset = data.time - Date.now() / 1000;
    } finally {
      clearTimeout(giveUp);
    }
    setTimeout(() => socket === this.socket && this.beat(socket), PING);
  }

  lost(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    for (const [id, pending] of this.waiting) if (OF_CONNECTION.has(pending.message.type)) this.waiting.delete(id);
    if (this.closed) return;
    this.heard({ type: "lost" });
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST, this.pause * 2);
  }

  close() {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("online", this.wake);
    this.socket?.close();
  }

  say(message) {
    return new Promise((resolve, reject) => this.put({ message: { id: newId(), ...message }, resolve, reject }));
  }

  // Something about this table.
  ask(type, rest = {}) {
    return this.say({ type, table: this.table, ...rest });
  }

  put(pending) {
    this.waiting.set(pending.message.id, pending);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(pending.message));
  }

  hear(message) {
    if (message.type === "table") {
      this.last = message.number;
    } else if (message.type === "happened") {
      if (message.number <= this.last) return;
      if (message.number > this.last + 1) {
        this.openAnew();
        return;
      }
      this.last = message.number;
    } else if (message.type === "gone") {
      // Perhaps it only has to be opened anew; if not, the refusal says why.
      this.openAnew();
      return;
    }
    const pending = message.id ? this.waiting.get(message.id) : undefined;
    if (!pending) {
      this.heard(message);
      return;
    }
    this.waiting.delete(message.id);
    if (message.type === "refused") {
      // The table has moved on: what was missed comes with the table as it stands.
      if (message.state) this.openAnew();
      pending.reject(new Refused(message.error));
    } else {
      pending.resolve(message);
    }
  }
}
