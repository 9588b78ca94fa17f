// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { UserInfo } from '../generated.ts'

/**
 * Returns the claims of the signed-in member that the token's scopes allow (OpenID Connect Core, section 5.3).
 *
 * @example
 * const { sub, email } = await signedIn.oauth.userInfo()
 */
export const userInfo = (send: Send): ((call?: CallOptions) => Promise<UserInfo>) =>
  bind(send, { route: 'GET /oauth2/user-info', repeatable: true })
