// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, QueryOf, Send } from '../call-options.ts'
import type * as calls from '../calls/members.ts'
import type { QueryMetadata, Member, MemberExport, Query, MemberInput } from '../generated.ts'

const memberDates = { createdDate: true, updatedDate: true, lastLoginDate: true } as const

const getCurrentMemberDates = { member: memberDates } as const

const queryMembersDates = { members: memberDates } as const

const replyDates = { createdDate: true, updatedDate: true } as const

/**
 * Returns the signed-in member, if any.
 *
 * @example
 * const { member: me } = await signedIn.members.getCurrentMember({ fieldsets: ['FULL'] })
 */
export const getCurrentMember = (
  send: Send,
): ((
  options?: { fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[] },
  call?: CallOptions,
) => Promise<{ member?: Member }>) =>
  bind(send, { route: 'GET /members/v1/members/my ...options', repeatable: true, dates: getCurrentMemberDates })

/**
 * Updates a member's contact and profile. Members can only update their own.
 *
 * @example
 * await signedIn.members.updateMember(member.id, { contact: { firstName: 'Ada' } })
 */
export const updateMember = (send: Send): ((id: string, member: MemberInput, call?: CallOptions) => Promise<Member>) =>
  bind(
    send,
    { route: 'PATCH /members/v1/members/{id} id member', repeatable: true, dates: getCurrentMemberDates },
    'member',
  )

/**
 * Lists members that match a filter, such as `{ filter: { status: "PENDING" } }` for those pending approval.
 * Elevated.
 *
 * @example
 * const { members: pendingMembers } = await owner.members.queryMembers({ filter: { status: 'PENDING' } })
 */
export const queryMembers = (
  send: ElevatedSend,
): ((query?: Query, call?: CallOptions) => Promise<{ members: readonly Member[]; metadata: QueryMetadata }>) =>
  bind(send, {
    route: 'POST /members/v1/members/query query',
    repeatable: true,
    elevated: true,
    dates: queryMembersDates,
  })

/**
 * Approves a pending member or unblocks a blocked one. Elevated.
 *
 * @example
 * const approved = await owner.members.approveMember(member.id)
 */
export const approveMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<Member>) =>
  bind(
    send,
    {
      route: 'POST /members/v1/members/{id}/approve id',
      repeatable: true,
      elevated: true,
      dates: getCurrentMemberDates,
    },
    'member',
  )

/**
 * Blocks a member and ends their sessions. Elevated.
 *
 * @example
 * const blocked = await owner.members.blockMember(member.id)
 */
export const blockMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<Member>) =>
  bind(
    send,
    { route: 'POST /members/v1/members/{id}/block id', repeatable: true, elevated: true, dates: getCurrentMemberDates },
    'member',
  )

/**
 * Returns a member. The store and the member get all fields, other callers the public profile.
 *
 * @example
 * const { profile } = await owner.members.getMember(member.id)
 */
export const getMember = (
  send: Send,
): ((
  id: string,
  options?: { fieldsets?: readonly ('PUBLIC' | 'EXTENDED' | 'FULL')[] },
  call?: CallOptions,
) => Promise<Member>) =>
  bind(
    send,
    { route: 'GET /members/v1/members/{id} id ...options', repeatable: true, dates: getCurrentMemberDates },
    'member',
  )

/**
 * Lists members, oldest first. The store gets all members, other callers the public profiles.
 *
 * @example
 * const { members: oldest } = await client.members.listMembers({ 'paging.limit': 10 })
 */
export const listMembers = (
  send: Send,
): ((
  options?: QueryOf<typeof calls.listMembers>,
  call?: CallOptions,
) => Promise<{ members: readonly Member[]; metadata: QueryMetadata }>) =>
  bind(send, { route: 'GET /members/v1/members ...options', repeatable: true, dates: queryMembersDates })

/**
 * Creates an account without a password. The member sets one by email, or the store signs the member in.
 * Elevated.
 *
 * @example
 * const created = await owner.members.createMember({ member: { loginEmail: `new-${Date.now()}@people.test` } })
 */
export const createMember = (
  send: ElevatedSend,
): ((options?: { member?: MemberInput }, call?: CallOptions) => Promise<Member>) =>
  bind(send, { route: 'POST /members/v1/members ...options', elevated: true, dates: getCurrentMemberDates }, 'member')

/**
 * Deletes an account and its personal data. Its orders remain. Elevated.
 *
 * @example
 * const { id } = await owner.members.createMember({ member: { loginEmail: `former-${Date.now()}@people.test` } })
 * await owner.members.deleteMember(id)
 */
export const deleteMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /members/v1/members/{id} id', repeatable: true, elevated: true }, '')

/**
 * Deletes the caller’s account and personal data. Orders remain.
 *
 * @example
 * const closeAccount = () => signedIn.members.deleteMyMember()
 */
export const deleteMyMember = (
  send: Send,
): ((options?: { contentAssigneeId?: string }, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /members/v1/members/my ...options', repeatable: true }, '')

/**
 * Deletes all addresses of a member. Members can only delete their own.
 *
 * @example
 * await owner.members.deleteMemberAddresses(member.id)
 */
export const deleteMemberAddresses = (send: Send): ((id: string, call?: CallOptions) => Promise<{ member: Member }>) =>
  bind(send, { route: 'DELETE /members/v1/members/{id}/addresses id', repeatable: true, dates: getCurrentMemberDates })

/**
 * Deletes all emails of a member except the login email. Members can only delete their own.
 *
 * @example
 * await owner.members.deleteMemberEmails(member.id)
 */
export const deleteMemberEmails = (send: Send): ((id: string, call?: CallOptions) => Promise<{ member: Member }>) =>
  bind(send, { route: 'DELETE /members/v1/members/{id}/emails id', repeatable: true, dates: getCurrentMemberDates })

/**
 * Deletes all phone numbers of a member. Members can only delete their own.
 *
 * @example
 * await owner.members.deleteMemberPhones(member.id)
 */
export const deleteMemberPhones = (send: Send): ((id: string, call?: CallOptions) => Promise<{ member: Member }>) =>
  bind(send, { route: 'DELETE /members/v1/members/{id}/phones id', repeatable: true, dates: getCurrentMemberDates })

/**
 * Changes the slug of the signed-in member's profile.
 *
 * @example
 * const { member: renamed } = await signedIn.members.updateCurrentMemberSlug('ada-l')
 */
export const updateCurrentMemberSlug = (
  send: Send,
): ((slug: string, call?: CallOptions) => Promise<{ member: Member }>) =>
  bind(send, { route: 'POST /members/v1/members/my/slug slug', repeatable: true, dates: getCurrentMemberDates })

/**
 * Changes the slug of a member's profile. Elevated.
 *
 * @example
 * const { member: named } = await owner.members.updateMemberSlug(member.id, 'countess')
 */
export const updateMemberSlug = (
  send: ElevatedSend,
): ((id: string, slug: string, call?: CallOptions) => Promise<{ member: Member }>) =>
  bind(send, {
    route: 'POST /members/v1/members/{id}/slug id slug',
    repeatable: true,
    elevated: true,
    dates: getCurrentMemberDates,
  })

/**
 * Returns all data that the store has about the signed-in member.
 *
 * @example
 * const { orders: bought } = await signedIn.members.exportMyMember()
 */
export const exportMyMember = (send: Send): ((call?: CallOptions) => Promise<MemberExport>) =>
  bind(
    send,
    {
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
    },
    'export',
  )
