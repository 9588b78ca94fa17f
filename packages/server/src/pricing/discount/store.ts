import { prepareRule, byPriority, type PreparedRule } from '@vitrine/domain/discount/decide.ts'
import { isLimited, limitsOf, type DiscountRule, type Usage } from '@vitrine/domain/discount/rule.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import { prepared } from '../../ground/database/connection/prepared.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import { listDocuments, type Document } from '../../ground/document/store.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { DiscountRecord } from './tables.ts'

/** Converts a stored discount to a rule of the domain. */
export const ruleOf = ({ id, body }: Pick<Document<DiscountRecord>, 'id' | 'body'>): DiscountRule => {
  const { starts, ends, tags: _tags, ...rule } = body
  return {
    ...rule,
    id,
    source: 'RULE',
    ...(starts !== undefined && { starts: new Date(starts) }),
    ...(ends !== undefined && { ends: new Date(ends) }),
  }
}

/** Loads all discounts of a store, prepared for evaluation. */
export const loadDiscounts = async (db: Db, siteId: string): Promise<readonly PreparedRule[]> => {
  const documents = await listDocuments<DiscountRecord>(db, 'discount', siteId)
  return byPriority(documents.map((document) => prepareRule(ruleOf(document))))
}

interface UsageRow {
  readonly id: string
  readonly times_used: number
  readonly amount_given: string
  readonly times: number
}

const selectUsages = prepared(
  (siteId: string, customer: string, ids: readonly string[]) => sql<UsageRow>`
    select d.id, d.times_used, d.amount_given::text, coalesce(u.times, 0) as times
    from discount d left join discount_use u
      on u.site_id = d.site_id and u.discount_id = d.id and u.customer = ${customer}
    where d.site_id = ${siteId} and d.id = any(${ids}::text[])`,
)

/** Reads how far the limits of discounts are used, in total and by a customer. */
export const readUsages = async (
  db: Db,
  siteId: string,
  { ids, customer = '' }: { ids: readonly string[]; customer?: string | undefined },
): Promise<ReadonlyMap<string, Usage>> => {
  const { rows } = await selectUsages(db, siteId, customer, ids)
  return new Map(
    rows.map((row) => [
      row.id,
      { uses: row.times_used, given: Number(row.amount_given), ...(customer !== '' && { byCustomer: row.times }) },
    ]),
  )
}

/** A discount applied to an order. */
export interface DiscountUse {
  readonly id: string
  readonly amount: Minor
}

interface Claim {
  readonly siteId: string
  /** The customer's email in lower case. */
  readonly customer: string
  readonly uses: readonly DiscountUse[]
}

/** In a fixed order, to avoid deadlocks. */
const inOrder = (uses: readonly DiscountUse[]) => uses.toSorted((a, b) => (a.id < b.id ? -1 : 1))

const counted = ({ amount }: DiscountUse) => ({
  times_used: sql<number>`times_used + 1`,
  amount_given: sql<number>`amount_given + ${amount}`,
})

/** Counts a use if the limits allow it at this moment. */
const claimOne = async (db: Db, { siteId, customer }: Claim, use: DiscountUse): Promise<boolean> => {
  const claimed = await db
    .updateTable('discount')
    .set(counted(use))
    .where('site_id', '=', siteId)
    .where('id', '=', use.id)
    .where(sql<boolean>`times_used < coalesce((body->'limits'->>'uses')::bigint, times_used + 1)`)
    .where(
      sql<boolean>`amount_given + ${use.amount} <= coalesce((body->'limits'->>'budget')::bigint, amount_given + ${use.amount})`,
    )
    .returning(['id', 'body'])
    .executeTakeFirst()
  if (!claimed) return false
  const { perCustomer } = limitsOf(ruleOf(claimed))
  // The discount's row is locked, so concurrent orders of one customer are counted in turn.
  const { times } = await db
    .insertInto('discount_use')
    .values({ site_id: siteId, discount_id: use.id, customer, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'discount_id', 'customer']).doUpdateSet({ times: sql`discount_use.times + 1` }),
    )
    .returning('times')
    .executeTakeFirstOrThrow()
  return perCustomer === undefined || times <= perCustomer
}

/** Counts an order's discounts. Returns `false` if one was used up meanwhile. */
export const claimDiscounts = async (db: Db, rules: readonly PreparedRule[], claim: Claim): Promise<boolean> => {
  const limited = new Set(rules.filter(({ limits }) => isLimited(limits)).map(({ rule }) => rule.id))
  for (const use of inOrder(claim.uses)) {
    if (limited.has(use.id)) {
      if (!(await claimOne(db, claim, use))) return false
      continue
    }
    const { siteId } = claim
    await writeBehind(
      db,
      db.updateTable('discount').set(counted(use)).where('site_id', '=', siteId).where('id', '=', use.id),
    )
  }
  return true
}

/** Returns uses that did not lead to an order. Deleted discounts are ignored. */
export const returnDiscounts = async (db: Db, { siteId, customer, uses }: Claim): Promise<void> => {
  for (const { id, amount } of inOrder(uses)) {
    await db
      .updateTable('discount')
      .set({
        times_used: sql`greatest(times_used - 1, 0)`,
        amount_given: sql`greatest(amount_given - ${amount}, 0)`,
      })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('discount_use')
      .set({ times: sql`greatest(times - 1, 0)` })
      .where('site_id', '=', siteId)
      .where('discount_id', '=', id)
      .where('customer', '=', customer)
      .execute()
  }
}

const selectOrdered = prepared(
  (siteId: string, customer: string, owner: string) => sql<{ ordered: boolean }>`
    select exists (
      select from orders
      where site_id = ${siteId} and (lower(email) = ${customer} or owner = ${owner}) and status not in ('CANCELED', 'REJECTED')
    ) as ordered`,
)

/** Whether a customer, identified by email or member ID, has ordered before. */
export const hasOrdered = async (
  db: Db,
  siteId: string,
  { customer = '', memberId }: { customer?: string | undefined; memberId?: string | undefined },
): Promise<boolean> => {
  const owner = memberId === undefined ? '' : `member:${memberId}`
  return (await selectOrdered(db, siteId, customer, owner)).rows[0]!.ordered
}
