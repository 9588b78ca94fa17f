import type { cartV2Calls } from '@vitrine/contract'
import type { CartSummary } from '@vitrine/contract/entities/selling/cart-summary.ts'
import { isElevated } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { siteFor } from '../../ground/site/sites.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import type { StoredCart } from '../../selling/basket/api.ts'
import {
  calculateCartV2,
  type OnSite,
  refuseOrdered,
  requireCartV2,
  summarizeCart,
  withErrorsOfV2,
} from '../../selling/cart-v2/api.ts'
import { presentCartV2, viewCartV2 } from '../../selling/presentation/api.ts'
import type { Payments, Placed } from '../../money/payment/api.ts'
import { completeAndRedirect, markAsCompleted } from './pay/complete.ts'
import { nothingToCapture } from './pay/capture-options.ts'
import { placeAndPay, placeUnpaid } from './pay/ordering.ts'
import { nothingToSave, refuseUnsaved } from './pay/saved-options.ts'
import type { Agreed } from './place/reserve.ts'

type Calls = Handlers<typeof cartV2Calls>
type PlacingHandlers = Pick<Calls, 'placeOrderV2' | 'markCartAsCompletedV2' | 'handleAsyncCheckoutCompletionV2'>
type Exchange = Parameters<Calls['placeOrderV2']>[2]
type Body = Parameters<Calls['placeOrderV2']>[1]['body']

export interface Ordering {
  readonly context: Context
  readonly payments: Payments
  /** Returns what the buyer agreed to, with their address if they order themselves. */
  readonly agreedBy: (caller: OnSite, body: Agreed, exchange: Exchange) => Promise<Agreed>
  /** Counts orders that are paid by an offline method. */
  readonly countUnpaid: (caller: OnSite, exchange: Exchange) => Promise<void>
}

/** The form of a token of this server: a digest of all prices. */
const tokenForm = /^[\w-]{22}$/

const requireToken = (token: string | undefined): void => {
  if (token !== undefined && !tokenForm.test(token))
    throw new Refusal('INVALID_PRICE_VERIFICATION_TOKEN', undefined, { token })
}

interface Placing {
  readonly caller: OnSite
  readonly cartId: string
  readonly body: Body
  readonly exchange: Exchange
}

const place = async (
  { context, payments, agreedBy, countUnpaid }: Ordering,
  { caller, cartId: checkoutId, body, exchange }: Placing,
): Promise<Placed> => {
  const { paymentToken, paymentMethodId, delayCapture, savePaymentMethod, chargeRemainders = false } = body
  if (chargeRemainders) refuseUnsaved({ paymentToken: paymentToken ?? '', savePaymentMethod })
  const agreed = { ...(await agreedBy(caller, body, exchange)), chargeRemainders }
  if (paymentToken !== undefined) {
    const paying = { paymentToken }
    return placeAndPay(context, payments, { caller, checkoutId, agreed, paying, delayCapture, savePaymentMethod })
  }
  if (savePaymentMethod) throw nothingToSave()
  if (delayCapture) throw nothingToCapture()
  if (paymentMethodId === undefined) return placeUnpaid(context, { caller, checkoutId, agreed })
  await countUnpaid(caller, exchange)
  return placeAndPay(context, payments, { caller, checkoutId, agreed, paying: { paymentMethodId } })
}

/** Errors that a cart causes, and not the payment. Its violations tell more about them. */
const ofCart: ReadonlySet<string> = new Set([
  'CART_IS_EMPTY',
  'INSUFFICIENT_INVENTORY',
  'ITEM_NOT_AVAILABLE',
  'QUANTITY_NOT_ALLOWED',
  'MISSING_CHECKOUT_DETAILS',
  'DELIVERY_NOT_AVAILABLE',
  'PERMISSION_DENIED',
  'ERROR_COUPON_DOES_NOT_EXIST',
  'ERROR_COUPON_EXPIRED',
  'ERROR_COUPON_NOT_APPLICABLE',
  'ERROR_COUPON_USAGE_EXCEEDED',
])

