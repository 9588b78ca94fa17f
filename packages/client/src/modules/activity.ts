// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { AccountActivity } from '../generated.ts'

/**
 * Lists the 50 latest activities in the account of the signed-in member, such as sign-ins and password changes,
 * newest first.
 *
 * @example
 * const [latest] = await signedIn.activity.listMyActivity()
 */
export const listMyActivity = (send: Send): ((call?: CallOptions) => Promise<readonly AccountActivity[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/members/my/activity', repeatable: true, dates: { activity: { createdDate: true } } },
    'activity',
  )

/**
 * Lists the 50 latest activities in a member’s account, newest first. Elevated.
 *
 * @example
 * const happened = await owner.activity.listMemberActivity(member.id)
 */
export const listMemberActivity = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<readonly AccountActivity[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/members/{id}/activity id',
      repeatable: true,
      elevated: true,
      dates: { activity: { createdDate: true } },
    },
    'activity',
  )
