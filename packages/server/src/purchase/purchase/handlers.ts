import type { checkoutCalls, orderCalls } from '@vitrine/contract'
import { isElevated, type Exchange } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { isFromListedServer } from '../../ground/rate-limit/new-carts.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import { requireCheckout } from '../../selling/checkout/api.ts'
import { viewCheckout } from '../../selling/presentation/api.ts'
import { presentOrder, requireOrder } from '../../orders/order/api.ts'
import {
  awaitAttempt,
  cardProvidersOf,
  countedAddress,
  findAwaiting,
  findBeingCharged,
  listPayments,
  type Payments,
  type Sandbox,
} from '../../money/payment/api.ts'
import type { OnSite } from './pay/begin.ts'
import { updateOrderStatus } from './status/update-status.ts'
import { cancelOrder } from './status/cancel.ts'
import { nothingToCapture } from './pay/capture-options.ts'
import { createCardToken } from './pay/card-token.ts'
import { createCartPlacing } from './place-cart.ts'
import { completeAndRedirect, markAsCompleted } from './pay/complete.ts'
import { createOrderMoneyIn } from './charge/handlers.ts'
import { confirmPayment } from './pay/confirm.ts'
import { markOrderAsPaid } from './charge/mark-as-paid.ts'
import { methodsFor } from './place/offered.ts'
import { presentAction } from './pay/present-action.ts'
import { placeAndPay, placeUnpaid } from './pay/ordering.ts'
import type { Agreed } from './place/reserve.ts'
import { createRemainderHandlers } from './remainder/handlers.ts'
import { createSavedHandlers } from './pay/saved-handlers.ts'
import { nothingToSave, refuseUnsaved } from './pay/saved-options.ts'
import { countUnpaidOrder } from './pay/unpaid-orders.ts'

/** Calls that turn a checkout into an order. */
type CheckoutHandlers = Pick<
  Handlers<typeof checkoutCalls>,
  | 'getCheckoutPaymentSettings'
  | 'listCheckoutPaymentMethods'
  | 'createOrder'
  | 'createOrderAndCharge'
  | 'markCheckoutAsCompleted'
  | 'markCheckoutAsCompletedAndRedirectToUrl'
  | 'createPaymentToken'
  | 'confirmPayment'
  | 'getPaymentAction'
>
/** Calls that move the money of orders. */
type OrderHandlers = Pick<
  Handlers<typeof orderCalls>,
  'cancelOrder' | 'updateOrderStatus' | 'markOrderAsPaid' | 'getPaymentInstructions'
>

/** Returns what the buyer agreed to in the request. */
const agreedBy = (caller: OnSite, { policyAgreement, priceVerificationToken }: Agreed, exchange: Exchange): Agreed => ({
  ...(policyAgreement !== undefined && { policyAgreement }),
  ...(priceVerificationToken && { priceVerificationToken }),
  ...buyerLanguageOf(caller, exchange),
})

/** Returns the buyer's counted IP address; empty if someone else orders for the buyer. */
const buyerAddress = async (context: Context, caller: OnSite, { ip }: Exchange): Promise<Pick<Agreed, 'address'>> => {
  if (isElevated(caller)) return {}
  const isListed = await isFromListedServer(context, caller, ip)
  return { address: countedAddress(isListed ? ip : addressOf(ip), isListed) }
}

const createOrdering = (
  context: Context,
  payments: Payments,
): Pick<CheckoutHandlers, 'createOrder' | 'createOrderAndCharge'> => ({
  createOrder: async (caller, { params: { id: checkoutId }, body }, exchange) => {
    const agreed = agreedBy(caller, body, exchange)
    const { paymentMethodId, delayCapture, savePaymentMethod } = body
    if (savePaymentMethod) throw nothingToSave()
    if (delayCapture) throw nothingToCapture()
    if (paymentMethodId === undefined) return placeUnpaid(context, { caller, checkoutId, agreed })
    // Count only requests that could become an order.
    await requireCheckout(context.db, caller, checkoutId)
    await countUnpaidOrder(context, caller, exchange)
    return placeAndPay(context, payments, { caller, checkoutId, agreed, paying: { paymentMethodId } })
  },

  createOrderAndCharge: async (caller, { params: { id: checkoutId }, body }, exchange) => {
    const agreed = { ...agreedBy(caller, body, exchange), ...(await buyerAddress(context, caller, exchange)) }
    const { paymentToken = '', delayCapture, savePaymentMethod, chargeRemainders = false } = body
    const options = { delayCapture, savePaymentMethod }
    const paying = { paymentToken }
    if (chargeRemainders) refuseUnsaved({ paymentToken, savePaymentMethod })
    const ordering = { caller, checkoutId, agreed: { ...agreed, chargeRemainders }, paying, ...options }
    return placeAndPay(context, payments, ordering)
  },
})

