// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, AccountActivity } from '../generated.ts'

/** Lists the signed-in member's 50 latest account activities, such as sign-ins, newest first. */
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
