import './look/tokens.css'
import './look/base.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { session } from './session.svelte'
import { speak, spoken } from './words/words.svelte'

async function begin(): Promise<void> {
  await speak(spoken())
  const target = document.getElementById('app')
  if (target) mount(App, { target, props: { ready: session.begin() } })
}

void begin()
