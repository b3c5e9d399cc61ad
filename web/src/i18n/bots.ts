// Display names of bots.

import { hasMessage, t } from './i18n.svelte'

/** Return the name of a bot level: `levelName('hard')` is Hard. Bots from plug-in packages keep their own names. */
export function levelName(bot: string): string {
  return hasMessage(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

/** Return a label that says that a seat is played by a bot, with its level. */
export function botLabel(bot: string): string {
  return t('page-is-bot', { level: levelName(bot) })
}
