import { AbandonedCheckout } from '../../entities/selling/abandoned-checkout.ts'
import { BackInStockRequest } from '../../entities/catalog/stock/back-in-stock-request.ts'
import { elevated, room, shoppers } from '../../call.ts'
import { AccountActivity } from '../../entities/people/activity.ts'
import { companyRoles } from '../../entities/enumerations.ts'
import { Consent } from '../../entities/people/consent.ts'
import { Identity } from '../../entities/people/identity.ts'
import { later } from '../../entities/later.ts'
import { Member, memberFieldsets as fieldsets } from '../../entities/people/member.ts'
import { Order } from '../../entities/orders/order.ts'
import { Review } from '../../entities/catalog/review.ts'
import {
  anyMap,
  entity,
  guid,
  input,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  unbuilt,
} from '../../schema.ts'
import { Query, QueryMetadata } from '../query.ts'

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
    abandonedCheckouts: list(AbandonedCheckout),
    wishList: list(
      shape({
        productId: guid(),
        options: optional(anyMap()),
        addedDate: timestamp(),
      }),
      { description: 'Products on the wish list, most recently added first.' },
    ),
    company: optional(
      shape(
        { id: guid(), name: text(), role: oneOf(companyRoles), addedDate: timestamp() },
        { description: 'The company that the member orders for.' },
      ),
    ),
    providers: list(shape({ issuer: text(), subject: text(), createdDate: timestamp() })),
    consents: list(Consent),
    activity: list(AccountActivity),
  },
  { description: 'All data that the store has about a member.' },
)

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const deleteContactPart = (part: 'addresses' | 'emails' | 'phones', summary: string) =>
  ({
    method: 'DELETE',
    path: `/members/v1/members/{id}/${part}`,
    aliases: [`/_api/members/v1/members/{id}/${part}`],
    summary,
    roles: ownOrElevated,
    repeatable: true,
    params: id,
    response: shape({ member: Member }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'members',
      example: `await owner.members.deleteMember${capitalize(part)}(member.id)`,
    },
  }) as const

