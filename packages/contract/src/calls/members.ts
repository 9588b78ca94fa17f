import { BackInStockRequest } from '../entities/back-in-stock-request.ts'
import { elevated, type Calls } from '../call.ts'
import { AccountActivity } from '../entities/activity.ts'
import { Consent } from '../entities/consent.ts'
import { Identity } from '../entities/identity.ts'
import { later } from '../entities/later.ts'
import { Member, memberFieldsets as fieldsets } from '../entities/member.ts'
import { Order } from '../entities/order.ts'
import { Review } from '../entities/review.ts'
import { entity, guid, input, integer, list, optional, shape, text, timestamp, unbuilt } from '../schema.ts'
import { Query, QueryMetadata } from './query.ts'

const everyone = ['visitor', 'member', ...elevated] as const
const ownOrElevated = ['member', ...elevated] as const
const id = shape({ id: guid() })
const slug = text({ minLength: 2, maxLength: 64 })

const MemberExport = entity(
  'MemberExport',
  {
    member: Member,
    identity: Identity,
    orders: list(Order),
    reviews: list(Review),
    signIns: list(shape({ createdDate: timestamp(), expiresDate: timestamp() })),
    backInStockRequests: list(BackInStockRequest),
    providers: list(shape({ issuer: text(), subject: text(), createdDate: timestamp() })),
    consents: list(Consent),
    activity: list(AccountActivity),
  },
  { description: 'Everything that a store keeps of a member.' },
)

const deletePart = (part: 'addresses' | 'emails' | 'phones') =>
  ({
    method: 'DELETE',
    path: `/members/v1/members/{id}/${part}`,
    aliases: [`/_api/members/v1/members/{id}/${part}`],
    summary: `Takes all ${part} out of a member's contact; members only out of their own.`,
    roles: ownOrElevated,
    repeatable: true,
    params: id,
    response: shape({ member: Member }),
    errors: ['NOT_FOUND'],
  }) as const

/** Members, as the store and they themselves see them. */
export const memberCalls = {
  getMember: {
    method: 'GET',
    path: '/members/v1/members/{id}',
    aliases: ['/_api/members/v1/members/{id}'],
    summary: 'Reads a member: all of it for the store and for themselves, for others the profile if it is public.',
    roles: everyone,
    repeatable: true,
    params: id,
    query: shape({ fieldsets }),
    response: shape({ member: Member }),
    errors: ['NOT_FOUND'],
  },
  getMemberIdentity: {
    method: 'GET',
    path: '/vitrine/v1/members/{id}/identity',
    summary: 'Reads a member as an identity: its status with the reasons, the tags, and the accounts elsewhere.',
    roles: ownOrElevated,
    repeatable: true,
    params: id,
    response: shape({ identity: Identity }),
    errors: ['NOT_FOUND'],
  },
  listMembers: {
    method: 'GET',
    path: '/members/v1/members',
    aliases: ['/_api/members/v1/members'],
    summary: 'Lists members, oldest first: all for the store, for others the public profiles.',
    roles: everyone,
    repeatable: true,
    query: shape({
      fieldsets,
      'paging.limit': optional(integer({ minimum: 0, maximum: 100 })),
      'paging.offset': optional(integer({ minimum: 0, maximum: 1_000_000 })),
      '.r': optional(
        text({ maxLength: 4000, description: 'The same as base64url of JSON, as the official SDK sends it.' }),
      ),
    }),
    response: shape({ members: list(Member), metadata: QueryMetadata }),
  },
  queryUnconfirmedMembers: {
    method: 'POST',
    path: '/vitrine/v1/members/unconfirmed',
    summary: 'Finds who began to sign up and never showed that the e-mail is theirs; members list none of them.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Query) }),
    response: shape({ members: list(Member), metadata: QueryMetadata }),
    errors: ['INVALID_ARGUMENT'],
  },
  createMember: {
    method: 'POST',
    path: '/members/v1/members',
    aliases: ['/_api/members/v1/members'],
    summary: 'Opens an account without a password: its owner sets one by mail, or is signed on by the store.',
    roles: elevated,
    repeatable: false,
    body: shape({ member: optional(input(Member)) }),
    response: shape({ member: Member }),
    errors: ['ALREADY_EXISTS'],
  },
  deleteMember: {
    method: 'DELETE',
    path: '/members/v1/members/{id}',
    aliases: ['/_api/members/v1/members/{id}'],
    summary: 'Deletes an account, with what is known of its owner; orders stay in the books.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
  },
  deleteMyMember: {
    method: 'DELETE',
    path: '/members/v1/members/my',
    aliases: ['/_api/members/v1/members/my'],
    summary: 'Deletes the account of who asks, with what is known of them; orders stay in the books.',
    roles: ['member'],
    repeatable: true,
    query: shape({ contentAssigneeId: optional(unbuilt(text({ maxLength: 100 }), later.assignee)) }),
    response: shape({}),
  },
  deleteMemberAddresses: deletePart('addresses'),
  deleteMemberEmails: deletePart('emails'),
  deleteMemberPhones: deletePart('phones'),
  updateCurrentMemberSlug: {
    method: 'POST',
    path: '/members/v1/members/my/slug',
    aliases: ['/_api/members/v1/members/my/slug'],
    summary: "Changes the name under which a member's profile is found.",
    roles: ['member'],
    repeatable: true,
    body: shape({ slug }),
    response: shape({ member: Member }),
    errors: ['ALREADY_EXISTS', 'INVALID_ARGUMENT'],
  },
  updateMemberSlug: {
    method: 'POST',
    path: '/members/v1/members/{id}/slug',
    aliases: ['/_api/members/v1/members/{id}/slug'],
    summary: "Changes the name under which a member's profile is found, for the store.",
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ slug }),
    response: shape({ member: Member }),
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'INVALID_ARGUMENT'],
  },
  exportMyMember: {
    method: 'GET',
    path: '/vitrine/v1/members/my/export',
    summary: 'Tells a member everything that the store keeps of them.',
    roles: ['member'],
    repeatable: true,
    response: shape({ export: MemberExport }),
  },
} as const satisfies Calls
