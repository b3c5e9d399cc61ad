// Who is sitting before this screen, and how they like it: name, language, light or dark, sound.

import { api, askPatiently, forgetKey, hasKey, ownKey, Refused } from './api/http'
import { languageKept, speak, spoken, type Language } from './words/words.svelte'

import type { Me } from './api/types'

export type Theme = 'system' | 'light' | 'dark'
const THEME = 'kontor.theme'
const SOUND = 'kontor.sound'

class Session {
  me = $state.raw<Me | null>(null)
  theme = $state<Theme>((localStorage.getItem(THEME) as Theme | null) ?? 'system')
  sound = $state(localStorage.getItem(SOUND) === 'on')

  /** Find out who one is; a first visit needs nothing. */
  async begin(): Promise<void> {
    this.showTheme()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.showTheme())
    if (!hasKey()) return
    try {
      this.me = await askPatiently<Me>('/me')
    } catch (error) {
      if (error instanceof Refused && error.fault.key === 'key-form') forgetKey()
    }
    if (!this.me || this.me.language === spoken()) return
    // The choice on this device counts; if none was made here, the one that is kept there.
    if (!languageKept()) await speak(this.me.language, true)
    else this.me = await api<Me>('PUT', '/me', { language: spoken() }).catch(() => this.me)
  }

  /** Be somebody: needed before one sits down anywhere. */
  async ensure(): Promise<Me> {
    ownKey()
    this.me ??= await api<Me>('PUT', '/me', { language: spoken() })
    return this.me
  }

  async rename(name: string): Promise<void> {
    ownKey()
    this.me = await api<Me>('PUT', '/me', { name, language: spoken() })
  }

  async speak(language: Language): Promise<void> {
    await speak(language, true)
    if (this.me) this.me = await api<Me>('PUT', '/me', { language })
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    localStorage.setItem(THEME, theme)
    this.showTheme()
  }

  setSound(on: boolean): void {
    this.sound = on
    localStorage.setItem(SOUND, on ? 'on' : 'off')
  }

  private showTheme(): void {
    const dark =
      this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
}

export const session = new Session()
