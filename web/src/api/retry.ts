// Retrying requests with exponential backoff, in milliseconds.

export const MIN_DELAY = 500
export const MAX_DELAY = 15_000

/** Call `request` until it succeeds. Errors for which `isTransient` is false are thrown at once. */
export async function retry<T>(
  request: () => Promise<T>,
  isTransient: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (let delay = MIN_DELAY; ; delay = Math.min(MAX_DELAY, delay * 2)) {
    try {
      return await request()
    } catch (error) {
      if (!isTransient(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
}
