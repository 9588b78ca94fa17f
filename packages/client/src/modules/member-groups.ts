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
 * Creates a group of members; nobody is in it yet. Elevated.
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
 * Reads a group of members. Elevated.
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

/** A query for member groups that is being built. */
export type MemberGroupQuery = CursorQuery<MemberGroup, MemberGroupFields, keyof MemberGroupFields>

/**
 * Finds groups of members. Without arguments, returns a query to build. Elevated.
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
 * Renames a group of members; needs its revision. Elevated.
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
 * Deletes a group; its members stay. What was for this group alone is for nobody then. Elevated.
 *
 * @example
 * await owner.memberGroups.deleteMemberGroup(memberGroup.id)
 */
export const deleteMemberGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/member-groups/{id} id', elevated: true }, '')

/**
 * Adds members to a group; whoever is in it stays. Elevated.
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
 * Removes members from a group; whoever is not in it is passed over. Elevated.
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
 * Lists the members of a group, in the order of their emails. Elevated.
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
 * Lists the groups that a member is in, by name. Elevated.
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
