import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { releaseCredit } from './credit.ts'
import type { CompanyOrderTable } from './tables.ts'

export type StoredCompanyOrder = Selectable<CompanyOrderTable>

interface OfOrder {
  readonly siteId: string
  readonly orderId: string
}

/** Saves what an order adds to its company, and adds up the figures of the company. */
export const saveCompanyOrder = async (
  db: Db,
  row: StoredCompanyOrder,
  /** The currency of the store. */
  currency: string,
): Promise<void> => {
  const { site_id: siteId, id: _id, ...values } = row
  await lockFigures(db, siteId, row.company_id)
  await db
    .insertInto('company_order')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(values))
    .execute()
  await releaseCredit(db, siteId, row.id)
  await countCompanyOrders(db, { siteId, companyId: row.company_id, currency })
}

/** Removes a deleted order from the figures of its company, if it had one. */
export const deleteCompanyOrder = async (db: Db, { siteId, orderId }: OfOrder, currency: string): Promise<void> => {
  const rows = db.deleteFrom('company_order').where('site_id', '=', siteId).where('id', '=', orderId)
  const deleted = await rows.returning('company_id').executeTakeFirst()
  if (deleted) await countCompanyOrders(db, { siteId, companyId: deleted.company_id, currency })
}

/** Locks the figures of a company, so that concurrent orders are all added up. */
const lockFigures = async (db: Db, siteId: string, companyId: string): Promise<void> => {
  const company = db.selectFrom('company').select('id').where('site_id', '=', siteId).where('id', '=', companyId)
  await company.forUpdate().execute()
}

const countCompanyOrders = async (
  db: Db,
  { siteId, companyId, currency }: { readonly siteId: string; readonly companyId: string; readonly currency: string },
): Promise<void> => {
  await sql`
    update company set
      order_count = counted.orders, spent = counted.spent, open_amount = counted.open, credit_used = counted.credit,
      last_order_date = counted.last_date
    from (
      select count(*) filter (where counts)::integer as orders,
        coalesce(sum(spent) filter (where currency = ${currency}), 0)::bigint as spent,
        coalesce(sum(open_amount) filter (where currency = ${currency}), 0)::bigint as open,
        coalesce(sum(open_amount) filter (where currency = ${currency} and due_day is not null), 0)::bigint as credit,
        max(created_date) filter (where counts) as last_date
      from company_order where site_id = ${siteId} and company_id = ${companyId}
    ) counted
    where company.site_id = ${siteId} and company.id = ${companyId}`.execute(db)
}

/** Lists the latest orders of a company, newest first. */
export const listLatestOrders = (
  db: Db,
  { siteId, companyId, limit }: { readonly siteId: string; readonly companyId: string; readonly limit: number },
): Promise<StoredCompanyOrder[]> =>
  db
    .selectFrom('company_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('company_id', '=', companyId)
    .orderBy('created_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
