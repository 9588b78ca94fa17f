import type { PaymentMethod } from '@vitrine/contract/entities/payment-method.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { CheckoutView } from '../checkout/view.ts'
import { cardProvidersOf, offeredOffline, pluginMethodsOf } from '../payment/methods.ts'
import type { Handover } from '../payment/offline-kinds.ts'
import { requireProvider, type PaymentRef, type Providers, type ShownMethod } from '../payment/provider.ts'

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

/** What is to be paid, as a provider is asked whether it can charge it. */
type Payable = Pick<PaymentRef, 'siteId' | 'amount' | 'currency'>

/** What a provider charges at once, as buyers may choose it; nothing where it cannot charge what is due. */
const chargedBy = async (
  db: Db,
  { providers, provider, payable }: { providers: Providers; provider: string; payable: Payable },
): Promise<PaymentMethod | undefined> => {
  const { script, tokenPrefix } = await requireProvider(providers, db, { provider, site_id: payable.siteId })
  if (tokenPrefix !== undefined) return { id: provider.toUpperCase(), type: 'REDIRECT', provider, tokenPrefix }
  if (!script) return { id: 'CARD', type: 'CARD', provider }
  const facts = await script(payable)
  return facts && { id: provider.toUpperCase(), type: 'CARD', provider, script: facts }
}

/** How a store takes an amount at once: by card, or on a page of a provider. */
export const onlineMethodsFor = async (
  db: Db,
  providers: Providers,
  { site, ...amount }: { readonly site: Site } & Omit<Payable, 'siteId'>,
): Promise<PaymentMethod[]> => {
  const payable = { ...amount, siteId: site.id }
  const [names, apps] = await Promise.all([cardProvidersOf(db, site), pluginMethodsOf(db, site.id)])
  const methods = await Promise.all(names.map((provider) => chargedBy(db, { providers, provider, payable })))
  return [
    ...methods.filter((method) => method !== undefined),
    ...apps.map((app) => ({ ...app, provider: app.id, type: 'REDIRECT' as const })),
  ]
}

/** All ways in which the buyer of a checkout may pay, cards first. */
export const methodsFor = async (db: Db, providers: Providers, view: CheckoutView): Promise<PaymentMethod[]> => {
  const { site, due: amount } = view
  const online = await onlineMethodsFor(db, providers, { site, amount, currency: site.currency })
  const outside = await outsideFor(db, view)
  return [...online, ...outside.map((method) => ({ ...method, type: 'OFFLINE' as const }))]
}
