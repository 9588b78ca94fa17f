import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { sql, type Selectable } from 'kysely'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { CompanyTable } from './tables.ts'

/** What is left of the credit limit of a company, in minor units. Undefined without a limit. */
export const creditLeftOf = ({ credit_limit: limit, credit_used: used }: StoredCredit): Minor | undefined =>
  limit === null ? undefined : Math.max(0, Number(limit) - Number(used))

const dayMs = 24 * 60 * 60 * 1000

type StoredCredit = Pick<Selectable<CompanyTable>, 'credit_limit' | 'credit_used'>

interface Using {
  readonly siteId: string
  readonly companyId: string
  readonly orderId: string
  /** In minor units of the store's currency. */
  readonly amount: Minor
  readonly currency: string
  readonly now: Date
}

/**
 * Holds credit of a company for an order by invoice, in the transaction that begins to place it. Orders are counted
 * after they are placed, so the amount is held until then. Refuses an amount that exceeds the limit; concurrent orders
 * of the company wait for each other.
 */
export const holdCredit = async (
  db: Db,
  { siteId, companyId, orderId, amount, currency, now }: Using,
): Promise<void> => {
  const { rows } = await sql<{ credit_limit: string | null; credit_used: string }>`
    select credit_limit, credit_used from company
    where site_id = ${siteId} and id = ${companyId} for update`.execute(db)
  const [company] = rows
  if (!company || company.credit_limit === null) return
  const holds = db.deleteFrom('company_credit_hold').where('site_id', '=', siteId).where('company_id', '=', companyId)
  await holds.where('expires_date', '<=', now).execute()
  const { rows: held } = await sql<{ amount: string }>`
    select coalesce(sum(amount), 0)::bigint as amount from company_credit_hold
    where site_id = ${siteId} and company_id = ${companyId} and order_id <> ${orderId}`.execute(db)
  const left = Number(company.credit_limit) - Number(company.credit_used) - Number(held[0]!.amount)
  if (amount > left)
    throw new Refusal('CREDIT_LIMIT_EXCEEDED', undefined, {
      left: toDecimal(Math.max(0, left), currency),
      amount: toDecimal(amount, currency),
      currency,
    })
  const expires = new Date(now.getTime() + dayMs)
  await sql`
    insert into company_credit_hold (site_id, order_id, company_id, amount, expires_date)
    values (${siteId}, ${orderId}, ${companyId}, ${amount}, ${expires})
    on conflict (site_id, order_id) do update set amount = excluded.amount, expires_date = excluded.expires_date`.execute(
    db,
  )
}

/** Ends the hold of an order that is counted from now on. Holds of orders that are never placed end after a day. */
export const releaseCredit = async (db: Db, siteId: string, orderId: string): Promise<void> => {
  await db.deleteFrom('company_credit_hold').where('site_id', '=', siteId).where('order_id', '=', orderId).execute()
}
