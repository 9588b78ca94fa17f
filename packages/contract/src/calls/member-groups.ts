import type { Static } from 'typebox'
import { elevated, room } from '../call.ts'
import { revision } from '../entities/common.ts'
import { Member } from '../entities/member.ts'
import { entity, guid, input, integer, list, optional, shape, text, timestamp } from '../schema.ts'
import { CursorMetadata, QueryMetadata, Search } from './query.ts'

const id = shape({ id: guid() })
const memberIds = list(guid(), { minItems: 1, maxItems: 500 })

export type MemberGroup = Static<typeof MemberGroup>
export const MemberGroup = entity(
  'MemberGroup',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 100, description: 'What the owner calls it; buyers never see it.' }),
    memberCount: integer({ readOnly: true }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'Members who are treated alike, such as wholesale customers: by discounts, prices and tax.' },
)

const MemberGroupFields = entity(
  'MemberGroupFields',
  { id: text(), name: text(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that member groups can be filtered and sorted by.' },
)

const memberGroup = shape({ memberGroup: MemberGroup })

/** Groups of members. The paths are ours. */
export const memberGroupCalls = room({ scope: 'members' })({
  createMemberGroup: {
    method: 'POST',
    path: '/vitrine/v1/member-groups',
    summary: 'Creates a group of members; nobody is in it yet.',
    roles: elevated,
    repeatable: false,
    body: shape({ memberGroup: input(MemberGroup) }),
    response: memberGroup,
    errors: ['ALREADY_EXISTS'],
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
    summary: 'Reads a group of members.',
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
    summary: 'Finds groups of members.',
    roles: elevated,
    repeatable: true,
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
    summary: 'Renames a group of members; needs its revision.',
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
    summary: 'Deletes a group; its members stay. What was for this group alone is for nobody then.',
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
    summary: 'Adds members to a group; whoever is in it stays.',
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
    summary: 'Removes members from a group; whoever is not in it is passed over.',
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
    summary: 'Lists the members of a group, in the order of their emails.',
    roles: elevated,
    repeatable: true,
    params: id,
    query: shape({
      limit: optional(integer({ minimum: 1, maximum: 100, description: '50 unless told.' })),
      offset: optional(integer({ minimum: 0, maximum: 1_000_000 })),
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
    summary: 'Lists the groups that a member is in, by name.',
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
