import { ConnectionError } from './errors.ts'

/**
 * Runs work that ends when its time is over (ConnectionError) or the caller's signal fires (the signal's reason, an
 * AbortError unless the caller chose another), even where the work itself does not listen.
 */
export const withDeadline = <T>(
  work: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    signal?.throwIfAborted()
    const controller = new AbortController()
    const end = (reason: unknown): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      controller.abort(reason)
      reject(reason)
    }
    const abort = (): void => end(signal!.reason)
    const timeOut = (): void => end(new ConnectionError('TIMED_OUT', `No answer in ${timeoutMs} ms`))
    // A timer takes no longer delay, some 24 days; it would fire at once.
    const timer = setTimeout(timeOut, Math.min(timeoutMs, 2 ** 31 - 1))
    signal?.addEventListener('abort', abort)
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => end(undefined))
  })
