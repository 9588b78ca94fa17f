import type { PaymentMethod } from '@vitrine/contract/entities/payment-method.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CheckoutView } from '../checkout/view.ts'
import { cardProviderOf, offeredOffline } from '../payment/methods.ts'
import type { Handover } from '../payment/offline-kinds.ts'
import type { ShownMethod } from '../payment/provider.ts'

const handoverOf = ({ totals: { needsDelivery, delivery } }: CheckoutView): Handover => {
  if (!needsDelivery) return 'nothing-to-send'
  if (delivery.chosen?.option.pickup) return 'picked-up'
  return delivery.offered.some(({ option }) => option.pickup) ? 'delivered' : 'either'
}

/** The ways of paying outside that the buyer of a checkout may choose. */
const outsideFor = async (db: Db, view: CheckoutView): Promise<ShownMethod[]> =>
  view.record.customSettings?.disabledManualPayment ? [] : offeredOffline(db, view.site.id, handoverOf(view))

/** The way of paying of an id, where the checkout offers it. */
export const requireOffered = async (db: Db, view: CheckoutView, id: string): Promise<ShownMethod> => {
  const method = (await outsideFor(db, view)).find((offered) => offered.id === id)
  if (method) return method
  throw new Refusal('PAYMENT_NOT_AVAILABLE', 'This payment method is not available for this order.', {
    paymentMethodId: id,
  })
}

/** All ways in which the buyer of a checkout may pay, cards first. */
export const methodsFor = async (db: Db, view: CheckoutView): Promise<PaymentMethod[]> => [
  ...(cardProviderOf(view.site) ? [{ id: 'CARD', type: 'CARD' as const }] : []),
  ...(await outsideFor(db, view)).map((method) => ({ ...method, type: 'OFFLINE' as const })),
]
