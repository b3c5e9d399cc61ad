// A table as this person sees it: what the server told, what can be done, and what one is about to do.

import { Hints } from '../advice/hints.svelte'
import { Review } from '../advice/review.svelte'
import { Refused } from '../api/http'
import { Live, type Listener } from '../api/live'
import { dismiss, note } from '../parts/notes.svelte'
import { t } from '../words/words.svelte'
import { Offers } from './offers.svelte'

import type {
  ActType,
  AtTable,
  Can,
  Entry,
  Fault,
  Happened,
  Looking,
  Present,
  Scene,
  TableInfo,
  TableShown,
} from '../api/types'

const NOTHING: Can = { undo: false, reset: false, redo: false, ask_undo: false, hint: false }

/** Acts of a seat on a revision. */
type SeatAct = 'undo' | 'redo' | 'reset' | 'ask_undo' | 'move'
/** What such an act says besides its seat; the revision is the present one if none is given. */
type SeatFields<K extends SeatAct> = Omit<AtTable<K>, 'seat' | 'revision'> & { revision?: number }

export class TableState implements Listener {
  info = $state.raw<TableInfo | null>(null)
  scenes = $state.raw<Scene[]>([])
  entries = $state.raw<Entry[]>([])
  revision = $state(0)
  connection = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** Why the table is closed to us. */
  fault = $state.raw<Fault | null>(null)
  /** The own seat whose cards are open on this screen; null as long as nobody has said who looks. */
  private turned = $state<number | null>(null)
  looking = $state.raw<Looking | null>(null)
  private looked = 0
  private acts: Promise<unknown> = Promise.resolve()
  /** How much was begun in turn so far. */
  begun = 0
  /** When the game is over: whether the score is shown instead of the table. */
  scoreShown = $state(true)
  /** A good that is pointed at somewhere: everything that makes or needs it lights up. */
  lit = $state('')
  readonly said = $derived(this.entries.filter((entry) => entry.kind === 'chat').length)
  /** How much of what was said is read; what was said before one came is not news. */
  read = $state<number | null>(null)
  readonly unread = $derived(this.read === null ? 0 : this.said - this.read)
  /** An act is on its way to the server. */
  busy = $state(false)

  readonly live: Live
  readonly offers: Offers
  /** What a bot would do now. */
  readonly hints: Hints
  /** How a bot judges a game that is over. */
  readonly review: Review

  constructor(readonly id: string) {
    this.live = new Live(id, this)
    this.offers = new Offers(this)
    this.hints = new Hints(this)
    this.review = new Review(this)
  }

  /** The seats that are played here, by this person. */
  readonly own = $derived((this.info?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat))

  /** Whether only this person and bots play here. */
  readonly alone = $derived(
    this.own.length > 0 && (this.info?.seats ?? []).every((seat) => seat.yours || seat.bot),
  )

  /** Whether one of one's own seats is to act, and not its stand-in. */
  readonly yourTurn = $derived(this.info?.status === 'playing' && this.info.your_turn)

  /** The seat whose eyes this screen has: -1 for an onlooker, null while a hand-over page hides everything. */
  readonly eye = $derived.by((): number | null => {
    if (!this.own.length) return -1
    if (this.own.length === 1) return this.own[0] ?? -1
    // Several people at one screen: nobody's cards are open before that person has said so.
    if (this.info?.status === 'over') return this.turned ?? this.own[0] ?? -1
    return this.yourTurn && this.info?.actor !== this.turned ? null : this.turned
  })

  readonly covered = $derived(this.eye === null)
  readonly scene = $derived(this.scenes.find((scene) => scene.seat === this.eye) ?? null)
  readonly can = $derived(this.scene?.can ?? NOTHING)
  /** What is drawn: the present position, or the earlier one that is looked at. */
  readonly view = $derived(this.looking?.view ?? this.scene?.view ?? null)
  /** Whether this screen's seat is to act now. */
  readonly acting = $derived(this.yourTurn && this.info?.actor === this.eye && this.looking === null)

