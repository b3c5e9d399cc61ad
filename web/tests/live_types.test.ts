// The types of the live connection: what svelte-check lets through, and what it does not.

import { describe, expectTypeOf, it } from 'vitest'

import type { Live } from '../src/api/live'
import type { CommandType, Answers, PlanAnswer, QuestionType } from '../src/api/types'

// Nothing here is run: what is tested is which calls compile.
export async function calls(live: Live): Promise<void> {
  const plan = await live.ask('plan', { seat: 0, thing: 'build brewery' })
  expectTypeOf(plan).toEqualTypeOf<PlanAnswer>()
  const { legal } = await live.ask('why', { seat: 0, line: 'end' })
  expectTypeOf(legal).toEqualTypeOf<boolean>()
  await live.ask('review', { seat: 0, first: 1, last: 12 })
  await live.command('chat', { text: 'hello' })
  await live.command('move', { seat: 0, revision: 7, line: 'end' })

  // @ts-expect-error: there is no such question
  await live.ask('plans', { seat: 0, thing: 'end' })
  // @ts-expect-error: the field is called thing
  await live.ask('plan', { seat: 0, things: 'end' })
  // @ts-expect-error: a seat is a number
  await live.ask('things', { seat: '0' })
  // @ts-expect-error: the thing is missing
  await live.ask('plan', { seat: 0 })
  // @ts-expect-error: a plan is not an answer to `things`
  expectTypeOf(await live.ask('things', { seat: 0 })).toEqualTypeOf<PlanAnswer>()
  // @ts-expect-error: a command is not a question
  await live.ask('move', { seat: 0, revision: 7, line: 'end' })
  // @ts-expect-error: a question is not a command
  await live.command('things', { seat: 0 })
  // @ts-expect-error: the revision is missing
  await live.command('undo', { seat: 0 })
}

describe('the types of the live connection', () => {
  it('know every question and every command', () => {
    expectTypeOf<QuestionType>().toEqualTypeOf<
      | 'things'
      | 'ways'
      | 'why'
      | 'prospects'
      | 'plan'
      | 'position'
      | 'standings'
      | 'log'
      | 'entries'
      | 'hint'
      | 'review'
    >()
    expectTypeOf<CommandType>().toEqualTypeOf<
      | 'move'
      | 'undo'
      | 'redo'
      | 'reset'
      | 'ask_undo'
      | 'answer_undo'
      | 'ask_replacement'
      | 'answer_replacement'
      | 'leave'
      | 'return'
      | 'chat'
    >()
    expectTypeOf<Answers['log']['lines'][number]['line']>().toEqualTypeOf<number>()
  })
})
