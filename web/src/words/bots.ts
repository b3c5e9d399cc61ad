// What bots are called.

import { knows, t } from './words.svelte'

/** The level alone: `levelName('hard')` is Hard. Bots of other packages go by their own names. */
export function levelName(bot: string): string {
  return knows(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

/** That it is a bot, and of which level. */
export function botTold(bot: string): string {
  return t('page-is-bot', { level: levelName(bot) })
}
