// Formatting of times on clocks.

/** Format seconds: `timeLeft(95, 'en')` is `1:35`. Days come before the time. */
export function timeLeft(seconds: number, language: string): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600) % 24
  const minutes = Math.floor(seconds / 60) % 60
  const time = `${hours || days ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
  if (!days) return time
  const long = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return `${long.format(days)} ${time}`
}
