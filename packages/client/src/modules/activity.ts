import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { AccountActivity } from '../generated.ts'

/**
 * Lists the latest 50 things that happened to the account of the signed-in member, such as sign-ins and new passwords,
 * the newest first.
 *
 * @example
 * const [latest] = await signedIn.activity.listMyActivity()
 */
export const listMyActivity = (send: Send): ((call?: CallOptions) => Promise<readonly AccountActivity[]>) =>
  bind(send, calls.listMyActivity, '', 'activity')

/**
 * Lists the latest 50 things that happened to the account of a member, the newest first. Elevated.
 *
 * @example
 * const happened = await owner.activity.listMemberActivity(member.id)
 */
export const listMemberActivity = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<readonly AccountActivity[]>) =>
  bind(send, calls.listMemberActivity, 'id', 'activity')
