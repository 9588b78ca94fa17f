// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, AccountActivity } from '../generated.ts'

/**
 * Lists the 50 latest activities in the account of the signed-in member, such as sign-ins and password changes,
 * newest first.
 */
export const listMyActivity: Endpoint<{}, { activity: readonly AccountActivity[] }> = {
  route: 'GET /vitrine/v1/members/my/activity',
  repeatable: true,
  dates: { activity: { createdDate: true } },
}

/** Lists the 50 latest activities in a member’s account, newest first. */
export const listMemberActivity: ElevatedEndpoint<
  { params: { id: string } },
  { activity: readonly AccountActivity[] }
> = {
  route: 'GET /vitrine/v1/members/{id}/activity',
  repeatable: true,
  elevated: true,
  dates: { activity: { createdDate: true } },
}
