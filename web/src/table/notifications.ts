// Notifications of a turn: browser notifications if they are enabled, and a sound.

const STORAGE_KEY = 'kontor.notices'

export function supportsNotifications(): boolean {
  return 'Notification' in window && window.isSecureContext
}

export function notificationsEnabled(): boolean {
  return (
    supportsNotifications() &&
    Notification.permission === 'granted' &&
    localStorage.getItem(STORAGE_KEY) === 'yes'
  )
}

export async function setNotifications(enabled: boolean): Promise<void> {
  localStorage.setItem(STORAGE_KEY, enabled ? 'yes' : 'no')
  if (enabled && supportsNotifications()) await Notification.requestPermission()
}

/** Show a browser notification if the page is hidden. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !notificationsEnabled()) return
  try {
    const notification = new Notification(title, { body, tag: location.pathname })
    notification.onclick = () => window.focus()
  } catch {
    // Some phones allow notifications for installed pages only.
  }
}

/** Play two tones of a small bell. */
export function playBell(): void {
  const sound = new AudioContext()
  for (const [pitch, after] of [
    [880, 0],
    [1175, 0.16],
  ] as const) {
    const tone = sound.createOscillator()
    const volume = sound.createGain()
    const start = sound.currentTime + after
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.45)
    tone.connect(volume).connect(sound.destination)
    tone.start(start)
    tone.stop(start + 0.5)
  }
  setTimeout(() => void sound.close(), 1000)
}
