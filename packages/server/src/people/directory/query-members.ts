import type { Query, QueryMetadata } from '@vitrine/contract/calls/query.ts'
import type { Member } from '@vitrine/contract/entities/people/member.ts'
import { sql } from 'kysely'
import { compileFilter, compileSort, type Field } from '../../ground/query/conditions.ts'
import { isEmptyDeep } from '../../ground/schema/unbuilt.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { membersWhere, presentMember, type StoredMember } from '../member/api.ts'

/** Fields that members can be queried by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id` },
  loginEmail: { kind: 'text', column: sql`email` },
  status: { kind: 'text', column: sql`status` },
  privacyStatus: { kind: 'text', column: sql`privacy` },
  'profile.nickname': { kind: 'text', column: sql`profile->>'nickname'` },
  'profile.slug': { kind: 'text', column: sql`slug` },
  'contact.firstName': { kind: 'text', column: sql`contact->>'firstName'` },
  'contact.lastName': { kind: 'text', column: sql`contact->>'lastName'` },
  createdDate: { kind: 'date', column: sql`created_date` },
  lastLoginDate: { kind: 'date', column: sql`last_login_date` },
}

const refuseCursor = ({ cursorPaging }: Query): void => {
  if (isEmptyDeep(cursorPaging)) return
  throw invalidField('query.cursorPaging', 'is not supported by this call: use `paging`', 'FIELD_NOT_ALLOWED')
}

/**
 * Lists a page of members. Unconfirmed sign-ups are not members; a pending member here has confirmed the email and
 * waits for approval.
 */
export const queryMembers = async (
  db: Db,
  {
    siteId,
    query = {},
    present = presentMember,
    isConfirmed = true,
  }: {
    siteId: string
    query: Query | undefined
    present?: (member: StoredMember) => Member
    /** Whether to list members, or unconfirmed sign-ups. */
    isConfirmed?: boolean
  },
): Promise<{ members: Member[]; metadata: QueryMetadata }> => {
  refuseCursor(query)
  const condition = compileFilter(query.filter, { fields, toMinor: Number, path: 'query' })
  const order = compileSort(query.sort ?? [{ fieldName: 'createdDate' }], { fields, tieBreak: sql`id` })
  const { limit = 50, offset = 0 } = query.paging ?? {}
  const which = isConfirmed
    ? sql`(status in ('APPROVED', 'BLOCKED') or waits_for_approval)`
    : sql`status = 'PENDING' and not waits_for_approval`
  const from = membersWhere(siteId, sql`${which} and ${condition}`)
  const { rows } = await sql<StoredMember>`select * ${from} order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  )
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db)
  return {
    members: rows.map(present),
    metadata: { count: rows.length, offset, total: counted[0]!.total },
  }
}
