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

/** Creates a group of members; nobody is in it yet. */
export const createMemberGroup: ElevatedEndpoint<
  { body: { memberGroup: MemberGroupInput } },
  { memberGroup: MemberGroup }
> = { route: 'POST /vitrine/v1/member-groups', elevated: true, dates: createMemberGroupDates }

/** Reads a group of members. */
export const getMemberGroup: ElevatedEndpoint<{ params: { id: string } }, { memberGroup: MemberGroup }> = {
  route: 'GET /vitrine/v1/member-groups/{id}',
  repeatable: true,
  elevated: true,
  dates: createMemberGroupDates,
}

/** Finds groups of members. */
export const queryMemberGroups: ElevatedEndpoint<
  { body?: { query?: Search } },
  { memberGroups: readonly MemberGroup[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/member-groups/query', repeatable: true, elevated: true, dates: queryMemberGroupsDates }

/** Renames a group of members; needs its revision. */
export const updateMemberGroup: ElevatedEndpoint<
  { params: { id: string }; body: { memberGroup: MemberGroupInput } },
  { memberGroup: MemberGroup }
> = { route: 'PATCH /vitrine/v1/member-groups/{id}', elevated: true, dates: createMemberGroupDates }

/** Deletes a group; its members stay. What was for this group alone is for nobody then. */
export const deleteMemberGroup: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/member-groups/{id}',
  elevated: true,
}

/** Adds members to a group; whoever is in it stays. */
export const addMembersToGroup: ElevatedEndpoint<
  { params: { id: string }; body: { memberIds: readonly string[] } },
  { memberGroup: MemberGroup }
> = {
  route: 'POST /vitrine/v1/member-groups/{id}/members',
  repeatable: true,
  elevated: true,
  dates: createMemberGroupDates,
}

/** Removes members from a group; whoever is not in it is passed over. */
export const removeMembersFromGroup: ElevatedEndpoint<
  { params: { id: string }; body: { memberIds: readonly string[] } },
  { memberGroup: MemberGroup }
> = {
  route: 'POST /vitrine/v1/member-groups/{id}/members/remove',
  repeatable: true,
  elevated: true,
  dates: createMemberGroupDates,
}

/** Lists the members of a group, in the order of their emails. */
export const listMembersOfGroup: ElevatedEndpoint<
  {
    params: { id: string }
    query?: {
      /** 50 unless told. */
      limit?: number
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

/** Lists the groups that a member is in, by name. */
export const listGroupsOfMember: ElevatedEndpoint<
  { params: { id: string } },
  { memberGroups: readonly MemberGroup[] }
> = { route: 'GET /vitrine/v1/members/{id}/groups', repeatable: true, elevated: true, dates: queryMemberGroupsDates }
