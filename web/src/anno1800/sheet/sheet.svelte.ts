// The state of the score sheet. It is saved in this browser and scored by the server while the player types.

import { api, errorText } from '../../api/http'
import { t } from '../../i18n/i18n.svelte'

import { asForm, decode, encode } from './code'

import type { Answer, Form, Mistake, Player, Question, Questions, ScoreResult, Sheet } from './types'

const STORAGE_KEY = 'kontor.sheet'
const PATH = '/score/anno1800'
const DELAY = 250

function blank(players: number): Form {
  return { objectives: [], players: Array.from({ length: players }, () => ({})) }
}

function savedForm(): Form | null {
  try {
    return asForm(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Whether the form is empty. */
function isBlank(form: Form): boolean {
  return !form.objectives?.length && form.players.every((player) => Object.keys(player).length === 0)
}

export class SheetState {
  form = $state<Form>(savedForm() ?? blank(2))
  questions = $state.raw<Questions | null>(null)
  /** The last sheet that could be scored. */
  sheet = $state.raw<Sheet | null>(null)
  mistakes = $state.raw<Mistake[]>([])
  /** Why the server could not score the form; empty if it could. */
  error = $state('')
  /** A form from a link that waits for permission to replace this one. */
  offered = $state.raw<Form | null>(null)
  #relevant = $state.raw<ScoreResult['questions']>([])
  #timer = 0
  #sent = 0

  readonly players = $derived(this.form.players.map((player, seat) => this.#name(player, seat)))
  /** The questions that are relevant now or have an answer. */
  readonly rows = $derived(this.questions?.questions.filter((question) => this.#isShown(question)) ?? [])

  #name(player: Player, seat: number): string {
    const name = player['name']
    return typeof name === 'string' && name ? name : t('page-sheet-player', { number: seat + 1 })
  }

  #isShown(question: Question): boolean {
    const path = question.path.join()
    if (question.always || this.#relevant.some((relevant) => relevant.path.join() === path)) return true
    return this.form.players.some((_, seat) => {
      const value = this.answer(seat, question.path)
      return Array.isArray(value) ? value.length > 0 : Boolean(value)
    })
  }

  /** Return the names to choose from for a question: the relevant ones and those chosen before. */
  choices(question: Question): string[] {
    const path = question.path.join()
    const relevant = this.#relevant
      .filter((question) => question.path.join() === path)
      .flatMap((question) => question.known)
    const chosen = this.form.players.flatMap(
      (_, seat) => (this.answer(seat, question.path) as string[] | undefined) ?? [],
    )
    return question.items
      .map((item) => item.name)
      .filter((name) => relevant.includes(name) || chosen.includes(name))
  }

  /** Load the form from the link of the page, if it has one: `#sheet=…`. */
  loadLink(): void {
    const code = new URLSearchParams(location.hash.slice(1)).get('sheet')
    if (code === null) return
    history.replaceState(null, '', location.pathname)
    const form = decode(code)
    if (!form) this.error = t('page-sheet-link-broken')
    else if (isBlank(this.form) || JSON.stringify(form) === JSON.stringify(this.form)) this.replace(form)
    else this.offered = form
  }

  link(): string {
    return `${location.origin}${PATH}#sheet=${encode($state.snapshot(this.form))}`
  }

  async load(): Promise<void> {
    this.questions = await api<Questions>('GET', PATH)
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
    this.error = ''
    this.changed()
  }

  /** Clear the form, except for the names of the players. */
  clear(): void {
    const names = this.form.players.map((player): Player => (player['name'] ? { name: player['name'] } : {}))
    this.replace({ objectives: [], players: names })
  }

  example(): void {
    if (this.questions) this.replace(asForm(this.questions.example) ?? blank(2))
  }

  /** Whether there is a score to show. */
  get scored(): boolean {
    return this.sheet?.totals.some((total) => total !== 0) ?? false
  }

  get blank(): boolean {
    return isBlank(this.form)
  }

  /** Return the mistakes in an answer as sentences; seat -1 stands for all players together. */
  mistakesAt(seat: number, path: string[]): string[] {
    return this.mistakes
      .filter((mistake) => mistake.player === seat && startsWith(mistake.path, path))
      .map((mistake) => mistake.text)
  }

  /** The mistakes that belong to no field that is shown. */
  get otherMistakes(): string[] {
    const shown = [...this.rows.map((row) => row.path), ['objectives'], ['name']]
    return this.mistakes
      .filter((mistake) => !shown.some((path) => startsWith(mistake.path, path)))
      .map((mistake) => mistake.text)
  }

  changed(): void {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(this.form))
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.#score(), DELAY)
  }

  async #score(): Promise<void> {
    const number = ++this.#sent
    try {
      const result = await api<ScoreResult>('POST', PATH, $state.snapshot(this.form))
      if (number !== this.#sent) return
      this.mistakes = result.mistakes
      this.error = ''
      if (result.sheet) {
        this.sheet = result.sheet
        // Questions that break a tie are irrelevant until somebody has points.
        this.#relevant = result.questions.filter((question) => !question.tie || this.scored)
      }
    } catch (error) {
      if (number === this.#sent) this.error = errorText(error)
    }
  }
}

function startsWith(path: string[], begin: string[]): boolean {
  return begin.every((part, index) => path[index] === part)
}
