import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import { revision } from '../../entities/common.ts'
import { Member } from '../../entities/people/member.ts'
import { entity, guid, input, integer, list, optional, shape, text, timestamp } from '../../schema.ts'
import { CursorMetadata, QueryMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const memberIds = list(guid(), { minItems: 1, maxItems: 500 })

export type MemberGroup = Static<typeof MemberGroup>
export const MemberGroup = entity(
  'MemberGroup',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 100, description: 'Shown only in the back office.' }),
    segmentId: optional(
      guid({
        description:
          'Segment of customers. Its customers with an account are the members of the group, at any time. Set when the group is created; members can’t be added or removed then.',
      }),
    ),
    memberCount: integer({ readOnly: true }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A group of members with the same discounts, prices and tax rules, such as wholesale customers.' },
)

const MemberGroupFields = entity(
  'MemberGroupFields',
  { id: text(), name: text(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that member groups can be filtered and sorted by.' },
)

const memberGroup = shape({ memberGroup: MemberGroup })

/** Member groups. The paths are specific to Vitrine. */
export const memberGroupCalls = room({ scope: 'members', area: 'customers' })({
  createMemberGroup: {
    method: 'POST',
    path: '/vitrine/v1/member-groups',
    summary: 'Creates a member group: an empty one, or one of a segment of customers.',
    roles: elevated,
    repeatable: false,
    body: shape({ memberGroup: input(MemberGroup) }),
    response: memberGroup,
    errors: ['ALREADY_EXISTS', 'NOT_FOUND'],
    client: {
      module: 'memberGroups',
      args: 'memberGroup',
      gives: 'memberGroup',
      example: 'const { id } = await owner.memberGroups.createMemberGroup({ name: `Wholesale ${Date.now()}` })',
    },
  },
  getMemberGroup: {
    method: 'GET',
    path: '/vitrine/v1/member-groups/{id}',
    summary: 'Returns a member group.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: memberGroup,
    errors: ['NOT_FOUND'],
    client: {
      module: 'memberGroups',
      gives: 'memberGroup',
      example: 'const { name, memberCount } = await owner.memberGroups.getMemberGroup(memberGroup.id)',
    },
  },
  queryMemberGroups: {
    method: 'POST',
    path: '/vitrine/v1/member-groups/query',
    summary: 'Lists member groups that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ memberGroups: list(MemberGroup), pagingMetadata: CursorMetadata }),
    client: {
      module: 'memberGroups',
      finds: { fields: MemberGroupFields },
      example: "const { items } = await owner.memberGroups.queryMemberGroups().ascending('name').find()",
    },
  },
  updateMemberGroup: {
    method: 'PATCH',
    path: '/vitrine/v1/member-groups/{id}',
    summary: 'Renames a member group. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ memberGroup: input(MemberGroup) }),
    response: memberGroup,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
    client: {
      module: 'memberGroups',
      args: 'id memberGroup',
      gives: 'memberGroup',
      example: [
        'const { revision } = memberGroup',
        'const name = `Trade ${Date.now()}`',
        'await owner.memberGroups.updateMemberGroup(memberGroup.id, { revision, name })',
      ],
    },
  },
  deleteMemberGroup: {
    method: 'DELETE',
    path: '/vitrine/v1/member-groups/{id}',
    summary:
      'Deletes a member group. Its members remain. Rules that apply only to this group no longer apply to anyone.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'memberGroups',
      example: 'await owner.memberGroups.deleteMemberGroup(memberGroup.id)',
    },
  },
  addMembersToGroup: {
    method: 'POST',
    path: '/vitrine/v1/member-groups/{id}/members',
    summary: 'Adds up to 500 members to a group. Members who are already in the group are ignored.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ memberIds }),
    response: memberGroup,
    errors: ['NOT_FOUND'],
    client: {
      module: 'memberGroups',
      args: 'id memberIds',
      gives: 'memberGroup',
      example: 'const { memberCount } = await owner.memberGroups.addMembersToGroup(memberGroup.id, [member.id])',
    },
  },
  removeMembersFromGroup: {
    method: 'POST',
    path: '/vitrine/v1/member-groups/{id}/members/remove',
    summary: 'Removes up to 500 members from a group. Members who are not in the group are ignored.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ memberIds }),
    response: memberGroup,
    errors: ['NOT_FOUND'],
    client: {
      module: 'memberGroups',
      args: 'id memberIds',
      gives: 'memberGroup',
      example: 'const { memberCount } = await owner.memberGroups.removeMembersFromGroup(memberGroup.id, [member.id])',
    },
  },
  listMembersOfGroup: {
    method: 'GET',
    path: '/vitrine/v1/member-groups/{id}/members',
    summary: 'Lists the members of a group, sorted by email.',
    roles: elevated,
    repeatable: true,
    params: id,
    query: shape({
      limit: optional(integer({ minimum: 1, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
      offset: optional(
        integer({ minimum: 0, maximum: 1_000_000, description: 'Number of members to skip. Default: 0.' }),
      ),
    }),
    response: shape({ members: list(Member), metadata: QueryMetadata }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'memberGroups',
      args: 'id ...options',
      example: 'const { members } = await owner.memberGroups.listMembersOfGroup(memberGroup.id, { limit: 10 })',
    },
  },
  listGroupsOfMember: {
    method: 'GET',
    path: '/vitrine/v1/members/{id}/groups',
    summary: 'Lists the groups of a member, sorted by name.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({ memberGroups: list(MemberGroup) }),
    client: {
      module: 'memberGroups',
      gives: 'memberGroups',
      example: 'const groups = await owner.memberGroups.listGroupsOfMember(member.id)',
    },
  },
})
