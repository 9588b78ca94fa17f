// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { QueryMetadata, Identity, Member, Query } from '../generated.ts'

/**
 * Returns a member as an identity, with status and tagged contact data. Members can only read their own.
 *
 * @example
 * const { status, identityProfile } = await signedIn.identities.getMemberIdentity(member.id)
 */
export const getMemberIdentity = (send: Send): ((id: string, call?: CallOptions) => Promise<Identity>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/members/{id}/identity id',
      repeatable: true,
      dates: {
        identity: {
          createdDate: true,
          updatedDate: true,
          identityProfile: { customFields: { value: { dateValue: true } } },
        },
      },
    },
    'identity',
  )

/**
 * Lists sign-ups whose email was never verified. Other calls do not return them. Elevated.
 *
 * @example
 * const { members: unconfirmed } = await owner.identities.queryUnconfirmedMembers({ paging: { limit: 20 } })
 */
export const queryUnconfirmedMembers = (
  send: ElevatedSend,
): ((query?: Query, call?: CallOptions) => Promise<{ members: readonly Member[]; metadata: QueryMetadata }>) =>
  bind(send, {
    route: 'POST /vitrine/v1/members/unconfirmed query',
    repeatable: true,
    elevated: true,
    dates: { members: { createdDate: true, updatedDate: true, lastLoginDate: true } },
  })
