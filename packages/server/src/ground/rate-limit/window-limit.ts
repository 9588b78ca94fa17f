import { Refusal } from '../base/refusal.ts'
import { rateLimits } from './rate-limit-store.ts'

interface Window {
  count: number
  readonly endsMs: number
}

/** Who counts, as what, and how often it may be tried in a window. */
export interface CountedAttempt {
  readonly siteId: string
  readonly subject: string
  readonly free: number
  readonly now: Date
}

/** So many places are counted at once; then the oldest are forgotten. */
const maxWindows = 20_000

/**
 * Counts tries in the memory of this process: for what costs a server less than the row that a shared count would write.
 * Several processes allow several times as many.
 */
export const createWindowLimit = (name: 'visitorTokens'): ((attempt: CountedAttempt) => void) => {
  const { forgottenAfterSeconds: seconds } = rateLimits[name]
  const windows = new Map<string, Window>()

  const begin = (key: string, nowMs: number): Window => {
    // A window that is over is begun anew at the end, so that the first is always the oldest.
    windows.delete(key)
    const [oldest] = windows.keys()
    if (windows.size >= maxWindows && oldest !== undefined) windows.delete(oldest)
    const window = { count: 0, endsMs: nowMs + seconds * 1000 }
    windows.set(key, window)
    return window
  }

  return ({ siteId, subject, free, now }) => {
    const key = `${siteId} ${subject}`
    const known = windows.get(key)
    const window = known && known.endsMs > now.getTime() ? known : begin(key, now.getTime())
    window.count += 1
    if (window.count <= free) return
    const retryAfterSeconds = Math.max(1, Math.ceil((window.endsMs - now.getTime()) / 1000))
    const words = `Too many attempts. Try again in ${retryAfterSeconds} s.`
    throw new Refusal('TOO_MANY_REQUESTS', words, { retryAfterSeconds }, { name, tries: free, seconds })
  }
}
