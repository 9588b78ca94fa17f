import type { Send } from '../call-options.ts'

/** Who calls: adds credentials to requests. */
export interface AuthStrategy {
  /** Whether it calls with the rights of the shop's owner or an app; a visitor's and a member's does not. */
  readonly isElevated?: boolean
  /** The headers that say who calls. May ask the server for tokens first. */
  readonly getAuthHeaders: () => Promise<{ readonly headers: Readonly<Record<string, string>> }>
  /** The server refused these credentials: gets others, or throws when there are none to be had. */
  readonly renew?: (refused: string) => Promise<unknown>
  /** Called by `createClient`, so that the strategy's own calls go the same way as all others. */
  readonly connect?: (send: Send) => void
}
