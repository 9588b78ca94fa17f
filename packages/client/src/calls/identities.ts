// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, QueryMetadata, Identity, Member, Query } from '../generated.ts'

/**
 * Reads a member as an identity: status with reasons, tags of addresses, emails and phones, and linked sign-in
 * providers. Members can only read their own.
 */
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

/** Finds sign-ups whose email was never verified; other calls do not list them. */
export const queryUnconfirmedMembers: ElevatedEndpoint<
  { body?: { query?: Query } },
  { members: readonly Member[]; metadata: QueryMetadata }
> = {
  route: 'POST /vitrine/v1/members/unconfirmed',
  repeatable: true,
  elevated: true,
  dates: { members: { createdDate: true, updatedDate: true, lastLoginDate: true } },
}
