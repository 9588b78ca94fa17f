import { ConnectionError } from './errors.ts'

/** The longest delay a timer takes, some 24 days; a longer one would fire at once. */
const longest = 2 ** 31 - 1

/**
 * Runs work that ends when its time is over (ConnectionError) or the caller's signal fires (the signal's reason, an
 * AbortError unless the caller chose another), even where the work itself does not listen.
 */
export const withDeadline = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<T> => {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  const abort = (): void => controller.abort(signal!.reason)
  signal?.addEventListener('abort', abort)
  const timer = setTimeout(
    () => controller.abort(new ConnectionError('TIMED_OUT', `No answer in ${timeoutMs} ms`)),
    Math.min(timeoutMs, longest),
  )
  try {
    return await Promise.race([work(controller.signal), stopped])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
