import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { prepared } from '../../ground/database/connection/prepared.ts'
import { selectCompanyGroups, selectMembersByCompany } from '../customer/company/api.ts'
import { countMembersOfSegment, listMembersOfSegment, segmentsOfGuest, segmentsOfMember } from '../customer/api.ts'
import type { StoredMember } from '../member/api.ts'
import { lockExistingMembers } from '../member/api.ts'

interface OfGroup {
  readonly siteId: string
  readonly groupId: string
}

/** The groups of a member, also by the company, and all groups of segments. */
const selectGroups = prepared(
  (siteId: string, memberId: string) => sql<{ id: string; segment_id: string | null }>`
    select group_id as id, null as segment_id from member_of_group
    where site_id = ${siteId} and member_id = ${memberId}
    union all
    ${selectCompanyGroups(siteId, memberId)}
    union all
    select id, body->>'segmentId' from member_group
    where site_id = ${siteId} and (body->>'segmentId') is not null`,
)

/**
 * Returns the IDs of a member's groups: those the member was added to, those of the member's company, and those of
 * segments that the member is in.
 */
export const memberGroupIdsOf = async (db: Db, siteId: string, memberId: string): Promise<readonly string[]> => {
  const { rows } = await selectGroups(db, siteId, memberId)
  const segmentIds = rows.flatMap(({ segment_id: id }) => id ?? [])
  const inside = segmentIds.length === 0 ? undefined : await segmentsOfMember(db, { siteId, memberId, segmentIds })
  const ids = rows.filter(({ segment_id: id }) => id === null || inside?.has(id)).map(({ id }) => id)
  return [...new Set(ids)].toSorted()
}

/** The groups of a store that have a segment, with its ID. */
export type SegmentGroups = ReadonlyMap<string, string>

export const loadSegmentGroups = async (db: Db, siteId: string): Promise<SegmentGroups> => {
  const { rows } = await sql<{ id: string; segment_id: string }>`
    select id, body->>'segmentId' as segment_id from member_group
    where site_id = ${siteId} and (body->>'segmentId') is not null`.execute(db)
  return new Map(rows.map(({ id, segment_id: segmentId }) => [id, segmentId]))
}

/** Returns those of the groups in whose segment a customer without an account is, by email. */
export const groupIdsOfGuest = async (
  db: Db,
  siteId: string,
  { email, groups }: { readonly email: string; readonly groups: SegmentGroups },
): Promise<readonly string[]> => {
  const inside = await segmentsOfGuest(db, { siteId, email, segmentIds: [...new Set(groups.values())] })
  return [...groups].flatMap(([id, segmentId]) => (inside.has(segmentId) ? [id] : []))
}

/** A group with the segment that decides who is in it, if any. */
export interface GroupSource {
  readonly id: string
  readonly segmentId: string | undefined
}

/** The members of groups, added by hand or by their company. Part of a statement. */
const membersOfGroups = (siteId: string, groupIds: readonly string[]) => sql`
  select group_id, member_id from member_of_group
  where site_id = ${siteId} and group_id = any(${[...groupIds]}::text[])
  union
  ${selectMembersByCompany(siteId, groupIds)}`

/** Counts the members of these groups. */
export const countMembers = async (
  db: Db,
  siteId: string,
  groups: readonly GroupSource[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = groups.map(({ id }) => id)
  const { rows } = await sql<{ group_id: string; count: string }>`
    select group_id, count(distinct member_id) as count from (${membersOfGroups(siteId, ids)}) inside
    group by group_id`.execute(db)
  const counts = new Map(rows.map(({ group_id: id, count }) => [id, Number(count)]))
  for (const { id, segmentId } of groups)
    if (segmentId !== undefined) counts.set(id, await countMembersOfSegment(db, { siteId, segmentId }))
  return counts
}

/** Adds members to a group. Returns the first unknown ID, if any. */
export const addToGroup = async (
  db: Db,
  { siteId, groupId }: OfGroup,
  memberIds: readonly string[],
): Promise<{ readonly unknown?: string }> => {
  const known = await lockExistingMembers(db, siteId, memberIds)
  const unknown = memberIds.find((id) => !known.has(id))
  if (unknown !== undefined) return { unknown }
  await db
    .insertInto('member_of_group')
    .values([...known].map((id) => ({ site_id: siteId, group_id: groupId, member_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return {}
}

export const removeFromGroup = async (
  db: Db,
  { siteId, groupId }: OfGroup,
  memberIds: readonly string[],
): Promise<void> => {
  const ofGroup = db.deleteFrom('member_of_group').where('site_id', '=', siteId).where('group_id', '=', groupId)
  await ofGroup.where('member_id', 'in', [...memberIds]).execute()
}

export const forgetMember = async (
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<void> => {
  await db.deleteFrom('member_of_group').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Lists a page of the members of a segment, by email. */
const listMembersOf = async (db: Db, { siteId, ids }: { siteId: string; ids: readonly string[] }) => {
  const { rows } = await sql<StoredMember>`
    select * from member where site_id = ${siteId} and id = any(${[...ids]}::text[]) order by email`.execute(db)
  return rows
}

/** Lists a page of a group's members, by email. */
export const listMembersIn = async (
  db: Db,
  { siteId, id, segmentId }: GroupSource & { readonly siteId: string },
  { limit, offset }: Page,
): Promise<StoredMember[]> => {
  if (segmentId !== undefined)
    return listMembersOf(db, { siteId, ids: await listMembersOfSegment(db, { siteId, segmentId, limit, offset }) })
  const { rows } = await sql<StoredMember>`
    select member.* from (${membersOfGroups(siteId, [id])}) inside
    join member on member.site_id = ${siteId} and member.id = inside.member_id
    order by member.email limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Refuses unknown groups, and locks the known ones until the transaction ends. */
export const requireGroups = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from member_group where site_id = ${siteId} and id = any(${[...ids]}::text[])
    order by id for key share`.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown === undefined) return
  throw new Refusal('NOT_FOUND', 'The member group was not found.', { memberGroupId: unknown })
}

/** Returns the first of these IDs that is not a member group of the store. */
export const findUnknownGroup = async (db: Db, siteId: string, ids: readonly string[]): Promise<string | undefined> => {
  if (ids.length === 0) return undefined
  const groups = db.selectFrom('member_group').select('id').where('site_id', '=', siteId).where('id', 'in', ids)
  const known = new Set((await groups.execute()).map(({ id }) => id))
  return ids.find((id) => !known.has(id))
}
