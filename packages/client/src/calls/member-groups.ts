// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  QueryMetadata,
  Member,
  MemberGroup,
  Search,
  MemberGroupInput,
} from '../generated.ts'

const memberGroupDates = { createdDate: true, updatedDate: true } as const

const createMemberGroupDates = { memberGroup: memberGroupDates } as const

const queryMemberGroupsDates = { memberGroups: memberGroupDates } as const

/** Creates a member group: an empty one, or one of a segment of customers. */
export const createMemberGroup: ElevatedEndpoint<
  { body: { memberGroup: MemberGroupInput } },
  { memberGroup: MemberGroup }
> = { route: 'POST /vitrine/v1/member-groups', elevated: true, dates: createMemberGroupDates }

/** Returns a member group. */
export const getMemberGroup: ElevatedEndpoint<{ params: { id: string } }, { memberGroup: MemberGroup }> = {
  route: 'GET /vitrine/v1/member-groups/{id}',
  repeatable: true,
  elevated: true,
  dates: createMemberGroupDates,
}

/** Lists member groups that match a filter, sorted and paged. */
export const queryMemberGroups: ElevatedEndpoint<
  { body?: { query?: Search } },
  { memberGroups: readonly MemberGroup[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/member-groups/query', repeatable: true, elevated: true, dates: queryMemberGroupsDates }

/** Renames a member group. Requires its current revision. */
export const updateMemberGroup: ElevatedEndpoint<
  { params: { id: string }; body: { memberGroup: MemberGroupInput } },
  { memberGroup: MemberGroup }
> = { route: 'PATCH /vitrine/v1/member-groups/{id}', elevated: true, dates: createMemberGroupDates }

/** Deletes a member group. Its members remain. Rules that apply only to this group no longer apply to anyone. */
export const deleteMemberGroup: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/member-groups/{id}',
  elevated: true,
}

/** Adds up to 500 members to a group. Members who are already in the group are ignored. */
export const addMembersToGroup: ElevatedEndpoint<
  { params: { id: string }; body: { memberIds: readonly string[] } },
  { memberGroup: MemberGroup }
> = {
  route: 'POST /vitrine/v1/member-groups/{id}/members',
  repeatable: true,
  elevated: true,
  dates: createMemberGroupDates,
}

/** Removes up to 500 members from a group. Members who are not in the group are ignored. */
export const removeMembersFromGroup: ElevatedEndpoint<
  { params: { id: string }; body: { memberIds: readonly string[] } },
  { memberGroup: MemberGroup }
> = {
  route: 'POST /vitrine/v1/member-groups/{id}/members/remove',
  repeatable: true,
  elevated: true,
  dates: createMemberGroupDates,
}

/** Lists the members of a group, sorted by email. */
export const listMembersOfGroup: ElevatedEndpoint<
  {
    params: { id: string }
    query?: {
      /** Page size. Default: 50. At most 100. */
      limit?: number
      /** Number of members to skip. Default: 0. */
      offset?: number
    }
  },
  { members: readonly Member[]; metadata: QueryMetadata }
> = {
  route: 'GET /vitrine/v1/member-groups/{id}/members',
  repeatable: true,
  elevated: true,
  dates: { members: { createdDate: true, updatedDate: true, lastLoginDate: true } },
}

/** Lists the groups of a member, sorted by name. */
export const listGroupsOfMember: ElevatedEndpoint<
  { params: { id: string } },
  { memberGroups: readonly MemberGroup[] }
> = { route: 'GET /vitrine/v1/members/{id}/groups', repeatable: true, elevated: true, dates: queryMemberGroupsDates }