/** Throws what prevents an order from a cart, if anything does. */
const refuseProblems = ({ violations, paymentSummary }: CartSummary, { caller, body }: Placing): void => {
  const errors = violations.filter(({ severity }) => severity === 'ERROR')
  const outOfStock = errors.find(({ code }) => code === 'LINE_ITEMS_OUT_OF_STOCK')
  if (errors.some(({ code }) => code === 'EMPTY_CART')) throw new Refusal('EMPTY_CART')
  if (outOfStock && errors.length === 1)
    throw new Refusal('LINE_ITEMS_OUT_OF_STOCK', outOfStock.description, outOfStock.lineItemsOutOfStockData)
  if (errors.length > 0) {
    const data = { violations: errors, violationsList: { violations: errors } }
    throw new Refusal('VIOLATIONS_WITH_ERROR_SEVERITY', undefined, data)
  }
  const total = paymentSummary!.payNow.amount
  const isPaid = body.paymentToken !== undefined || body.paymentMethodId !== undefined
  if (!isPaid && !isElevated(caller) && Number(total) > 0)
    throw new Refusal('EMPTY_PAYMENT_TOKEN', undefined, { total })
}

/** Whether the buyer has yet to select a delivery method. The first generation takes the cheapest one. */
const lacksDelivery = ({ body: { lines, selectedDelivery } }: StoredCart): boolean =>
  selectedDelivery === undefined && lines.some(({ seen }) => seen.kind === 'PHYSICAL')

/** Handles the calls that turn a cart of the second generation into an order. */
export const createCartPlacing = (ordering: Ordering): PlacingHandlers => {
  const { context } = ordering
  const { db, sites } = context

  const calculating = async ({ caller, cartId, exchange }: Placing) => {
    const cart = await requireCartV2(db, caller, cartId)
    refuseOrdered(cart)
    return { caller, cart, site: await siteFor(sites, caller.siteId, exchange) }
  }

  /** Explains an error by the violations of the cart, and one about changed prices by the current summary. */
  const explained = async (error: unknown, placing: Placing): Promise<unknown> => {
    if (!(error instanceof Refusal)) return error
    if (error.code === 'CART_PRICES_OUT_OF_SYNC') {
      const { summary } = await calculateCartV2(context, await calculating(placing))
      return new Refusal(error.code, error.message, { ...error.data, summary })
    }
    if (ofCart.has(error.code)) refuseProblems(await summarizeCart(context, await calculating(placing)), placing)
    return error
  }

  return {
    placeOrderV2: (caller, { params: { cartId }, body }, exchange) =>
      withErrorsOfV2(async () => {
        const placing = { caller, cartId, body, exchange }
        requireToken(body.priceVerificationToken)
        const found = await calculating(placing)
        if (lacksDelivery(found.cart)) refuseProblems(await summarizeCart(context, found), placing)
        try {
          const placed = await place(ordering, placing)
          return { ...placed, completed: placed.paymentResponseToken === undefined }
        } catch (error) {
          throw await explained(error, placing)
        }
      }),

    markCartAsCompletedV2: (caller, { params: { cartId }, body: { orderId } }, exchange) =>
      withErrorsOfV2(async () => {
        refuseOrdered(await requireCartV2(db, caller, cartId))
        await markAsCompleted(context, { caller, checkoutId: cartId, orderId })
        const [cart, site] = [await requireCartV2(db, caller, cartId), await siteFor(sites, caller.siteId, exchange)]
        return { cart: presentCartV2(await viewCartV2(context, readCatalog(db, site), { cart })) }
      }),

    handleAsyncCheckoutCompletionV2: (caller, { query: { token } }) =>
      withErrorsOfV2(() => completeAndRedirect(context, { caller, token })),
  }
}
