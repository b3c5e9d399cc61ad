// The things that belong to the parts of an island.

import { branchGood } from './symbols'

import type { Thing } from '../api/types'

/** Return the things that a space stands for. `looked` is the tile that waits for a decision. */
export function onSpace(things: Thing[], space: number, looked: string): Thing[] {
  const here = String(space)
  return things.filter(({ kind, names: [first, second] }) => {
    if (kind === 'develop') return first === here
    if (kind === 'sell') return second === here
    return kind === 'keep' && looked === 'treasure_upgrade' && first === here
  })
}

/** Return the things that a production site stands for. `branch` is the good of the branch there, if any. */
export function onSite(things: Thing[], site: number, branch: string, looked: string): Thing[] {
  const here = String(site)
  return things.filter(({ kind, names: [first, second] }) => {
    if (kind === 'keep') return branchGood(looked) !== '' && first === here
    return (
      kind === 'give' &&
      branch !== '' &&
      branchGood(first ?? '') === branch &&
      (second === undefined || second === here)
    )
  })
}

/** Return the things that the trade agreements stand for. */
export function onAgreements(things: Thing[], looked: string): Thing[] {
  return things.filter(({ kind, names: [first] }) =>
    kind === 'give' ? first === 'agreement' : kind === 'keep' && looked === 'agreement' && !first,
  )
}

/** Return the things that the gold stands for. */
export function onGold(things: Thing[], looked: string): Thing[] {
  return things.filter(({ kind }) => kind === 'keep' && looked === 'treasure_gold')
}

/** Return the things that sell a good. */
export function sales(things: Thing[], good: string): Thing[] {
  return things.filter(({ kind, names: [what] }) => kind === 'sell' && what === good)
}

/** Narrow the things of an element to those the player was just asked about, if any. */
export function narrowTo(own: Thing[], asked: Thing[]): Thing[] {
  const both = own.filter(({ text }) => asked.some((thing) => thing.text === text))
  return both.length ? both : own
}
