// Asking again until there is an answer: the server may be restarting, or the way to it broken.

export const SHORTEST = 500
export const LONGEST = 15_000

/** Try again and again, with longer and longer pauses, as long as `mayPass` says of an error that it need not last. */
export async function patiently<T>(
  ask: () => Promise<T>,
  mayPass: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (let pause = SHORTEST; ; pause = Math.min(LONGEST, pause * 2)) {
    try {
      return await ask()
    } catch (error) {
      if (!mayPass(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
