import { ConnectionError } from './errors.ts'

/**
 * Runs work until the time limit (ConnectionError) or the caller's signal (its reason, by default an AbortError), even
 * if the work itself ignores the signal.
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
    // Longer delays (about 24 days) would overflow and fire at once.
    const timer = setTimeout(timeOut, Math.min(timeoutMs, 2 ** 31 - 1))
    signal?.addEventListener('abort', abort)
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => end(undefined))
  })
