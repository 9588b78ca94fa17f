import type { Send } from '../call-options.ts'

/** Adds the caller's credentials to requests. */
export interface AuthStrategy {
  /** Whether it has the permissions of the owner or an app, unlike a visitor or member. */
  readonly isElevated?: boolean
  /** The credentials as headers. May request tokens first. */
  readonly getAuthHeaders: () => Promise<{ readonly headers: Readonly<Record<string, string>> }>
  /** The server rejected these credentials: gets others, or throws if there are none. */
  readonly renew?: (refused: string) => Promise<unknown>
  /** Called by `createClient`, so that the strategy's own calls go the same way as all others. */
  readonly connect?: (send: Send) => void
}
