import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

/** A cart's position in the order of their last changes. Dates are text, because they have microseconds. */
export interface IdlePosition {
  readonly updatedDate: string
  readonly id: string
}

interface IdleCart extends IdlePosition {
  /** Whether it has line items, and an email or phone number of the buyer. */
  readonly isContactable: boolean
}

/** Whether a cart may have an email or phone number. Does not parse it, and may also find them in texts of the buyer. */
const mayHaveContact = sql<boolean>`(body::text like '%"email":"%' or body::text like '%"phone":"%')`

/**
 * Lists carts that were not ordered and not changed since a date, by their last change, from a position on. Includes
 * carts without a contact, so that their number is limited.
 */
export const listIdleCarts = async (
  db: Db,
  siteId: string,
  { after, until, limit }: { after: IdlePosition; until: Date; limit: number },
): Promise<readonly IdleCart[]> => {
  const { rows } = await sql<IdleCart>`
    select id, updated_date::text as "updatedDate",
      deleted_date is null and json_array_length(body->'lines') > 0
        and coalesce(body->>'email', body#>>'{billingInfo,contactDetails,phone}',
          body#>>'{shippingDestination,contactDetails,phone}', '') <> '' as "isContactable"
    from cart
    where site_id = ${siteId} and order_id is null and updated_date <= ${until.toISOString()}::timestamptz
      and updated_date >= ${after.updatedDate}::timestamptz
      and (updated_date, id) > (${after.updatedDate}::timestamptz, ${after.id})
    order by updated_date, id limit ${limit}`.execute(db)
  return rows
}

/** Returns when the first open cart that has a contact, or was opened as a checkout, was changed after a date. */
export const findNextIdle = async (db: Db, siteId: string, after: Date): Promise<Date | undefined> => {
  const { rows } = await sql<{ updated_date: Date }>`
    select updated_date from cart
    where site_id = ${siteId} and order_id is null and (opened_date is not null or ${mayHaveContact})
      and updated_date > ${after.toISOString()}::timestamptz
    order by updated_date limit 1`.execute(db)
  return rows[0]?.updated_date
}
