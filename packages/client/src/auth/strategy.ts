import type { Send } from '../call-options.ts'

/** Adds the caller's credentials to requests. */
export interface AuthStrategy {
  /** Whether it has the permissions of an owner or app, rather than of a visitor or member. */
  readonly isElevated?: boolean
  /** The credentials as headers. May request tokens first. */
  readonly getAuthHeaders: () => Promise<{ readonly headers: Readonly<Record<string, string>> }>
  /** Called if the server rejects these credentials. Gets new ones, or throws if there are none. */
  readonly renew?: (refused: string) => Promise<unknown>
  /** Called by `createClient`, so that the strategy's own calls use the client's transport. */
  readonly connect?: (send: Send) => void
}