  /** Why nothing can be done at this screen now, whatever the game allows. */
  readonly hindrance = $derived.by(() => {
    if (this.connection !== 'open') return t('page-lost')
    if (this.covered) return t('page-pass-why')
    return this.looking ? t('page-looking-back') : ''
  })

  /** Whether a bot's opinion is shown: what it would do, or how it judges the game. */
  readonly advised = $derived.by(() => this.hints.open || (this.review.open && this.looking !== null))

  /** The player of an own seat says: it is me, show my cards. Null: cover them. */
  turnTo(seat: number | null): void {
    this.turned = seat
    this.looking = null
    // What was said to one is not meant for the next.
    dismiss()
  }

  name(seat: number): string {
    const found = this.info?.seats[seat]
    if (!found) return ''
    return found.free && this.info?.status === 'waiting' ? t('page-seat-free') : found.name
  }

  shown(message: TableShown): void {
    // Something may have happened between the question and this answer: nothing is told twice.
    const last = this.entries.at(-1)?.number ?? 0
    const anew = message.entries[0]?.number === 1
    const fresh = message.entries.filter((entry) => entry.number > last)
    this.entries = anew ? message.entries : [...this.entries, ...fresh]
    this.read ??= this.said
    this.take(message)
  }

  happened(message: Happened): void {
    this.entries = [...this.entries, message.entry]
    this.take(message)
  }

  private take(message: TableShown | Happened): void {
    this.info = message.info
    this.scenes = message.scenes
    this.revision = message.revision
    this.fault = null
  }

  present(message: Present): void {
    this.info = message.info
  }

  connected(): void {
    this.connection = 'open'
  }

  lost(): void {
    this.connection = 'lost'
  }

  refused(error: Refused): void {
    this.fault = error.fault
  }

  /** Do something at the table; a refusal becomes a note. Says whether it was done. */
  act<K extends ActType>(type: K, fields: AtTable<K>): Promise<boolean> {
    return this.inTurn(() => this.send(type, fields))
  }

  /** Do one thing after the other: whoever is quick does not get ahead of the answers. */
  inTurn<T>(deed: () => T | Promise<T>): Promise<T> {
    this.begun += 1
    const done = this.acts.then(deed)
    // What fails is told to whoever began it; what comes after it is done all the same.
    this.acts = done.catch(() => undefined)
    return done
  }

  private async send<K extends ActType>(type: K, fields: AtTable<K>): Promise<boolean> {
    this.busy = true
    try {
      await this.live.act(type, fields)
      return true
    } catch (error) {
      note(error instanceof Refused ? error.message : t('page-no-answer'), 'bad')
      return false
    } finally {
      this.busy = false
    }
  }

  /** An act of this screen's seat on the position as it is drawn. */
  actSeat<K extends SeatAct>(type: K, fields: SeatFields<K>): Promise<boolean> {
    const { eye, revision } = this
    return this.inTurn(() => this.sendAs(eye, type, { revision, ...fields }))
  }

  /** An act of this screen's seat on the position as it is in the turn of what is being done. */
  sendSeat<K extends SeatAct>(type: K, fields: SeatFields<K>): Promise<boolean> {
    return this.sendAs(this.eye, type, { revision: this.revision, ...fields })
  }

  private async sendAs<K extends SeatAct>(
    seat: number | null,
    type: K,
    fields: SeatFields<K>,
  ): Promise<boolean> {
    if (seat !== null) return this.send(type, { seat, ...fields } as unknown as AtTable<K>)
    note(t('page-pass-why'), 'bad')
    return false
  }

  /** Look at an earlier position, with this screen's eyes or, when the game is over, any; null: back to the present. */
  async look(lines: number | null, seat = this.eye ?? -1): Promise<void> {
    const ticket = ++this.looked
    if (lines === null) {
      this.looking = null
      return
    }
    const found = await this.live.ask('look', { lines, seat })
    if (ticket === this.looked) this.looking = found
  }

  /** Look back from the present. */
  async lookBack(): Promise<void> {
    await this.look(0)
    if (this.looking) await this.look(this.looking.last, this.looking.seat)
  }

  close(): void {
    this.live.close()
  }
}
