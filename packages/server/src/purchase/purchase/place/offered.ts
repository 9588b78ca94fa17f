import type { PaymentMethod } from '@vitrine/contract/entities/money/payment-method.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { creditLeftOf } from '../../../people/customer/company/api.ts'
import type { CheckoutView } from '../../../selling/presentation/api.ts'
import {
  cardProvidersOf,
  findInvoiceMethod,
  nameOfConnectable,
  type Handover,
  offeredOffline,
  type PaymentRef,
  pluginMethodsOf,
  type Providers,
  requireProvider,
  type ShownMethod,
} from '../../../money/payment/api.ts'
import { invoiceDueOf } from './by-invoice.ts'

const handoverOf = ({ totals: { needsDelivery, delivery } }: CheckoutView): Handover => {
  if (!needsDelivery) return 'nothing-to-send'
  if (delivery.chosen?.logistics.pickup) return 'picked-up'
  return delivery.offered.some(({ logistics }) => logistics.pickup) ? 'delivered' : 'either'
}

/** An offline payment method, when an order by invoice is due, and what the company can still order by invoice. */
type OfferedMethod = ShownMethod & Pick<PaymentMethod, 'dueDate' | 'creditLeft'>

/** Returns the payment by invoice, if the buyer orders for a company with payment terms. */
const invoiceFor = async (db: Db, view: CheckoutView, now: Date): Promise<OfferedMethod[]> => {
  const dueDate = invoiceDueOf(view, now)
  const method = dueDate === undefined ? undefined : await findInvoiceMethod(db, view.site.id)
  const left = view.company && creditLeftOf(view.company)
  const credit = left !== undefined && { creditLeft: toDecimal(left, view.site.currency) }
  return method && dueDate !== undefined ? [{ ...method, dueDate, ...credit }] : []
}

/** Lists the offline payment methods available for a checkout. */
const outsideFor = async (db: Db, view: CheckoutView, now: Date): Promise<OfferedMethod[]> => {
  if (view.record.customSettings?.disabledManualPayment) return []
  return [...(await invoiceFor(db, view, now)), ...(await offeredOffline(db, view.site.id, handoverOf(view)))]
}

/** Returns the offline payment method with an ID. Throws if the checkout does not offer it. */
export const requireOffered = async (
  db: Db,
  view: CheckoutView,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<ShownMethod> => {
  const method = (await outsideFor(db, view, now)).find((offered) => offered.id === id)
  if (method) return method
  throw new Refusal('PAYMENT_NOT_AVAILABLE', 'This payment method is not available for this order.', {
    paymentMethodId: id,
  })
}

/** The amount to pay, to ask a provider whether it can charge it. */
type Payable = Pick<PaymentRef, 'amount' | 'currency'> & {
  /** Whether the buyer may be a member, for whom the card can be saved. */
  readonly mayBeMember?: boolean
}

/** Presents card payments of a provider; `undefined` if it cannot charge this payment. */
const cardsOf = async (
  db: Db,
  providers: Providers,
  name: string,
  { site, amount, currency, mayBeMember }: Payable & { readonly site: Site },
): Promise<PaymentMethod | undefined> => {
  const provider = await requireProvider(providers, db, { provider: name, site_id: site.id })
  const { script, tokenPrefix, abilities, takes } = provider
  if (takes && !takes(currency)) return undefined
  const providerName = nameOfConnectable(name)
  const common = { provider: name, ...(providerName !== undefined && { providerName }) }
  if (tokenPrefix !== undefined) return { id: name.toUpperCase(), type: 'REDIRECT', ...common, tokenPrefix }
  const savable = mayBeMember && abilities.save && { savable: true }
  if (!script) return { id: 'CARD', type: 'CARD', ...common, ...savable }
  const facts = await script({ siteId: site.id, amount, currency })
  return facts && { id: name.toUpperCase(), type: 'CARD', ...common, script: facts, ...savable }
}

/** Lists the online payment methods for an amount, cards first. */
export const onlineFor = async (
  db: Db,
  providers: Providers,
  payable: Payable & { readonly site: Site },
): Promise<PaymentMethod[]> => {
  const { site } = payable
  const [names, apps] = await Promise.all([cardProvidersOf(db, site), pluginMethodsOf(db, site.id)])
  const cards = await Promise.all(names.map((name) => cardsOf(db, providers, name, payable)))
  return [
    ...cards.filter((method) => method !== undefined),
    ...apps.map((app) => ({ ...app, provider: app.id, type: 'REDIRECT' as const })),
  ]
}

/** For delayed captures, the provider's form offers only methods that can be authorized. */
const heldOf = (method: PaymentMethod): PaymentMethod =>
  method.script ? { ...method, script: { ...method.script, captureMethod: 'manual' } } : method

/** Lists the payment methods of a checkout, cards first. */
export const methodsFor = async (
  db: Db,
  providers: Providers,
  { view, now }: { readonly view: CheckoutView; readonly now: Date },
): Promise<PaymentMethod[]> => {
  const { site, due: amount, rules } = view
  const isLater = rules.checkout.checkoutFields?.delayCaptureEnabled === true
  const online = await onlineFor(db, providers, { site, amount, currency: site.currency, mayBeMember: true })
  const outside = await outsideFor(db, view, now)
  return [
    ...(isLater ? online.map(heldOf) : online),
    ...outside.map((method) => ({ ...method, type: 'OFFLINE' as const })),
  ]
}
