// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, QueryMetadata, Identity, Member, Query } from '../generated.ts'

/** Returns a member as an identity, with status and tagged contact data. Members can only read their own. */
export const getMemberIdentity: Endpoint<{ params: { id: string } }, { identity: Identity }> = {
  route: 'GET /vitrine/v1/members/{id}/identity',
  repeatable: true,
  dates: {
    identity: {
      createdDate: true,
      updatedDate: true,
      identityProfile: { customFields: { value: { dateValue: true } } },
    },
  },
}

/** Lists sign-ups whose email was never verified. Other calls do not return them. */
export const queryUnconfirmedMembers: ElevatedEndpoint<
  { body?: { query?: Query } },
  { members: readonly Member[]; metadata: QueryMetadata }
> = {
  route: 'POST /vitrine/v1/members/unconfirmed',
  repeatable: true,
  elevated: true,
  dates: { members: { createdDate: true, updatedDate: true, lastLoginDate: true } },
}
