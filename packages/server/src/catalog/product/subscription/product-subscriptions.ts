import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import type { SubscriptionRecord } from '@vitrine/domain/catalog/subscription.ts'
import { sql } from 'kysely'
import { invalidField, Refusal, required } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { findSubscriptionOptions } from '../../subscription-option/api.ts'
import type { Change, Deciding } from '../edit/change-product.ts'
import { withChanges } from '../write-v3/record-changes.ts'

/** A subscription option to assign to a product. */
interface Assigned {
  readonly id?: string | undefined
  readonly hidden?: boolean | undefined
}

const field = 'assignedSubscriptionOptions'

const readIds = (assigned: readonly Assigned[]): readonly string[] => {
  const ids = assigned.map(({ id }, index) => required(id, `${field}[${index}].id`))
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0) throw invalidField(`${field}[${twice}].id`, 'is the ID of two subscription options')
  return ids
}

/** Changes the record of a product. Its subscriptions are only in catalog V3. */
const withRecord = ({ product }: Deciding, changes: Parameters<typeof withChanges>[1]): Change => ({
  edited: { ...product, record: withChanges(product.record, changes) },
  changedFields: [],
  hasChangesOfV3: true,
})

/** Sets the subscriptions of a product: options of the store, and those that only this product has. */
export const assignOptions = async (deciding: Deciding, assigned: readonly Assigned[]): Promise<Change> => {
  const { db, site, product } = deciding
  const ids = readIds(assigned)
  const options = await findSubscriptionOptions(db, site.id, ids, { lock: 'share' })
  const subscriptions = ids.map((id, index): SubscriptionRecord => {
    const terms = options.get(id) ?? product.record.subscriptions?.find((one) => one.id === id)
    if (!terms) throw new Refusal('NOT_FOUND', 'The subscription option was not found.', { subscriptionOptionId: id })
    return { ...terms, id, visible: !(assigned[index]!.hidden ?? false) }
  })
  return withRecord(deciding, { subscriptions: subscriptions.length > 0 ? subscriptions : undefined })
}

/** Sets whether a product is sold without a subscription, too. */
export const allowOneTime = (deciding: Deciding, allowed: boolean): Change =>
  withRecord(deciding, { allowsOneTimePurchases: allowed })

type Subscribed = Pick<ProductRecord, 'subscriptions' | 'allowsOneTimePurchases'>

/** Finds the subscriptions of a product. `undefined` if it does not exist, or is hidden from the caller. */
export const findSubscriptions = async (
  db: Db,
  siteId: string,
  { productId, hidden }: { productId: string; hidden: boolean },
): Promise<Subscribed | undefined> => {
  const row = await db
    .selectFrom('product')
    .select(['record', 'visible'])
    .where('site_id', '=', siteId)
    .where('id', '=', productId)
    .executeTakeFirst()
  return row && (row.visible || hidden) ? row.record : undefined
}

interface Page {
  readonly hidden: boolean
  readonly limit: number
  readonly offset: number
}

/** Lists the products that have a subscription option, and counts them. */
export const listProductsOf = async (
  db: Db,
  siteId: string,
  { optionId, hidden, limit, offset }: Page & { readonly optionId: string },
): Promise<{ readonly ids: string[]; readonly total: number }> => {
  const { rows } = await sql<{ ids: string[] | null; total: number }>`
    with found as (
      select id from product where site_id = ${siteId} and record->'subscriptions' @> ${JSON.stringify([{ id: optionId }])}::jsonb
      ${hidden ? sql`` : sql`and visible`})
    select (select count(*)::integer from found) as total,
      (select array_agg(id order by id) from (select id from found order by id limit ${limit} offset ${offset}) page) as ids`.execute(
    db,
  )
  const { ids, total } = rows[0]!
  return { ids: ids ?? [], total }
}
