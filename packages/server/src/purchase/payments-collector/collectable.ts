import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { offsetOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoredOrder } from '../../orders/order/api.ts'
import { cardProvidersOf, listMovements, pluginMethodsOf } from '../../money/payment/api.ts'
import { decidePayable } from '../purchase/api.ts'

/** Why no payment of an order can be requested. */
type Uncollectable =
  | 'NONCOLLECTABLE_ORDER_IS_CANCELLED'
  | 'NONCOLLECTABLE_ORDER_IS_PAID'
  | 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD'
  | 'NONCOLLECTABLE_ORDER_IS_PENDING'
  | 'NONCOLLECTABLE_ORDER_IS_REJECTED'
  | 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS'

export type Collectable =
  | { readonly status: 'COLLECTABLE'; readonly due: Minor }
  | { readonly status: Uncollectable; readonly due?: undefined }

const byStatus: Readonly<Partial<Record<StoredOrder['status'], Uncollectable>>> = {
  CANCELED: 'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  PENDING: 'NONCOLLECTABLE_ORDER_IS_PENDING',
  REJECTED: 'NONCOLLECTABLE_ORDER_IS_REJECTED',
}

const takesOnline = async (db: Db, site: Site): Promise<boolean> => {
  const [cards, apps] = await Promise.all([cardProvidersOf(db, site), pluginMethodsOf(db, site.id)])
  return cards.length + apps.length > 0
}

/** Returns how much of an order can be collected online, or why nothing can. */
export const collectableOf = async (db: Db, site: Site, order: StoredOrder): Promise<Collectable> => {
  const known = byStatus[order.status]
  if (known) return { status: known }
  if (offsetOf(sumsOf(await listMovements(db, order))) > 0) return { status: 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS' }
  const payable = await decidePayable(db, order)
  if (!payable.ok) return { status: 'NONCOLLECTABLE_ORDER_IS_PAID' }
  if (await takesOnline(db, site)) return { status: 'COLLECTABLE', due: payable.due }
  return { status: 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD' }
}

const refusals = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: 'ORDER_CANCELED',
  NONCOLLECTABLE_ORDER_IS_PAID: 'ORDER_ALREADY_PAID',
  NONCOLLECTABLE_MISSING_PAYMENT_METHOD: 'PAYMENT_METHODS_NOT_FOUND',
  NONCOLLECTABLE_ORDER_IS_PENDING: 'ORDER_IS_PENDING',
  NONCOLLECTABLE_ORDER_IS_REJECTED: 'ORDER_IS_REJECTED',
  NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS: 'ORDER_HAS_CHARGEBACKS',
} as const

/**
 * Returns the requested amount, or the full amount due. Refuses an order that is not collectable, and an amount that is
 * not positive or exceeds the amount due.
 */
export const requireCollectable = async (
  db: Db,
  { site, order, requested }: { site: Site; order: StoredOrder; requested?: Minor },
): Promise<Minor> => {
  const { status, due } = await collectableOf(db, site, order)
  if (due === undefined) throw new Refusal(refusals[status])
  if (requested === undefined || (requested > 0 && requested <= due)) return requested ?? due
  const maxAmount = toDecimal(due, order.body.currency ?? site.currency)
  throw invalidField('amount.amount', `must be more than 0 and at most ${maxAmount}, what is due`, 'MAX')
}
