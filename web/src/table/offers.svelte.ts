// What the viewer's seat can do now, and the plan the player is working on. Everything comes from the server.

import { tick } from 'svelte'

import { errorText } from '../api/http'
import { t } from '../i18n/i18n.svelte'
import { toast } from '../ui/toast.svelte'

import { ClickQueue, type Click } from './click_queue.svelte'
import { loadPlan, savePlan } from './saved_plan'
import { END, type ThingName } from './things'

import type { TableState } from './table.svelte'
import type { PlanAnswer, PlanRequest, Thing } from '../api/types'

/** A thing that cannot be done now, and why. */
export interface Unavailable {
  thing: ThingName
  reason: string
}

/** What a clicked element stands for: one thing, possible or not, or several things to choose from. */
export type ClickTarget = ThingName | Thing[]

/** The result of a click: a move to play at once, a plan, or a reason why not. */
interface ClickResult {
  line?: string
  plan?: PlanAnswer
  request?: PlanRequest
  unavailable?: Unavailable
}

export class Offers {
  /** The offers in the current scene; none while an earlier position is shown. */
  private readonly current = $derived.by(() => {
    const { info, replay, scene } = this.table
    return info?.status === 'playing' && replay === null ? scene?.offers : undefined
  })
  /** The things the viewer's seat can do now; none while another seat is to act. */
  readonly things: Thing[] = $derived.by(() => (this.table.acting ? (this.current?.things ?? []) : []))
  /** What the game asks the seat to do. */
  readonly question: string = $derived.by(() => (this.table.acting ? (this.current?.question ?? '') : ''))
  /** What the seat would lose by ending its turn now, in words; empty for nothing. */
  readonly loses: string = $derived.by(() => (this.table.acting ? (this.current?.loses ?? '') : ''))
  /** What the seat lacks, as the game describes it. Available while others play, too. */
  readonly prospects: Record<string, unknown> = $derived.by(() => this.current?.prospects ?? {})
  /** The plan that waits for confirmation. */
  plan = $state.raw<PlanAnswer | null>(null)
  /** The clicked thing that cannot be done. */
  unavailable = $state.raw<Unavailable | null>(null)
  /** The things that the clicked element may stand for. The player chooses one. */
  candidates = $state.raw<Thing[]>([])
  /** Whether the player is asked about ending the turn, because something would be lost. */
  ending = $state(false)
  /** The position in which the player answered that question by playing on. It is not asked again there. */
  private answered = ''
  /** Whether there is something to decide or to read. */
  readonly isOpen = $derived.by(
    () => this.ending || this.plan !== null || this.unavailable !== null || this.candidates.length > 0,
  )
  /** Number of requests under way. */
  private requests = $state(0)
  private readonly clicks: ClickQueue
  readonly waiting = $derived.by(() => this.requests > 0 || this.clicks.waiting)
  private request: PlanRequest = {}
  /** The change of the plan that is under way. Resolves to whether it was possible. */
  private changing: Promise<boolean> | null = null
  /** Counts plans and positions, to discard answers to older requests. */
  private ticket = 0
  private restoring: Promise<void> = Promise.resolve()
  private position = ''

  constructor(private readonly table: TableState) {
    this.clicks = new ClickQueue(table)
  }

  /** Whether ending the turn is the only thing left to do. */
  readonly onlyEnd = $derived(this.things.length > 0 && this.things.every(({ kind }) => kind === END.kind))

  private readonly byText = $derived(new Map(this.things.map((thing) => [thing.text, thing])))

  /** Call when the position, the viewer, the language or the connection have changed. */
  refresh(): void {
    this.restoring = this.restore()
  }

  // Keep the plan while the position stays the same, but fetch it again: the language may have changed.
  private async restore(): Promise<void> {
    const { table } = this
    const position = `${table.revision}/${table.viewer}/${table.acting}`
    const isSame = position === this.position && (this.plan !== null || this.ending)
    if (!isSame) this.clear()
    this.position = position
    if (table.connection !== 'open') return
    if (isSame) await this.revise({})
    else if (table.acting && table.viewer !== null) await this.restoreSaved(table.viewer)
  }

  /** After a reload, reopen the saved plan if the position is still the same. */
  private async restoreSaved(seat: number): Promise<void> {
    const saved = loadPlan(this.table.id)
    if (!saved || saved.position !== this.position || !this.offered({ text: saved.thing })) return
    const ticket = this.ticket
    const plan = await this.fetchPlan(seat, saved.thing, saved.request)
    if (ticket !== this.ticket || !plan || plan.error) return
    this.request = saved.request
    this.plan = plan
  }

