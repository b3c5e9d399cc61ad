// Telling somebody that it is their turn: a notice of the browser if they asked for it, and a sound if they like it.

const WISH = 'kontor.notices'

export function canNotify(): boolean {
  return 'Notification' in window && window.isSecureContext
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted' && localStorage.getItem(WISH) === 'yes'
}

export async function wishNotices(wish: boolean): Promise<void> {
  localStorage.setItem(WISH, wish ? 'yes' : 'no')
  if (wish && canNotify()) await Notification.requestPermission()
}

/** A notice outside the page, if the page is not looked at. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !mayNotify()) return
  try {
    const shown = new Notification(title, { body, tag: location.pathname })
    shown.onclick = () => window.focus()
  } catch {
    // Some phones allow notices only to installed pages; the title has to do.
  }
}

/** Two strokes of a small bell, made on the spot. */
export function ring(): void {
  const sound = new AudioContext()
  for (const [pitch, after] of [
    [880, 0],
    [1175, 0.16],
  ] as const) {
    const tone = sound.createOscillator()
    const volume = sound.createGain()
    const begins = sound.currentTime + after
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, begins)
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.45)
    tone.connect(volume).connect(sound.destination)
    tone.start(begins)
    tone.stop(begins + 0.5)
  }
  setTimeout(() => void sound.close(), 1000)
}
