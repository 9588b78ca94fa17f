import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'

/**
 * Finds who began to sign up and never showed that the e-mail is theirs; members list none of them. Elevated.
 *
 * @example
 * const { members: unconfirmed } = await owner.signUps.queryUnconfirmedMembers({ paging: { limit: 20 } })
 */
export const queryUnconfirmedMembers = (
  send: ElevatedSend,
): ((
  query?: BodyOf<typeof calls.queryUnconfirmedMembers>['query'],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.queryUnconfirmedMembers>>) => bind(send, calls.queryUnconfirmedMembers, 'query')