/** Member accounts, for the store and for members themselves. */
export const memberCalls = room({ scope: 'members', area: 'customers' })({
  getMember: {
    method: 'GET',
    path: '/members/v1/members/{id}',
    aliases: ['/_api/members/v1/members/{id}'],
    summary: 'Returns a member. The store and the member get all fields, other callers the public profile.',
    roles: shoppers,
    repeatable: true,
    params: id,
    query: shape({ fieldsets }),
    response: shape({ member: Member }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'members',
      gives: 'member',
      example: 'const { profile } = await owner.members.getMember(member.id)',
    },
  },
  getMemberIdentity: {
    method: 'GET',
    path: '/vitrine/v1/members/{id}/identity',
    summary: 'Returns a member as an identity, with status and tagged contact data. Members can only read their own.',
    roles: ownOrElevated,
    repeatable: true,
    params: id,
    response: shape({ identity: Identity }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'identities',
      gives: 'identity',
      example: 'const { status, identityProfile } = await signedIn.identities.getMemberIdentity(member.id)',
    },
  },
  listMembers: {
    method: 'GET',
    path: '/members/v1/members',
    aliases: ['/_api/members/v1/members'],
    summary: 'Lists members, oldest first. The store gets all members, other callers the public profiles.',
    roles: shoppers,
    repeatable: true,
    query: shape({
      fieldsets,
      'paging.limit': optional(
        integer({ minimum: 0, maximum: 100, description: 'Page size. Default: 50. At most 100.' }),
      ),
      'paging.offset': optional(
        integer({ minimum: 0, maximum: 1_000_000, description: 'Number of members to skip. Default: 0.' }),
      ),
      '.r': optional(
        text({ maxLength: 4000, description: 'All parameters as base64url-encoded JSON, for the provider’s SDK.' }),
      ),
    }),
    response: shape({ members: list(Member), metadata: QueryMetadata }),
    client: {
      module: 'members',
      example: "const { members: oldest } = await client.members.listMembers({ 'paging.limit': 10 })",
    },
  },
  queryUnconfirmedMembers: {
    method: 'POST',
    path: '/vitrine/v1/members/unconfirmed',
    summary: 'Lists sign-ups whose email was never verified. Other calls do not return them.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Query) }),
    response: shape({ members: list(Member), metadata: QueryMetadata }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'identities',
      args: 'query',
      example:
        'const { members: unconfirmed } = await owner.identities.queryUnconfirmedMembers({ paging: { limit: 20 } })',
    },
  },
  createMember: {
    method: 'POST',
    path: '/members/v1/members',
    aliases: ['/_api/members/v1/members'],
    summary: 'Creates an account without a password. The member sets one by email, or the store signs the member in.',
    roles: elevated,
    repeatable: false,
    body: shape({ member: optional(input(Member)) }),
    response: shape({ member: Member }),
    errors: ['ALREADY_EXISTS'],
    client: {
      module: 'members',
      gives: 'member',
      example:
        'const created = await owner.members.createMember({ member: { loginEmail: `new-${Date.now()}@people.test` } })',
    },
  },
  deleteMember: {
    method: 'DELETE',
    path: '/members/v1/members/{id}',
    aliases: ['/_api/members/v1/members/{id}'],
    summary: 'Deletes an account and its personal data. Its orders remain.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'members',
      example: [
        'const { id } = await owner.members.createMember({ member: { loginEmail: `former-${Date.now()}@people.test` } })',
        'await owner.members.deleteMember(id)',
      ],
    },
  },
  deleteMyMember: {
    method: 'DELETE',
    path: '/members/v1/members/my',
    aliases: ['/_api/members/v1/members/my'],
    summary: 'Deletes the caller’s account and personal data. Orders remain.',
    roles: ['member'],
    repeatable: true,
    query: shape({ contentAssigneeId: optional(unbuilt(text({ maxLength: 100 }), later.assignee)) }),
    response: shape({}),
    client: { module: 'members', example: 'const closeAccount = () => signedIn.members.deleteMyMember()' },
  },
  deleteMemberAddresses: deleteContactPart(
    'addresses',
    'Deletes all addresses of a member. Members can only delete their own.',
  ),
  deleteMemberEmails: deleteContactPart(
    'emails',
    'Deletes all emails of a member except the login email. Members can only delete their own.',
  ),
  deleteMemberPhones: deleteContactPart(
    'phones',
    'Deletes all phone numbers of a member. Members can only delete their own.',
  ),
  updateCurrentMemberSlug: {
    method: 'POST',
    path: '/members/v1/members/my/slug',
    aliases: ['/_api/members/v1/members/my/slug'],
    summary: "Changes the slug of the signed-in member's profile.",
    roles: ['member'],
    repeatable: true,
    body: shape({ slug }),
    response: shape({ member: Member }),
    errors: ['ALREADY_EXISTS', 'INVALID_ARGUMENT'],
    client: {
      module: 'members',
      args: 'slug',
      example: "const { member: renamed } = await signedIn.members.updateCurrentMemberSlug('ada-l')",
    },
  },
  updateMemberSlug: {
    method: 'POST',
    path: '/members/v1/members/{id}/slug',
    aliases: ['/_api/members/v1/members/{id}/slug'],
    summary: "Changes the slug of a member's profile.",
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ slug }),
    response: shape({ member: Member }),
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'INVALID_ARGUMENT'],
    client: {
      module: 'members',
      args: 'id slug',
      example: "const { member: named } = await owner.members.updateMemberSlug(member.id, 'countess')",
    },
  },
  exportMyMember: {
    method: 'GET',
    path: '/vitrine/v1/members/my/export',
    summary: 'Returns all data that the store has about the signed-in member.',
    roles: ['member'],
    repeatable: true,
    response: shape({ export: MemberExport }),
    client: {
      module: 'members',
      gives: 'export',
      example: 'const { orders: bought } = await signedIn.members.exportMyMember()',
    },
  },
})
