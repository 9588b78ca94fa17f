import { emailKey } from '@vitrine/domain/customer/keys.ts'
import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { compileCustomerFilter } from '../fields.ts'
import { findSegment, listSegmentsForMatching } from './store.ts'

interface OfSegment {
  readonly siteId: string
  readonly segmentId: string
}

/** Returns the ID of a segment. Refuses an unknown one. */
export const requireSegment = async (db: Db, siteId: string, id: string): Promise<string> => {
  const segment = await findSegment(db, siteId, id.toLowerCase())
  if (!segment) throw new Refusal('NOT_FOUND', 'The segment was not found.')
  return segment.id
}

interface SegmentsOfStore {
  readonly siteId: string
  readonly segmentIds: readonly string[]
}

/** Returns those of the segments that one customer is in now. */
const segmentsOf = async (
  db: Db,
  { siteId, segmentIds }: SegmentsOfStore,
  isCustomer: RawBuilder<unknown>,
): Promise<ReadonlySet<string>> => {
  const segments = await listSegmentsForMatching(db, siteId, segmentIds)
  if (segments.length === 0) return new Set()
  const matches = segments.map(
    ({ filter, ...site }) => sql`coalesce(${compileCustomerFilter(site, filter, 'segment')}, false)`,
  )
  const { rows } = await sql<{ matches: boolean[] }>`
    select array[${sql.join(matches)}] as matches from customer
    where site_id = ${siteId} and ${isCustomer}`.execute(db)
  return new Set(segments.flatMap(({ id }, index) => (rows[0]?.matches[index] ? [id] : [])))
}

/** Returns those of the segments that a member is in now. */
export const segmentsOfMember = (
  db: Db,
  { memberId, ...of }: SegmentsOfStore & { readonly memberId: string },
): Promise<ReadonlySet<string>> => segmentsOf(db, of, sql`member_id = ${memberId}`)

/** Returns those of the segments that a customer without an account is in now, by email. */
export const segmentsOfGuest = (
  db: Db,
  { email, ...of }: SegmentsOfStore & { readonly email: string },
): Promise<ReadonlySet<string>> =>
  segmentsOf(
    db,
    of,
    sql`member_id is null and id = (
      select customer_id from customer_key where site_id = ${of.siteId} and key = ${emailKey(email) ?? ''})`,
  )

/** The members of a segment, as the rest of a query. Nobody is in a segment that was deleted. */
const membersOf = async (db: Db, { siteId, segmentId }: OfSegment): Promise<RawBuilder<unknown>> => {
  const [segment] = await listSegmentsForMatching(db, siteId, [segmentId])
  const condition = segment
    ? compileCustomerFilter({ id: siteId, currency: segment.currency }, segment.filter, 'segment')
    : sql<boolean>`false`
  return sql`from customer where site_id = ${siteId} and member_id is not null and ${condition}`
}

/** Counts the members of a segment. */
export const countMembersOfSegment = async (db: Db, of: OfSegment): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${await membersOf(db, of)}`.execute(
    db,
  )
  return rows[0]!.count
}

/** Lists the IDs of a page of the members of a segment, by email. */
export const listMembersOfSegment = async (
  db: Db,
  { limit, offset, ...of }: OfSegment & { readonly limit: number; readonly offset: number },
): Promise<string[]> => {
  const { rows } = await sql<{ member_id: string }>`
    select member_id ${await membersOf(db, of)} order by email, id limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ member_id: id }) => id)
}
