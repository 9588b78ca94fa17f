import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { Identity } from '../generated.ts'

/**
 * Finds who began to sign up and never showed that the e-mail is theirs; members list none of them. Elevated.
 *
 * @example
 * const { members: unconfirmed } = await owner.identities.queryUnconfirmedMembers({ paging: { limit: 20 } })
 */
export const queryUnconfirmedMembers = (
  send: ElevatedSend,
): ((
  query?: BodyOf<typeof calls.queryUnconfirmedMembers>['query'],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.queryUnconfirmedMembers>>) => bind(send, calls.queryUnconfirmedMembers, 'query')

/**
 * Reads a member as an identity: its status with the reasons, the tags of addresses, e-mails and phones, and the
 * accounts elsewhere by which they come. Members read only their own.
 *
 * @example
 * const { status, identityProfile } = await signedIn.identities.getMemberIdentity(member.id)
 */
export const getMemberIdentity = (send: Send): ((id: string, call?: CallOptions) => Promise<Identity>) =>
  bind(send, calls.getMemberIdentity, 'id', 'identity')
