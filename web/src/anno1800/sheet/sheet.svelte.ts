// The sheet that is being filled in: kept in this browser, scored by the server as one types.

import { api, Refused } from '../../api/http'
import { t } from '../../words/words.svelte'

import { asForm, decode, encode } from './code'

import type { Answer, Form, Player, Question, Questions, Scored, Sheet, Wrong } from './shapes'

const KEPT = 'kontor.sheet'
const PAUSE = 250

function blank(players: number): Form {
  return { objectives: [], players: Array.from({ length: players }, () => ({})) }
}

function kept(): Form | null {
  try {
    return asForm(JSON.parse(localStorage.getItem(KEPT) ?? 'null'))
  } catch {
    return null
  }
}

/** Whether nothing has been filled in. */
function isBlank(form: Form): boolean {
  return !form.objectives?.length && form.players.every((player) => Object.keys(player).length === 0)
}

export class SheetState {
  form = $state<Form>(kept() ?? blank(2))
  questions = $state.raw<Questions | null>(null)
  /** The last sheet that could be scored. */
  sheet = $state.raw<Sheet | null>(null)
  wrong = $state.raw<Wrong[]>([])
  /** Why nothing can be scored at all; empty if all is well. */
  trouble = $state('')
  /** A sheet that came with a link and waits for leave to replace this one. */
  offered = $state.raw<Form | null>(null)
  #asked = $state.raw<Scored['asked']>([])
  #timer = 0
  #sent = 0

  readonly players = $derived(this.form.players.map((player, seat) => this.#name(player, seat)))
  /** The questions that matter now, and those that have an answer. */
  readonly rows = $derived(this.questions?.questions.filter((question) => this.#matters(question)) ?? [])

  #name(player: Player, seat: number): string {
    const name = player['name']
    return typeof name === 'string' && name ? name : t('page-sheet-player', { number: seat + 1 })
  }

  #matters(question: Question): boolean {
    const path = question.path.join()
    if (question.always || this.#asked.some((asked) => asked.path.join() === path)) return true
    return this.form.players.some((_, seat) => {
      const value = this.answer(seat, question.path)
      return Array.isArray(value) ? value.length > 0 : Boolean(value)
    })
  }

  /** What can be chosen for a question, as things stand: what is asked for, and what was chosen before. */
  known(question: Question): string[] {
    const path = question.path.join()
    const asked = this.#asked.filter((found) => found.path.join() === path).flatMap((found) => found.known)
    const chosen = this.form.players.flatMap(
      (_, seat) => (this.answer(seat, question.path) as string[] | undefined) ?? [],
    )
    return question.items
      .map((item) => item.name)
      .filter((name) => asked.includes(name) || chosen.includes(name))
  }

  /** A link may carry a sheet: `#sheet=…`. */
  takeLink(): void {
    const code = new URLSearchParams(location.hash.slice(1)).get('sheet')
    if (code === null) return
    history.replaceState(null, '', location.pathname)
    const form = decode(code)
    if (!form) this.trouble = t('page-sheet-link-broken')
    else if (isBlank(this.form) || JSON.stringify(form) === JSON.stringify(this.form)) this.replace(form)
    else this.offered = form
  }

  link(): string {
    return `${location.origin}/score#sheet=${encode($state.snapshot(this.form))}`
  }

  async load(): Promise<void> {
    this.questions = await api<Questions>('GET', '/score/anno1800')
    await this.#score()
  }

  answer(seat: number, path: string[]): Answer | undefined {
    const [first, second] = path as [string, string?]
    const value = this.form.players[seat]?.[first]
    if (second === undefined) return value as Answer | undefined
    return (value as Record<string, number> | undefined)?.[second]
  }

  set(seat: number, path: string[], value: Answer | undefined): void {
    const player = this.form.players[seat]
    const [first, second] = path as [string, string?]
    if (!player) return
    if (second !== undefined) {
      const table = { ...(player[first] as Record<string, number> | undefined) }
      if (typeof value === 'number') table[second] = value
      else delete table[second]
      player[first] = table
    } else if (value === undefined || value === '') delete player[first]
    else player[first] = value
    this.changed()
  }

  toggleObjective(name: string): void {
    const now = this.form.objectives ?? []
    this.form.objectives = now.includes(name) ? now.filter((other) => other !== name) : [...now, name]
    this.changed()
  }

  seats(number: number): void {
    const players = this.form.players.slice(0, number)
    while (players.length < number) players.push({})
    this.form.players = players
    this.changed()
  }

  replace(form: Form): void {
    this.form = structuredClone(form)
    this.offered = null
    this.trouble = ''
    this.changed()
  }

  /** An empty sheet for the same players. */
  clear(): void {
    const names = this.form.players.map((player): Player => (player['name'] ? { name: player['name'] } : {}))
    this.replace({ objectives: [], players: names })
  }

  example(): void {
    if (this.questions) this.replace(asForm(this.questions.example) ?? blank(2))
  }

  /** Whether there is anything to show yet. */
  get scored(): boolean {
    return this.sheet?.totals.some((total) => total !== 0) ?? false
  }

  get blank(): boolean {
    return isBlank(this.form)
  }

  /** What is wrong with an answer; player -1 stands for all together. */
  complaints(seat: number, path: string[]): string[] {
    const here = this.wrong.filter((wrong) => wrong.player === seat && startsWith(wrong.path, path))
    return here.map((wrong) => wrong.text)
  }

  /** What is wrong and belongs to no field that is shown. */
  get elsewhere(): string[] {
    const shown = [...this.rows.map((row) => row.path), ['objectives'], ['name']]
    return this.wrong
      .filter((wrong) => !shown.some((path) => startsWith(wrong.path, path)))
      .map((wrong) => wrong.text)
  }

  changed(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.form))
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.#score(), PAUSE)
  }

  async #score(): Promise<void> {
    const number = ++this.#sent
    try {
      const scored = await api<Scored>('POST', '/score/anno1800', $state.snapshot(this.form))
      if (number !== this.#sent) return
      this.wrong = scored.wrong
      this.trouble = ''
      if (scored.sheet) {
        this.sheet = scored.sheet
        // Before anybody has a point, nobody need break a tie.
        this.#asked = scored.asked.filter((asked) => !asked.tie || this.scored)
      }
    } catch (error) {
      if (number === this.#sent) this.trouble = error instanceof Refused ? error.message : t('page-no-answer')
    }
  }
}

function startsWith(path: string[], begin: string[]): boolean {
  return begin.every((part, index) => path[index] === part)
}
