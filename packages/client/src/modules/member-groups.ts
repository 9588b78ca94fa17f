// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/member-groups.ts'
import type { QueryMetadata, Member, MemberGroup, MemberGroupInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const memberGroupDates = { createdDate: true, updatedDate: true } as const

const createMemberGroupDates = { memberGroup: memberGroupDates } as const

const queryMemberGroupsDates = { memberGroups: memberGroupDates } as const

/**
 * Creates a member group: an empty one, or one of a segment of customers. Elevated.
 *
 * @example
 * const { id } = await owner.memberGroups.createMemberGroup({ name: `Wholesale ${Date.now()}` })
 */
export const createMemberGroup = (
  send: ElevatedSend,
): ((memberGroup: MemberGroupInput, call?: CallOptions) => Promise<MemberGroup>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/member-groups memberGroup', elevated: true, dates: createMemberGroupDates },
    'memberGroup',
  )

/**
 * Returns a member group. Elevated.
 *
 * @example
 * const { name, memberCount } = await owner.memberGroups.getMemberGroup(memberGroup.id)
 */
export const getMemberGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<MemberGroup>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/member-groups/{id} id', repeatable: true, elevated: true, dates: createMemberGroupDates },
    'memberGroup',
  )

/** Fields that member groups can be filtered and sorted by. */
export interface MemberGroupFields {
  id: string
  name: string
  createdDate: Date
  updatedDate: Date
}

/** A query builder for member groups. */
export type MemberGroupQuery = CursorQuery<MemberGroup, MemberGroupFields, keyof MemberGroupFields>

/**
 * Lists member groups that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.memberGroups.queryMemberGroups().ascending('name').find()
 */
export const queryMemberGroups = (
  send: ElevatedSend,
): CursorQueryCall<MemberGroupQuery, ResponseOf<typeof calls.queryMemberGroups>> =>
  cursorQueryCall(
    send,
    { route: 'POST /vitrine/v1/member-groups/query', repeatable: true, elevated: true, dates: queryMemberGroupsDates },
    'memberGroups',
  )

/**
 * Renames a member group. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = memberGroup
 * const name = `Trade ${Date.now()}`
 * await owner.memberGroups.updateMemberGroup(memberGroup.id, { revision, name })
 */
export const updateMemberGroup = (
  send: ElevatedSend,
): ((id: string, memberGroup: MemberGroupInput, call?: CallOptions) => Promise<MemberGroup>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/member-groups/{id} id memberGroup', elevated: true, dates: createMemberGroupDates },
    'memberGroup',
  )

/**
 * Deletes a member group. Its members remain. Rules that apply only to this group no longer apply to anyone.
 * Elevated.
 *
 * @example
 * await owner.memberGroups.deleteMemberGroup(memberGroup.id)
 */
export const deleteMemberGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/member-groups/{id} id', elevated: true }, '')

/**
 * Adds up to 500 members to a group. Members who are already in the group are ignored. Elevated.
 *
 * @example
 * const { memberCount } = await owner.memberGroups.addMembersToGroup(memberGroup.id, [member.id])
 */
export const addMembersToGroup = (
  send: ElevatedSend,
): ((id: string, memberIds: readonly string[], call?: CallOptions) => Promise<MemberGroup>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/member-groups/{id}/members id memberIds',
      repeatable: true,
      elevated: true,
      dates: createMemberGroupDates,
    },
    'memberGroup',
  )

/**
 * Removes up to 500 members from a group. Members who are not in the group are ignored. Elevated.
 *
 * @example
 * const { memberCount } = await owner.memberGroups.removeMembersFromGroup(memberGroup.id, [member.id])
 */
export const removeMembersFromGroup = (
  send: ElevatedSend,
): ((id: string, memberIds: readonly string[], call?: CallOptions) => Promise<MemberGroup>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/member-groups/{id}/members/remove id memberIds',
      repeatable: true,
      elevated: true,
      dates: createMemberGroupDates,
    },
    'memberGroup',
  )

/**
 * Lists the members of a group, sorted by email. Elevated.
 *
 * @example
 * const { members } = await owner.memberGroups.listMembersOfGroup(memberGroup.id, { limit: 10 })
 */
export const listMembersOfGroup = (
  send: ElevatedSend,
): ((
  id: string,
  options?: { limit?: number; offset?: number },
  call?: CallOptions,
) => Promise<{ members: readonly Member[]; metadata: QueryMetadata }>) =>
  bind(send, {
    route: 'GET /vitrine/v1/member-groups/{id}/members id ...options',
    repeatable: true,
    elevated: true,
    dates: { members: { createdDate: true, updatedDate: true, lastLoginDate: true } },
  })

/**
 * Lists the groups of a member, sorted by name. Elevated.
 *
 * @example
 * const groups = await owner.memberGroups.listGroupsOfMember(member.id)
 */
export const listGroupsOfMember = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<readonly MemberGroup[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/members/{id}/groups id',
      repeatable: true,
      elevated: true,
      dates: queryMemberGroupsDates,
    },
    'memberGroups',
  )