const createCompleting = (
  context: Context,
): Pick<CheckoutHandlers, 'markCheckoutAsCompleted' | 'markCheckoutAsCompletedAndRedirectToUrl'> => ({
  markCheckoutAsCompleted: async (caller, { params, body: { orderId } }) => {
    await markAsCompleted(context, { caller, checkoutId: params.id, orderId })
    return {}
  },

  markCheckoutAsCompletedAndRedirectToUrl: (caller, { query }) =>
    completeAndRedirect(context, { caller, token: query.token }),
})

const createReading = (
  { db, sites, now }: Context,
  { providers }: Payments,
): Pick<CheckoutHandlers, 'getCheckoutPaymentSettings' | 'listCheckoutPaymentMethods' | 'getPaymentAction'> => ({
  getPaymentAction: async (caller, { params }) => {
    const { site_id: siteId, id, owner } = await requireCheckout(db, caller, params.id)
    const own = { siteId, checkoutId: id, owner }
    // The provider's webhook may be processed while the buyer returns. Wait for it.
    const charged = await findBeingCharged(db, own)
    if (charged) await awaitAttempt(db, charged)
    const attempt = await findAwaiting(db, own)
    return attempt ? { paymentAction: await presentAction(db, providers, attempt) } : {}
  },

  getCheckoutPaymentSettings: async (caller, { params }) => {
    await requireCheckout(db, caller, params.id)
    const names = await cardProvidersOf(db, await requireSite(sites, caller.siteId))
    const found = await Promise.all(names.map((provider) => providers.find(db, { provider, site_id: caller.siteId })))
    const requires3dSecure = found.some((provider) => provider?.requires3dSecure)
    return { paymentSettings: { requires3dSecure } }
  },

  listCheckoutPaymentMethods: async (caller, { params }) => {
    const checkout = await requireCheckout(db, caller, params.id)
    const site = await requireSite(sites, caller.siteId)
    const view = await viewCheckout(readCatalog(db, site), { checkout, now: now() })
    return { paymentMethods: await methodsFor(db, providers, { view, now: now() }) }
  },
})

const createOrderMoney = (context: Context, payments: Payments): OrderHandlers => ({
  cancelOrder: async (caller, { params, body }) => ({
    order: presentOrder(await cancelOrder(context, payments, { caller, id: params.id, options: body })),
  }),

  updateOrderStatus: async (caller, { params: { orderId }, body: { status } }) => ({
    order: presentOrder(await updateOrderStatus(context, payments, { caller, orderId, status })),
  }),

  markOrderAsPaid: async (caller, { params }) => ({
    order: presentOrder(await markOrderAsPaid(context, { caller, id: params.ecomOrderId })),
  }),

  getPaymentInstructions: async (caller, { params }) => {
    const order = await requireOrder(context.db, caller, params.orderId)
    const payments = await listPayments(context.db, order)
    const expected = payments.find(({ status, method }) => status === 'PENDING' && method)
    return expected?.method ? { paymentMethod: { ...expected.method, type: 'OFFLINE' as const } } : {}
  },
})

/** Handles payments of checkouts, and payments and cancellations of orders. */
export const createPurchaseHandlers = (
  context: Context,
  { payments, sandbox }: { payments: Payments; sandbox: Sandbox },
): CheckoutHandlers &
  OrderHandlers &
  ReturnType<typeof createOrderMoneyIn> &
  ReturnType<typeof createSavedHandlers> &
  ReturnType<typeof createRemainderHandlers> &
  ReturnType<typeof createCartPlacing> => ({
  ...createRemainderHandlers(context, { payments }),
  ...createSavedHandlers(context, payments),
  ...createOrderMoneyIn(context, { payments, sandbox }),
  ...createOrdering(context, payments),
  ...createCompleting(context),
  ...createReading(context, payments),
  ...createOrderMoney(context, payments),
  ...createCartPlacing({
    context,
    payments,
    agreedBy: async (caller, body, exchange) => ({
      ...agreedBy(caller, body, exchange),
      ...(await buyerAddress(context, caller, exchange)),
    }),
    countUnpaid: (caller, exchange) => countUnpaidOrder(context, caller, exchange),
  }),
  createPaymentToken: ({ siteId }, { body }) => createCardToken(context, sandbox, { siteId, card: body }),
  confirmPayment: (caller, { body }) => confirmPayment(context, { payments, sandbox }, { caller, ...body }),
})
