import type { AccountActivity } from '@vitrine/contract/entities/people/activity.ts'
import type { Db } from '../../ground/database/tables.ts'

interface OfMember {
  readonly siteId: string
  readonly memberId: string
}

const atOnce = 50

/** The device and IP address of an activity, if known. */
export interface ActivityPlace {
  readonly device?: string | undefined
  readonly ipAddress?: string | undefined
}

/** Records account activity, in the transaction in which it happened. */
export const noteActivity = async (
  db: Db,
  { siteId, memberId }: OfMember,
  { type, now, device, ipAddress }: { type: AccountActivity['type']; now: Date } & ActivityPlace,
): Promise<void> => {
  await db
    .insertInto('account_activity')
    .values({
      site_id: siteId,
      member_id: memberId,
      type,
      device: device ?? null,
      ip_address: ipAddress ?? null,
      created_date: now,
    })
    .execute()
}

/** Lists the latest activity, newest first. */
export const listActivity = async (db: Db, { siteId, memberId }: OfMember): Promise<AccountActivity[]> => {
  const rows = await db
    .selectFrom('account_activity')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(atOnce)
    .execute()
  return rows.map(({ type, created_date, device, ip_address }) => ({
    type,
    createdDate: created_date.toISOString(),
    ...(device !== null && { device }),
    ...(ip_address !== null && { ipAddress: ip_address }),
  }))
}

/** Deletes the account activity of a member. */
export const deleteActivityOf = async (db: Db, { siteId, memberId }: OfMember): Promise<void> => {
  await db.deleteFrom('account_activity').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
