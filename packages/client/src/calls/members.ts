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

/** Returns the signed-in member, if any. */
export const getCurrentMember: Endpoint<
  {
    query?: {
      /** `PUBLIC`: the profile. `EXTENDED`: all except the contact. `FULL`: everything. Default: `FULL`. */
      fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[]
    }
  },
  { member?: Member }
> = { route: 'GET /members/v1/members/my', repeatable: true, dates: getCurrentMemberDates }

/** Updates a member's contact and profile. Members can only update their own. */
export const updateMember: Endpoint<{ params: { id: string }; body: { member: MemberInput } }, { member: Member }> = {
  route: 'PATCH /members/v1/members/{id}',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Lists members that match a filter, such as `{ filter: { status: "PENDING" } }` for those pending approval. */
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

/** Approves a pending member or unblocks a blocked one. */
export const approveMember: ElevatedEndpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'POST /members/v1/members/{id}/approve',
  repeatable: true,
  elevated: true,
  dates: getCurrentMemberDates,
}

/** Blocks a member and ends their sessions. */
export const blockMember: ElevatedEndpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'POST /members/v1/members/{id}/block',
  repeatable: true,
  elevated: true,
  dates: getCurrentMemberDates,
}

/** Returns a member. The store and the member get all fields, other callers the public profile. */
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

/** Lists members, oldest first. The store gets all members, other callers the public profiles. */
export const listMembers: Endpoint<
  {
    query?: {
      /** `PUBLIC`: the profile. `EXTENDED`: all except the contact. `FULL`: everything. Default: `FULL`. */
      fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[]
      /** Page size. Default: 50. At most 100. */
      'paging.limit'?: number
      /** Number of members to skip. Default: 0. */
      'paging.offset'?: number
      /** All parameters as base64url-encoded JSON, for the provider’s SDK. */
      '.r'?: string
    }
  },
  { members: readonly Member[]; metadata: QueryMetadata }
> = { route: 'GET /members/v1/members', repeatable: true, dates: queryMembersDates }

/** Creates an account without a password. The member sets one by email, or the store signs the member in. */
export const createMember: ElevatedEndpoint<{ body?: { member?: MemberInput } }, { member: Member }> = {
  route: 'POST /members/v1/members',
  elevated: true,
  dates: getCurrentMemberDates,
}

/** Deletes an account and its personal data. Its orders remain. */
export const deleteMember: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /members/v1/members/{id}',
  repeatable: true,
  elevated: true,
}

/** Deletes the caller’s account and personal data. Orders remain. */
export const deleteMyMember: Endpoint<{ query?: { contentAssigneeId?: string } }, {}> = {
  route: 'DELETE /members/v1/members/my',
  repeatable: true,
}

/** Deletes all addresses of a member. Members can only delete their own. */
export const deleteMemberAddresses: Endpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'DELETE /members/v1/members/{id}/addresses',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Deletes all emails of a member except the login email. Members can only delete their own. */
export const deleteMemberEmails: Endpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'DELETE /members/v1/members/{id}/emails',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Deletes all phone numbers of a member. Members can only delete their own. */
export const deleteMemberPhones: Endpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'DELETE /members/v1/members/{id}/phones',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Changes the slug of the signed-in member's profile. */
export const updateCurrentMemberSlug: Endpoint<{ body: { slug: string } }, { member: Member }> = {
  route: 'POST /members/v1/members/my/slug',
  repeatable: true,
  dates: getCurrentMemberDates,
}

/** Changes the slug of a member's profile. */
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
      abandonedCheckouts: {
        createdDate: true,
        updatedDate: true,
        activities: { createdDate: true },
        checkoutRecoveredDate: true,
        lineItems: { image: { urlExpirationDate: true } },
      },
      wishList: { addedDate: true },
      company: { addedDate: true },
      providers: { createdDate: true },
      consents: replyDates,
      activity: { createdDate: true },
    },
  },
}
