import { Refusal } from '../base/refusal.ts'
import { rateLimits } from './rate-limit-store.ts'

interface Window {
  count: number
  readonly endsMs: number
}

/** The subject of an attempt and its limit per window. */
export interface CountedAttempt {
  readonly siteId: string
  readonly subject: string
  readonly free: number
  readonly now: Date
}

/** The maximum number of windows. The oldest are evicted. */
const maxWindows = 20_000

/**
 * Creates a rate limit that counts in memory, for attempts that cost less than writing a shared count. With several
 * processes, the limit is multiplied.
 */
export const createWindowLimit = (
  name: 'visitorTokens' | 'certificateDomains',
): ((attempt: CountedAttempt) => void) => {
  const { resetAfterSeconds: seconds } = rateLimits[name]
  const windows = new Map<string, Window>()

  const begin = (key: string, nowMs: number): Window => {
    // Restarted windows move to the end, so that the first is always the oldest.
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
