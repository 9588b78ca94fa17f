import './tables.ts'
import { openStates } from '@vitrine/domain/payment/attempt.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { hasProduct } from '../product/api.ts'

interface OfProduct {
  readonly siteId: string
  readonly productId: string
}

/** Finds the terms of a product. Returns `undefined` if the product does not exist. */
export const findTerms = async (db: Db, { siteId, productId }: OfProduct): Promise<Terms | undefined> => {
  const found = db.selectFrom('purchase_terms').select('terms').where('site_id', '=', siteId)
  const [isKnown, row] = await Promise.all([
    hasProduct(db, siteId, productId),
    found.where('product_id', '=', productId).executeTakeFirst(),
  ])
  return isKnown ? (row?.terms ?? {}) : undefined
}

export const saveTerms = async (db: Db, { siteId, productId }: OfProduct, terms: Terms): Promise<void> => {
  const row = { site_id: siteId, product_id: productId, terms: JSON.stringify(terms) }
  await db
    .insertInto('purchase_terms')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'product_id']).doUpdateSet({ terms: row.terms }))
    .execute()
}

interface OfCustomer {
  readonly siteId: string
  /** The customer's email in lower case. */
  readonly customer: string
  readonly productIds: readonly string[]
}

/**
 * Counts how many of each product a customer has ordered or is paying for, by product ID. Canceled and rejected orders
 * do not count. Locks the customer until the transaction ends, so that concurrent orders are counted too.
 */
export const countOrdered = async (
  db: Db,
  { siteId, customer, productIds }: OfCustomer,
): Promise<ReadonlyMap<string, number>> => {
  await sql`select pg_advisory_xact_lock(hashtext('purchase_terms'), hashtext(${`${siteId} ${customer}`}))`.execute(db)
  const { rows } = await sql<{ product_id: string; quantity: string }>`
    with lines as (
      select id, line from orders cross join lateral jsonb_array_elements(body->'lineItems') line
      where site_id = ${siteId} and lower(email) = ${customer} and status not in ('CANCELED', 'REJECTED')
      union all
      select id, line from payment_attempt cross join lateral jsonb_array_elements(draft->'record'->'lineItems') line
      where site_id = ${siteId} and purpose = 'checkout' and state = any(${[...openStates]}::text[])
        and lower(draft->>'email') = ${customer}
    )
    select product_id, sum(quantity) as quantity from (
      select line->'catalogReference'->>'catalogItemId' as product_id, (line->>'quantity')::bigint as quantity from lines
      union all
      -- All lines of a bundle have the same quantity of bundles.
      select line->'bundle'->>'productId', max((line->'bundle'->>'quantity')::bigint) from lines
      where line ? 'bundle' group by id, line->'bundle'->>'id', 1
    ) ordered
    where product_id = any(${[...productIds]}::text[])
    group by product_id`.execute(db)
  return new Map(rows.map(({ product_id: id, quantity }) => [id, Number(quantity)]))
}
