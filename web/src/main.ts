import './styles/tokens.css'
import './styles/base.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { followAnnouncements } from './announcement.svelte'
import { currentLanguage, setLanguage } from './i18n/i18n.svelte'
import { session } from './session.svelte'

async function start(): Promise<void> {
  await setLanguage(currentLanguage())
  followAnnouncements()
  const target = document.getElementById('app')
  if (target) mount(App, { target, props: { ready: session.start() } })
}

void start()
