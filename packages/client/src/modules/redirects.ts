import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { RedirectSession } from '../generated.ts'

/** Prepares a visit to a hosted page and tells its address: `redirectSession.fullUrl`. */
export const createRedirectSession =
  (send: Send) =>
  (
    options: calls.CreateRedirectSessionOptionsInput,
    call?: CallOptions,
  ): Promise<{ redirectSession: RedirectSession }> =>
    send(calls.createRedirectSession, { body: options }, { ...call, args: [] })
