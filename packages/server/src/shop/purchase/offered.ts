import type { PaymentMethod } from '@vitrine/contract/entities/payment-method.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CheckoutView } from '../checkout/view.ts'
import { cardProvidersOf, offeredOffline, pluginMethodsOf } from '../payment/methods.ts'
import type { Handover } from '../payment/offline-kinds.ts'
import { requireProvider, type Providers, type ShownMethod } from '../payment/provider.ts'

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

/** Cards of a provider as the buyer of a checkout may choose them; nothing where it cannot charge what is due. */
const cardsOf = async (
  db: Db,
  providers: Providers,
  name: string,
  { site, due: amount }: CheckoutView,
): Promise<PaymentMethod | undefined> => {
  const { script } = await requireProvider(providers, db, { provider: name, site_id: site.id })
  if (!script) return { id: 'CARD', type: 'CARD', provider: name }
  const facts = await script({ siteId: site.id, amount, currency: site.currency })
  return facts && { id: name.toUpperCase(), type: 'CARD', provider: name, script: facts }
}

/** All ways in which the buyer of a checkout may pay, cards first. */
export const methodsFor = async (db: Db, providers: Providers, view: CheckoutView): Promise<PaymentMethod[]> => {
  const names = await cardProvidersOf(db, view.site)
  const cards = await Promise.all(names.map((name) => cardsOf(db, providers, name, view)))
  const [apps, outside] = await Promise.all([pluginMethodsOf(db, view.site.id), outsideFor(db, view)])
  return [
    ...cards.filter((method) => method !== undefined),
    ...apps.map((method) => ({ ...method, provider: method.id, type: 'REDIRECT' as const })),
    ...outside.map((method) => ({ ...method, type: 'OFFLINE' as const })),
  ]
}
