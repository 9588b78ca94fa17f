import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Site } from '../../ground/site/sites.ts'
import { deleteUnusedCoupons } from '../../pricing/coupon/api.ts'
import { deleteUnsentEmails, listEmails } from './emails/emails-store.ts'
import { presentAbandoned, presentLegacyBuyer } from './present.ts'
import { deleteAbandonedRows, saveAbandoned, type AbandonedChange, type StoredAbandoned } from './store.ts'
import type { Activity } from './tables.ts'

const entity = 'abandoned_checkout'
const maxActivities = 20

type Presenting = Pick<Context, 'signer' | 'config' | 'now'>

const about = ({ site_id: siteId, id: entityId }: Pick<StoredAbandoned, 'site_id' | 'id'>) => ({
  siteId,
  entity,
  entityId,
})

/** Returns the activities with a new one, without the oldest ones beyond the limit. */
export const withActivity = (activities: readonly Activity[], type: NonNullable<Activity['type']>, now: Date): string =>
  JSON.stringify([...activities, { createdDate: now.toISOString(), type }].slice(-maxActivities))

/** Saves changes of a locked abandoned checkout, and records the event. */
export const changeAbandoned = async (
  context: Presenting,
  db: Db,
  { site, row, change }: { site: Site; row: StoredAbandoned; change: AbandonedChange },
): Promise<StoredAbandoned> => {
  const saved = await saveAbandoned(db, row, { ...change, updated_date: context.now() })
  await recordEvent(db, {
    ...about(saved),
    type: 'wix.ecom.v1.abandoned_checkout_updated',
    body: { currentEntity: presentAbandoned(context, site, saved) },
  })
  return saved
}

const abandonedCartEvent = (row: StoredAbandoned, checkoutUrl: string | undefined) => ({
  cartId: row.checkout_id,
  creationTime: row.created_date.toISOString(),
  abandonTime: row.created_date.toISOString(),
  buyerInfo: presentLegacyBuyer(row),
  itemsCount: (row.body.lineItems ?? []).reduce((sum, { quantity = 0 }) => sum + quantity, 0),
  totals: {
    subtotal: Number(row.body.subtotalPrice?.amount ?? 0),
    total: Number(toDecimal(Number(row.total), row.currency)),
    formattedTotal: row.body.totalPrice?.formattedAmount,
  },
  checkoutUrl,
})

/** Records that a checkout was abandoned, as both generations of events. */
export const recordAbandoned = async (context: Presenting, db: Db, site: Site, row: StoredAbandoned): Promise<void> => {
  const shown = presentAbandoned(context, site, row)
  await recordEvent(db, { ...about(row), type: 'wix.ecom.v1.abandoned_checkout_created', body: { entity: shown } })
  await recordEvent(db, {
    ...about(row),
    type: 'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
    body: abandonedCartEvent(row, shown.checkoutUrl),
  })
}

/** Records that a checkout was recovered, as both generations of events. */
export const recordRecovered = async (context: Presenting, db: Db, site: Site, row: StoredAbandoned): Promise<void> => {
  const abandonedCheckout = presentAbandoned(context, site, row)
  const type = 'wix.ecom.v1.abandoned_checkout_recovered'
  await recordEvent(db, { ...about(row), type, body: { abandonedCheckout } })
  await recordEvent(db, {
    ...about(row),
    type: 'com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent',
    body: {
      cartId: row.checkout_id,
      recoveredTime: row.recovered_date?.toISOString(),
      creationTime: row.created_date.toISOString(),
      abandonedTime: row.created_date.toISOString(),
    },
  })
}

/** Deletes locked abandoned checkouts of a store with their unsent emails and unused coupons, and records the events. */
export const deleteAbandoned = async (db: Db, siteId: string, rows: readonly StoredAbandoned[]): Promise<void> => {
  const ids = rows.map(({ id }) => id)
  const emails = await listEmails(db, siteId, ids)
  const codes = emails.flatMap(({ coupon_code, is_own_coupon }) => (coupon_code && is_own_coupon ? coupon_code : []))
  await deleteUnsentEmails(db, siteId, ids)
  await deleteUnusedCoupons(db, siteId, codes)
  await deleteAbandonedRows(db, siteId, ids)
  for (const row of rows)
    await recordEvent(db, { ...about(row), type: 'wix.ecom.v1.abandoned_checkout_deleted', body: {} })
}
