// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  QueryMetadata,
  Member,
  MemberExport,
  Query,
  MemberInput,
} from '../generated.ts'

const memberDates = { createdDate: true, updatedDate: true, lastLoginDate: true } as const

const getCurrentMemberDates = { member: memberDates } as const

const queryMembersDates = { members: memberDates } as const

const replyDates = { createdDate: true, updatedDate: true } as const

/** Reads the signed-in member, if any. */
export const getCurrentMember: Endpoint<
  {
    query?: {
      /** `PUBLIC`: the profile. `EXTENDED`: all except the contact. `FULL`: everything. Default: `FULL`. */
      fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[]
    }
  },
  { member?: Member }
> = { route: 'GET /members/v1/members/my', repeatable: true, dates: getCurrentMemberDates }

/** Changes a member's contact and profile; members change only their own. */
export const updateMember: Endpoint<{ params: { id: string }; body: { member: MemberInput } }, { member: Member }> = {
  route: 'PATCH /members/v1/members/{id}',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Finds members, such as those pending approval: `{ filter: { status: "PENDING" } }`. */
export const queryMembers: ElevatedEndpoint<
  {
    body?: {
      query?: Query
      /** `PUBLIC`: the profile. `EXTENDED`: all except the contact. `FULL`: everything. Default: `FULL`. */
      fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[]
      search?: Record<string, unknown>
    }
  },
  { members: readonly Member[]; metadata: QueryMetadata }
> = { route: 'POST /members/v1/members/query', repeatable: true, elevated: true, dates: queryMembersDates }

/** Approves a pending member, or unblocks one. */
export const approveMember: ElevatedEndpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'POST /members/v1/members/{id}/approve',
  repeatable: true,
  elevated: true,
  dates: getCurrentMemberDates,
}

/** Blocks a member and ends their sign-ins. */
export const blockMember: ElevatedEndpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'POST /members/v1/members/{id}/block',
  repeatable: true,
  elevated: true,
  dates: getCurrentMemberDates,
}

/** Reads a member: fully for the store and the member, otherwise the public profile. */
export const getMember: Endpoint<
  {
    params: { id: string }
    query?: {
      /** `PUBLIC`: the profile. `EXTENDED`: all except the contact. `FULL`: everything. Default: `FULL`. */
      fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[]
    }
  },
  { member: Member }
> = { route: 'GET /members/v1/members/{id}', repeatable: true, dates: getCurrentMemberDates }

/** Lists members, oldest first: all for the store, otherwise the public profiles. */
export const listMembers: Endpoint<
  {
    query?: {
      /** `PUBLIC`: the profile. `EXTENDED`: all except the contact. `FULL`: everything. Default: `FULL`. */
      fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[]
      'paging.limit'?: number
      'paging.offset'?: number
      /** The same as base64url of JSON, as the official SDK sends it. */
      '.r'?: string
    }
  },
  { members: readonly Member[]; metadata: QueryMetadata }
> = { route: 'GET /members/v1/members', repeatable: true, dates: queryMembersDates }

/** Creates an account without a password: the member sets one by email, or the store signs them in. */
export const createMember: ElevatedEndpoint<{ body?: { member?: MemberInput } }, { member: Member }> = {
  route: 'POST /members/v1/members',
  elevated: true,
  dates: getCurrentMemberDates,
}

/** Deletes an account and its personal data; orders stay. */
export const deleteMember: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /members/v1/members/{id}',
  repeatable: true,
  elevated: true,
}

/** Deletes the caller’s account and personal data; orders stay. */
export const deleteMyMember: Endpoint<{ query?: { contentAssigneeId?: string } }, {}> = {
  route: 'DELETE /members/v1/members/my',
  repeatable: true,
}

/** Takes all addresses out of a member's contact; members only out of their own. */
export const deleteMemberAddresses: Endpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'DELETE /members/v1/members/{id}/addresses',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Takes all emails out of a member's contact, but the one they sign in with; members only out of their own. */
export const deleteMemberEmails: Endpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'DELETE /members/v1/members/{id}/emails',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Takes all phones out of a member's contact; members only out of their own. */
export const deleteMemberPhones: Endpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'DELETE /members/v1/members/{id}/phones',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Changes the name under which a member's profile is found. */
export const updateCurrentMemberSlug: Endpoint<{ body: { slug: string } }, { member: Member }> = {
  route: 'POST /members/v1/members/my/slug',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Changes the name under which a member's profile is found, for the store. */
export const updateMemberSlug: ElevatedEndpoint<
  { params: { id: string }; body: { slug: string } },
  { member: Member }
> = { route: 'POST /members/v1/members/{id}/slug', repeatable: true, elevated: true, dates: getCurrentMemberDates }

/** Returns all data that the store has about the signed-in member. */
export const exportMyMember: Endpoint<{}, { export: MemberExport }> = {
  route: 'GET /vitrine/v1/members/my/export',
  repeatable: true,
  dates: {
    export: {
      member: memberDates,
      identity: {
        createdDate: true,
        updatedDate: true,
        identityProfile: { customFields: { value: { dateValue: true } } },
      },
      orders: {
        createdDate: true,
        updatedDate: true,
        lineItems: {
          image: { urlExpirationDate: true },
          digitalFile: { expirationDate: true },
          subscriptionInfo: { subscriptionSettings: { startDate: true } },
          serviceProperties: { scheduledDate: true, endDate: true },
        },
        shippingInfo: { logistics: { deliveryTimeSlot: { from: true, to: true }, deliverByDate: true } },
        activities: { createdDate: true },
        purchasedDate: true,
      },
      reviews: { createdDate: true, updatedDate: true, reviewDate: true, reply: replyDates },
      signIns: { createdDate: true, expiresDate: true },
      backInStockRequests: { createdDate: true },
      providers: { createdDate: true },
      consents: replyDates,
      activity: { createdDate: true },
    },
  },
}
