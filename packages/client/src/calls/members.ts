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

/** Reads the signed-in member; there is none for a visitor. */
export const getCurrentMember: Endpoint<
  {
    query?: {
      /** The profile, all but the contact, or all of the member; all of it unless told. */
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

/** Finds members, such as those who wait for approval: `{ filter: { status: "PENDING" } }`. */
export const queryMembers: ElevatedEndpoint<
  {
    body?: {
      query?: Query
      /** The profile, all but the contact, or all of the member; all of it unless told. */
      fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[]
      search?: Record<string, unknown>
    }
  },
  { members: readonly Member[]; metadata: QueryMetadata }
> = { route: 'POST /members/v1/members/query', repeatable: true, elevated: true, dates: queryMembersDates }

/** Lets a member in who waits for approval or was blocked. */
export const approveMember: ElevatedEndpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'POST /members/v1/members/{id}/approve',
  repeatable: true,
  elevated: true,
  dates: getCurrentMemberDates,
}

/** Keeps a member out, and ends what they are signed in to. */
export const blockMember: ElevatedEndpoint<{ params: { id: string } }, { member: Member }> = {
  route: 'POST /members/v1/members/{id}/block',
  repeatable: true,
  elevated: true,
  dates: getCurrentMemberDates,
}

/** Reads a member: all of it for the store and for themselves, for others the profile if it is public. */
export const getMember: Endpoint<
  {
    params: { id: string }
    query?: {
      /** The profile, all but the contact, or all of the member; all of it unless told. */
      fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[]
    }
  },
  { member: Member }
> = { route: 'GET /members/v1/members/{id}', repeatable: true, dates: getCurrentMemberDates }

/** Lists members, oldest first: all for the store, for others the public profiles. */
export const listMembers: Endpoint<
  {
    query?: {
      /** The profile, all but the contact, or all of the member; all of it unless told. */
      fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[]
      'paging.limit'?: number
      'paging.offset'?: number
      /** The same as base64url of JSON, as the official SDK sends it. */
      '.r'?: string
    }
  },
  { members: readonly Member[]; metadata: QueryMetadata }
> = { route: 'GET /members/v1/members', repeatable: true, dates: queryMembersDates }

/** Opens an account without a password: its owner sets one by mail, or is signed on by the store. */
export const createMember: ElevatedEndpoint<{ body?: { member?: MemberInput } }, { member: Member }> = {
  route: 'POST /members/v1/members',
  elevated: true,
  dates: getCurrentMemberDates,
}

/** Deletes an account, with what is known of its owner; orders stay in the books. */
export const deleteMember: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /members/v1/members/{id}',
  repeatable: true,
  elevated: true,
}

/** Deletes the account of who asks, with what is known of them; orders stay in the books. */
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

/** Tells a member everything that the store keeps of them. */
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
        shippingInfo: { logistics: { deliveryTimeSlot: { from: true, to: true } } },
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
