// The person at this screen and their preferences: name, language, theme, sound.

import { api, getWithRetry, forgetKey, hasKey, ownKey, Refused } from './api/http'
import { currentLanguage, hasSavedLanguage, setLanguage, type Language } from './i18n/i18n.svelte'

import type { Account } from './api/types'

export type Theme = 'system' | 'light' | 'dark'
const THEME_KEY = 'kontor.theme'
const SOUND_KEY = 'kontor.sound'

class Session {
  me = $state.raw<Account | null>(null)
  theme = $state<Theme>((localStorage.getItem(THEME_KEY) as Theme | null) ?? 'system')
  sound = $state(localStorage.getItem(SOUND_KEY) === 'on')

  /** Load the account of the saved key. A first visit has none. */
  async start(): Promise<void> {
    this.applyTheme()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.applyTheme())
    if (!hasKey()) return
    try {
      this.me = await getWithRetry<Account>('/me')
    } catch (error) {
      if (error instanceof Refused && error.fault.key === 'key-form') forgetKey()
    }
    if (!this.me || this.me.language === currentLanguage()) return
    // A language chosen on this device wins over the one saved in the account.
    if (!hasSavedLanguage()) await setLanguage(this.me.language, true)
    else this.me = await api<Account>('PUT', '/me', { language: currentLanguage() }).catch(() => this.me)
  }

  /** Return the account, creating one if there is none. Required before taking a seat. */
  async ensure(): Promise<Account> {
    ownKey()
    this.me ??= await api<Account>('PUT', '/me', { language: currentLanguage() })
    return this.me
  }

  async rename(name: string): Promise<void> {
    ownKey()
    this.me = await api<Account>('PUT', '/me', { name, language: currentLanguage() })
  }

  async setLanguage(language: Language): Promise<void> {
    await setLanguage(language, true)
    if (this.me) this.me = await api<Account>('PUT', '/me', { language })
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    localStorage.setItem(THEME_KEY, theme)
    this.applyTheme()
  }

  setSound(on: boolean): void {
    this.sound = on
    localStorage.setItem(SOUND_KEY, on ? 'on' : 'off')
  }

  private applyTheme(): void {
    const dark =
      this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
}

export const session = new Session()
