import type { BodyOf, CallOptions, QueryOf, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { HttpAnswer, Identity } from '../generated.ts'

/** Signs in someone whom the shop knows from elsewhere, without a password. Elevated. */
export const signOn =
  (send: Send) =>
  (
    loginId: { email: string },
    options?: Omit<BodyOf<typeof calls.signOn>, 'loginId'>,
    call?: CallOptions,
  ): Promise<{ sessionToken: string; identity: Identity }> =>
    send(calls.signOn, { body: { ...options, loginId } }, { ...call, args: ['loginId'] })

/** Ends the sign-in of the caller, and tells where to go on. `auth.logout` does it for a browser. */
export const logout =
  (send: Send) =>
  (options?: QueryOf<typeof calls.logout>, call?: CallOptions): Promise<HttpAnswer> =>
    send(calls.logout, { query: options }, { ...call, args: [] })
