// The state of a table on this screen: what the server sent, the replay, and the queue of the player's actions.

import { Hints } from '../advice/hints.svelte'
import { Review } from '../advice/review.svelte'
import { errorText, type Refused } from '../api/http'
import { Live, type Listener } from '../api/live'
import { t } from '../i18n/i18n.svelte'
import { dismiss, toast } from '../ui/toast.svelte'
import { Offers } from './offers.svelte'

import type {
  Can,
  CommandType,
  Fault,
  Happened,
  LogEntry,
  Presence,
  ReplayPosition,
  Scene,
  SeatCommand,
  SeatFields,
  TableFields,
  TableInfo,
  TableSnapshot,
} from '../api/types'

const NOTHING: Can = { undo: false, reset: false, redo: false, ask_undo: false, hint: false }

/** The fields of a seat's command. The default revision is the current one. */
type MoveFields<K extends SeatCommand> = SeatFields<K> & { revision?: number }

export class TableState implements Listener {
  info = $state.raw<TableInfo | null>(null)
  scenes = $state.raw<Scene[]>([])
  entries = $state.raw<LogEntry[]>([])
  revision = $state(0)
  connection = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** Why the server closed the connection, in words; empty if it has not said. */
  lostReason = $state('')
  /** Why the server refuses to open the table. */
  fault = $state.raw<Fault | null>(null)
  /** The own seat whose cards are revealed on this screen; null while the cards are covered. */
  private revealed = $state<number | null>(null)
  /** The earlier position that is shown; null for the current one. */
  replay = $state.raw<ReplayPosition | null>(null)
  /** Counts requests for earlier positions, to discard answers to older ones. */
  private replayTicket = 0
  private queue: Promise<unknown> = Promise.resolve()
  /** How many actions were enqueued so far. */
  enqueued = 0
  /** In a finished game: whether the score is shown instead of the table. */
  scoreOpen = $state(true)
  readonly chatCount = $derived(this.entries.filter((entry) => entry.kind === 'chat').length)
  /** How many chat messages were read; those sent before this person came count as read. */
  chatRead = $state<number | null>(null)
  readonly unread = $derived(this.chatRead === null ? 0 : this.chatCount - this.chatRead)
  /** Whether a command is under way. */
  busy = $state(false)

  readonly live: Live
  readonly offers: Offers
  /** Moves that a bot suggests. */
  readonly hints: Hints
  /** A bot's review of a finished game. */
  readonly review: Review

  constructor(readonly id: string) {
    this.live = new Live(id, this)
    this.offers = new Offers(this)
    this.hints = new Hints(this)
    this.review = new Review(this)
  }

  /** The seats of this person. */
  readonly own = $derived((this.info?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat))

  /** Whether this person plays against bots only. */
  readonly alone = $derived(
    this.own.length > 0 && (this.info?.seats ?? []).every((seat) => seat.yours || seat.bot),
  )

  /** Whether an own seat is to act that has no stand-in. */
  readonly yourTurn = $derived(this.info?.status === 'playing' && this.info.your_turn)

  /** The seat whose view is shown: -1 for a spectator, null while a hand-over page hides everything. */
  readonly viewer = $derived.by((): number | null => {
    if (!this.own.length) return -1
    if (this.own.length === 1) return this.own[0] ?? -1
    // Several people share this screen: cards stay covered until their player reveals them.
    if (this.info?.status === 'over') return this.revealed ?? this.own[0] ?? -1
    return this.yourTurn && this.info?.actor !== this.revealed ? null : this.revealed
  })

  readonly covered = $derived(this.viewer === null)
  readonly scene = $derived(this.scenes.find((scene) => scene.seat === this.viewer) ?? null)
  readonly can = $derived(this.scene?.can ?? NOTHING)
  /** What is drawn: the current position, or an earlier one in a replay. */
  readonly view = $derived(this.replay?.view ?? this.scene?.view ?? null)
  /** Whether the viewer's seat is to act now. */
  readonly acting = $derived(this.yourTurn && this.info?.actor === this.viewer && this.replay === null)

  /**
   * Why this screen cannot act now, whatever the game allows; empty if it can. While the connection is lost, it can:
   * what is clicked then is kept and sent over the next connection.
   */
  readonly blockedReason = $derived.by(() => {
    if (this.covered) return t('page-pass-why')
    return this.replay ? t('page-looking-back') : ''
  })

  /** Whether a bot's hints or its review are shown. */
  readonly adviceOpen = $derived.by(() => this.hints.open || (this.review.open && this.replay !== null))

  /** Reveal the cards of an own seat; null covers them. */
  revealSeat(seat: number | null): void {
    this.revealed = seat
    this.replay = null
    // A toast for one player is not meant for the next.
    dismiss()
  }