  private save(): void {
    const { plan, position, request } = this
    if (plan) savePlan(this.table.id, { position, thing: plan.thing, request })
  }

  /** Return a thing as it is offered; undefined if it cannot be done now. */
  offered({ text }: Pick<ThingName, 'text'>): Thing | undefined {
    return this.byText.get(text)
  }

  /** Whether the open plan is for a thing. */
  isPlanned({ text }: ThingName): boolean {
    return this.plan?.thing === text
  }

  /** Return all things of a kind that can be done now: `ofKind('sail')`. */
  ofKind(kind: string): Thing[] {
    return this.things.filter((thing) => thing.kind === kind)
  }

  /** Handle a click on an element that stands for one thing. */
  choose(thing: ThingName, request: PlanRequest = {}): Promise<void> {
    return this.click(thing.text, () => thing, request)
  }

  /**
   * Handle a click on an element: plan its thing, play it at once if there is nothing to choose, or explain why it is
   * impossible. The click waits for everything enqueued before it, and `target` is only called then. The request is
   * followed where possible.
   */
  async click(name: string, target: () => ClickTarget, request: PlanRequest = {}): Promise<void> {
    if (!this.canAct()) return
    const key = `${name} ${JSON.stringify(request)}`
    await this.clicks.run(key, (click) => this.handle(click, target, request))
  }

  private async handle(click: Click, target: () => ClickTarget, request: PlanRequest): Promise<void> {
    let moved = false
    while (await this.isReady(click)) {
      const { position } = this
      const clicked = target()
      const things = Array.isArray(clicked) ? clicked : [clicked]
      if (!this.isMeaningful(things)) return
      this.clear()
      const [thing] = things
      if (!thing || things.length > 1) {
        this.candidates = clicked as Thing[]
        return
      }
      if (!this.table.acting) {
        this.unavailable = { thing, reason: this.waitsFor() }
        return
      }
      if (isEnd(thing) && this.loses && this.answered !== position) {
        this.ending = true
        return
      }
      const result = isEnd(thing) ? { line: thing.text } : await this.resolve(thing, request)
      if (!this.clicks.has(click)) return
      if (position === this.position) {
        // A click made in another position only shows its plan and does not play it.
        await this.show(click, result, moved)
        return
      }
      moved = true
    }
  }

  /** Wait until the offers are up to date. Return whether the click can be handled now. */
  private async isReady(click: Click): Promise<boolean> {
    await tick()
    const waited = !this.table.acting
    let restoring
    do {
      restoring = this.restoring
      await restoring
    } while (restoring !== this.restoring)
    if (!this.clicks.has(click) || !this.canAct()) return false
    // A click before the player's turn was not meant for the turn that has begun since.
    if (waited && this.table.acting) toast(t('page-your-turn'))
    return !waited || !this.table.acting
  }

  /** Whether this screen can act at all; if not, tell a player why. Spectators need no reason. */
  private canAct(): boolean {
    const { blockedReason, info, own } = this.table
    const reason = info?.status === 'over' ? t('page-game-over') : blockedReason
    if (own.length && reason) toast(reason, 'bad')
    return own.length > 0 && !reason
  }

  private waitsFor(): string {
    return t('page-waits-for', { name: this.table.name(this.table.info?.actor ?? -1) })
  }

  /** Whether a click makes sense now. If not, tell the player why and leave the open plan alone. */
  private isMeaningful(things: ThingName[]): boolean {
    const { acting } = this.table
    const ends = things.length === 1 && things.every(isEnd)
    if (!acting && (!things.length || ends)) toast(this.waitsFor(), 'bad')
    // If something else must come before the end of the turn, repeat that question.
    const early = acting && ends && this.question !== '' && !this.offered(END)
    if (early) toast(this.question, 'bad')
    return things.length > 0 && !early && (acting || !ends)
  }

  private async show(click: Click, result: ClickResult, planOnly: boolean): Promise<void> {
    if (result.line && !planOnly) {
      await this.play(click, { line: result.line })
      return
    }
    this.unavailable = result.unavailable ?? null
    this.request = result.request ?? {}
    this.plan = result.plan ?? null
    this.save()
  }

