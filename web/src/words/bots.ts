// What bots are called.

import { t } from './words.svelte'

/** The level alone: `levelName('hard')` is Hard. */
export function levelName(bot: string): string {
  return t(`bot-${bot}`)
}

/** That it is a bot, and of which level. */
export function botTold(bot: string): string {
  return t('page-is-bot', { level: levelName(bot) })
}