  name(seat: number): string {
    const info = this.info?.seats[seat]
    if (!info) return ''
    return info.free && this.info?.status === 'waiting' ? t('page-seat-free') : info.name
  }

  opened(message: TableSnapshot, after: number): void {
    // Entries may have been pushed between the request and this answer: skip those.
    const last = this.entries.at(-1)?.number ?? 0
    const newEntries = message.entries.filter((entry) => entry.number > last)
    // The server sends the latest entries only. If some are missing in between, earlier ones are loaded when needed.
    const isGap = (newEntries[0]?.number ?? 0) > last + 1
    this.entries = after === 0 || isGap ? message.entries : [...this.entries, ...newEntries]
    this.chatRead ??= this.chatCount
    this.update(message)
  }

  /** Whether there are entries before those that were loaded. */
  readonly hasEarlier = $derived((this.entries[0]?.number ?? 1) > 1)

  /** Load a page of earlier entries. Their chat messages count as read. */
  async loadEarlier(): Promise<void> {
    const before = this.entries[0]?.number ?? 1
    if (before <= 1) return
    const page = (await this.live.ask('entries', { before, texts: true })).entries as LogEntry[]
    // They may have been loaded meanwhile, or replaced in another language.
    if (this.entries[0]?.number !== before) return
    this.entries = [...page, ...this.entries]
    this.chatRead = (this.chatRead ?? 0) + page.filter((entry) => entry.kind === 'chat').length
  }

  happened(message: Happened): void {
    this.entries = [...this.entries, message.entry]
    this.update(message)
  }

  private update(message: TableSnapshot | Happened): void {
    this.info = message.info
    if (message.scenes) this.scenes = message.scenes
    this.revision = message.revision
    this.fault = null
  }

  presence(message: Presence): void {
    this.info = message.info
  }

  connected(): void {
    this.connection = 'open'
    this.lostReason = ''
  }

  lost(reason: string): void {
    this.connection = 'lost'
    // Attempts that fail meanwhile have no reason; the first one stays.
    this.lostReason = reason || this.lostReason
  }

  refused(error: Refused): void {
    this.fault = error.fault
  }

  /** Send a command in turn; its error becomes a toast. Return whether it succeeded. */
  command<K extends CommandType>(type: K, fields: TableFields<K>): Promise<boolean> {
    return this.enqueue(() => this.run(this.live.command(type, fields)))
  }

  /** Run an action after all actions enqueued before it, so that quick clicks do not overtake the answers. */
  enqueue<T>(action: () => T | Promise<T>): Promise<T> {
    this.enqueued += 1
    const result = this.queue.then(action)
    // A failure reaches the caller only. Later actions run all the same.
    this.queue = result.catch(() => undefined)
    return result
  }

  private async run(command: Promise<void>): Promise<boolean> {
    this.busy = true
    try {
      await command
      return true
    } catch (error) {
      toast(errorText(error), 'bad')
      return false
    } finally {
      this.busy = false
    }
  }

  /** Send a command of the viewer's seat in turn, for the revision that is shown now. */
  commandSeat<K extends SeatCommand>(type: K, fields: MoveFields<K>): Promise<boolean> {
    const { viewer, revision } = this
    return this.enqueue(() => this.sendAs(viewer, type, revision, fields))
  }

  /** Send a command of the viewer's seat at once, for the current revision. Call it from an enqueued action. */
  sendSeat<K extends SeatCommand>(type: K, fields: MoveFields<K>): Promise<boolean> {
    return this.sendAs(this.viewer, type, this.revision, fields)
  }

  private async sendAs<K extends SeatCommand>(
    seat: number | null,
    type: K,
    revision: number,
    fields: MoveFields<K>,
  ): Promise<boolean> {
    if (seat !== null) return this.run(this.live.commandSeat(type, seat, fields.revision ?? revision, fields))
    toast(t('page-pass-why'), 'bad')
    return false
  }

  /** Show the position after so many lines; null returns to the current one. In a finished game any seat can be given. */
  async showPosition(lines: number | null, seat = this.viewer ?? -1): Promise<void> {
    const ticket = ++this.replayTicket
    if (lines === null) {
      this.replay = null
      return
    }
    const position = await this.live.ask('position', { lines, seat })
    if (ticket === this.replayTicket) this.replay = position
  }

  /** Start a replay at the last position. */
  async startReplay(): Promise<void> {
    await this.showPosition(0)
    if (this.replay) await this.showPosition(this.replay.last, this.replay.seat)
  }

  close(): void {
    this.live.close()
  }
}