  private async play(click: Click, move: { line: string; revision?: number }): Promise<void> {
    click.sent = true
    if (await this.table.sendSeat('move', move)) this.clear()
  }

  /** Plan a thing, following the request if possible, or find out why it cannot be done. */
  private async resolve(thing: ThingName, request: PlanRequest): Promise<ClickResult> {
    const { text } = thing
    const seat = this.table.viewer
    if (seat === null) return {}
    if (!this.offered(thing)) {
      const reason = await this.fetchReason(seat, text)
      if (reason !== null) return reason ? { unavailable: { thing, reason } } : {}
    }
    let plan = await this.fetchPlan(seat, text, request)
    const refused = plan?.error
    if (refused) plan = await this.fetchPlan(seat, text, {})
    if (!plan) return {}
    return { plan, request: refused ? {} : request, line: plan.immediate ? plan.line : '' }
  }

  /** Change the plan: `revise({ at: '12' })` moves it to another place. */
  async revise(request: PlanRequest): Promise<void> {
    const changing = this.change(request)
    this.changing = changing
    await changing
    if (this.changing === changing) this.changing = null
  }

  private async change(request: PlanRequest): Promise<boolean> {
    const { plan } = this
    const seat = this.table.viewer
    if (!plan || seat === null) return false
    const before = this.request
    const ticket = ++this.ticket
    // Update the selection at once, so that quick clicks on several cards add up.
    this.request = { ...before, ...request }
    if (plan.choose && request.named) {
      this.plan = { ...plan, line: '', choose: { ...plan.choose, named: request.named } }
    }
    const changed = await this.fetchPlan(seat, plan.thing, this.request)
    if (ticket !== this.ticket) return false
    if (!changed || changed.error) this.request = before
    if (!changed) return false
    if (changed.error) {
      toast(changed.error.text, 'bad')
      // Return to the plan before the refused change.
      const former = await this.fetchPlan(seat, plan.thing, before)
      if (ticket === this.ticket) this.plan = former ?? changed
      return false
    }
    this.plan = changed
    this.save()
    return true
  }

  /** The payment steps the player has fixed so far. */
  get fixedSteps(): string[] {
    return this.request.by ?? []
  }

  /** Play the plan, including changes under way, on the revision it was made for. */
  async confirm(): Promise<void> {
    // A later change replaces an earlier one.
    while (this.changing !== null) {
      const changed = await this.changing
      if (!changed && this.changing === null) return
    }
    const line = this.plan?.line
    const { revision } = this.table
    if (!line || !this.canAct()) return
    await this.clicks.run('confirm', (click) => this.play(click, { line, revision }))
  }

  /** End the turn after the question. */
  async endTurn(): Promise<void> {
    if (!this.ending || !this.canAct()) return
    const { revision } = this.table
    await this.clicks.run('end', (click) => this.play(click, { line: END.text, revision }))
  }

  /** Cancel waiting clicks and close the plan or explanation. Return whether there was anything to cancel. */
  cancel(): boolean {
    const hadClicks = this.clicks.cancel()
    const wasOpen = this.isOpen
    if (this.ending) this.answered = this.position
    this.clear()
    return hadClicks || wasOpen
  }

  /** Close the plan or explanation. */
  clear(): void {
    this.ticket += 1
    if (this.plan) savePlan(this.table.id, null)
    this.plan = null
    this.unavailable = null
    this.candidates = []
    this.ending = false
    this.request = {}
  }

  private fetchPlan(seat: number, thing: string, request: PlanRequest): Promise<PlanAnswer | null> {
    return this.attempt(() => this.table.live.ask('plan', { seat, thing, ...request }), null)
  }

  /** Return why a thing cannot be done; null if it can be done after all, empty if no reason is known. */
  private fetchReason(seat: number, thing: string): Promise<string | null> {
    return this.attempt(async () => {
      const answer = await this.table.live.ask('why', { seat, line: thing })
      return answer.legal ? null : (answer.error?.text ?? '')
    }, '')
  }

  /** Send a request; show its error as a toast and return `fallback` instead. */
  private async attempt<T>(send: () => Promise<T>, fallback: T): Promise<T> {
    this.requests += 1
    try {
      return await send()
    } catch (error) {
      toast(errorText(error), 'bad')
      return fallback
    } finally {
      this.requests -= 1
    }
  }
}

function isEnd({ kind }: ThingName): boolean {
  return kind === END.kind
}
