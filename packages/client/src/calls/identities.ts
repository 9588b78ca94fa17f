// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, QueryMetadata, Identity, Member, Query } from '../generated.ts'

/** Reads a member as an identity: its status with the reasons, the tags of addresses, emails and phones, and the accounts elsewhere by which they come. Members read only their own. */
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

/** Finds who began to sign up and never showed that the email is theirs; members list none of them. */
export const queryUnconfirmedMembers: ElevatedEndpoint<
  { body?: { query?: Query } },
  { members: readonly Member[]; metadata: QueryMetadata }
> = {
  route: 'POST /vitrine/v1/members/unconfirmed',
  repeatable: true,
  elevated: true,
  dates: { members: { createdDate: true, updatedDate: true, lastLoginDate: true } },
}
