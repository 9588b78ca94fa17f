import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { UserInfo } from '../generated.ts'

/**
 * Tells who is signed in, as the scopes of the sign-in allow.
 *
 * @example
 * const { sub, email } = await signedIn.oauth.userInfo()
 */
export const userInfo = (send: Send): ((call?: CallOptions) => Promise<UserInfo>) => bind(send, calls.userInfo, '')
