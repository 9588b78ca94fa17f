import { readMask, withEdits } from '../../ground/entity/field-mask.ts'
import type { checkoutCalls } from '@vitrine/contract'
import { isElevated, type Caller, type Exchange } from '../../ground/base/caller.ts'
import {
  addItems,
  type BasketRecord,
  changedStoredCart,
  channelOf,
  chargedSite,
  checkOverrideUrl,
  createdBy,
  type ItemsToAdd,
  changerOf,
  transactFor,
  newStoredCart,
  recognizeFor,
  shoppingIn,
  type StoredCart,
  withCoupon,
  withItems,
  without,
  withoutLines,
  withQuantities,
} from '../basket/api.ts'
import { countNewCart, newCartLimit } from '../../ground/rate-limit/new-carts.ts'
import { ownerFor } from '../../ground/base/shopper-owner.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { endChallenges } from '../../money/payment/api.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { siteFor } from '../../ground/site/sites.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { createChange } from './change.ts'
import { createCheckoutEdits, refuseLocked } from './edits.ts'
import { checkoutAddress, checkoutLink, openedAs, readCheckoutLink } from './link.ts'
import { manualFeesOf } from './fields/manual-fees.ts'
import { merchantDiscountsOf } from './fields/merchant-discounts.ts'
import { merchantsFieldsOf } from './fields/merchants-fields.ts'
import {
  keepCheckout,
  showSaved,
  showCheckout,
  showSettledCheckout,
  type SavedCheckout,
  type ShownCheckout,
} from './keep.ts'
import { deliveryFieldIn, editsOf, maskFields, requireOwnCart } from './fields/sent-fields.ts'
import { lockOpenCheckout, requireCheckout } from './store.ts'

/** Lifetime of the buyer's token at the hosted checkout. */
const hourSeconds = 60 * 60

type OnSite = Exclude<Caller, { role: 'anyone' }>

const requireItems = ({ lineItems = [], customLineItems = [] }: ItemsToAdd): ItemsToAdd => {
  if (lineItems.length + customLineItems.length > 0) return { lineItems, customLineItems }
  throw invalidField('lineItems', 'must have at least 1 items', 'MIN_SIZE')
}

/** The calls that turn a checkout into an order are in `purchase`. */
type Edited = Omit<
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

type Change = ReturnType<typeof createChange>

const createOpening = (context: Context): Pick<Edited, 'createCheckout'> => {
  const { sites, now, newId } = context
  const { typedGiftCard, withGiftCard } = createCheckoutEdits(context)
  return {
    createCheckout: async (caller, { body }, exchange) => {
      const site = await siteFor(sites, caller.siteId, exchange)
      const { checkoutInfo = {}, couponCode, channelType, overrideCheckoutUrl } = body
      requireOwnCart(checkoutInfo.cartId, { own: null, field: 'checkoutInfo.cartId' })
      await checkOverrideUrl(context, caller, { url: overrideCheckoutUrl, field: 'overrideCheckoutUrl' })
      const items = requireItems(body)
      const isTrusted = isElevated(caller)
      const card = await typedGiftCard(caller, body, exchange.ip)
      const opening = await newCartLimit(context, caller, exchange)
      const changer = await changerOf(context, caller, exchange)
      const owner = ownerFor(caller, newId)
      const saved = await transactFor(context, changer, async (transaction) => {
        await countNewCart(transaction, opening, now())
        await endChallenges(context, transaction, { siteId: site.id, of: { owner } })
        const opened = shoppingIn<BasketRecord>(site, { lines: [], purchaseFlowId: newId(), isOnlyCheckout: true })
        const reading = readCatalog(transaction, chargedSite(site, opened))
        const plain: BasketRecord = {
          ...opened,
          lines: await addItems([], items, { reading, newId, isTrusted, now: now() }),
          channelType: channelOf(caller, channelType) ?? 'WEB',
          ...createdBy(caller),
          ...buyerLanguageOf(caller, exchange),
          ...editsOf(checkoutInfo, 'checkoutInfo'),
          ...merchantsFieldsOf(checkoutInfo, { isTrusted, path: 'checkoutInfo' }),
          ...manualFeesOf(checkoutInfo, { isTrusted, currency: reading.site.currency, path: 'checkoutInfo' }),
          ...merchantDiscountsOf(checkoutInfo, { isTrusted, currency: reading.site.currency, path: 'checkoutInfo' }),
          ...(overrideCheckoutUrl !== undefined && { overrideCheckoutUrl }),
        }
        const coupled = couponCode
          ? await withCoupon(plain, couponCode, {
              reading,
              now: now(),
              owner,
              recognize: recognizeFor(context, changer),
            })
          : plain
        const record = withGiftCard(coupled, { card, amount: body.giftCardRedeemAmount, site: reading.site })
        const checkout = newStoredCart({
          siteId: site.id,
          id: newId(),
          owner,
          record,
          now: now(),
          isCurrent: false,
          isOpened: true,
        })
        const deliveryField = deliveryFieldIn('checkoutInfo')
        return keepCheckout(context, reading, { checkout, caller, changer, isNew: true, deliveryField })
      })
      return showSaved(context, { saved, caller, site })
    },
  }
}

const createReading = (context: Context): Pick<Edited, 'getCheckout' | 'getCheckoutByCartId'> => {
  const { db, sites } = context
  const show = async (caller: OnSite, checkout: StoredCart, exchange: Exchange): Promise<ShownCheckout> => {
    const reading = readCatalog(db, await siteFor(sites, caller.siteId, exchange))
    return showSettledCheckout(context, reading, { checkout, caller })
  }
  return {
    getCheckout: async (caller, { params }, exchange) =>
      show(caller, await requireCheckout(db, caller, params.id), exchange),

    getCheckoutByCartId: async (caller, { params }, exchange) => {
      const checkout = await requireCheckout(db, caller, params.id)
      if (checkout.opened_date === null)
        throw new Refusal('CHECKOUT_NOT_FOUND', 'No checkout was created from this cart.')
      return show(caller, checkout, exchange)
    },
  }
}

const createUpdate = (context: Context, change: Change): Pick<Edited, 'updateCheckout'> => {
  const { db, now, newId } = context
  const { typedGiftCard, withGiftCard } = createCheckoutEdits(context)
  return {
    updateCheckout: async (caller, { params, body }, exchange) => {
      await checkOverrideUrl(context, caller, { url: body.overrideCheckoutUrl, field: 'overrideCheckoutUrl' })
      const named = readMask(body.fieldMask, { fields: maskFields, name: 'fieldMask' })
      if (body.giftCardCode) await requireCheckout(db, caller, params.id)
      const card = await typedGiftCard(caller, body, exchange.ip)
      return change(caller, { id: params.id, exchange }, async (record, reading, { cartId, owner, changer }) => {
        requireOwnCart(body.checkout?.cartId, { own: cartId, field: 'checkout.cartId' })
        const { checkout = {}, couponCode, giftCardCode, giftCardRedeemAmount, overrideCheckoutUrl } = body
        if (couponCode) refuseLocked(caller, record, 'lockCouponCode')
        if (giftCardCode || giftCardRedeemAmount !== undefined) refuseLocked(caller, record, 'lockGiftCard')
        const isTrusted = isElevated(caller)
        const { currency } = reading.site
        const merchants = merchantsFieldsOf(checkout, { isTrusted, before: record, path: 'checkout' })
        const fees = manualFeesOf(checkout, { isTrusted, currency, path: 'checkout' })
        const discounts = merchantDiscountsOf(checkout, { isTrusted, currency, before: record, path: 'checkout' })
        const edited = {
          ...withEdits(record, { ...editsOf(checkout, 'checkout'), ...merchants, ...fees, ...discounts }, named),
          lines: await addItems(record.lines, body, { reading, newId, isTrusted, now: now() }),
          ...(overrideCheckoutUrl !== undefined && { overrideCheckoutUrl }),
        }
        const coupled = couponCode
          ? await withCoupon(edited, couponCode, {
              reading,
              now: now(),
              owner,
              recognize: recognizeFor(context, changer),
            })
          : edited
        return withGiftCard(coupled, { card, amount: body.giftCardRedeemAmount, site: reading.site })
      })
    },
  }
}

/** Removes the coupon, the gift card or the URL of a checkout. */
const createRemovals = (
  context: Context,
  change: Change,
): Pick<Edited, 'removeCoupon' | 'removeGiftCard' | 'removeOverrideCheckoutUrl'> => {
  const { db, sites, now } = context
  return {
    removeCoupon: (caller, { params }, exchange) =>
      change(caller, { id: params.id, exchange }, async (before) => {
        refuseLocked(caller, before, 'lockCouponCode')
        return without(before, 'couponCode')
      }),

    // A checkout without a gift card is returned unchanged.
    removeGiftCard: async (caller, { params }, exchange) => {
      const site = await siteFor(sites, caller.siteId, exchange)
      const saved = await transact(db, async (transaction): Promise<SavedCheckout> => {
        const checkout = await lockOpenCheckout(transaction, caller, params.id)
        refuseLocked(caller, checkout.body, 'lockGiftCard')
        const reading = readCatalog(transaction, site)
        if (!checkout.body.giftCard)
          return { shown: await showCheckout(context, reading, { checkout, caller }), isUnsettled: true }
        const changed = changedStoredCart(checkout, without(checkout.body, 'giftCard'), now())
        return keepCheckout(context, reading, { checkout: changed, caller, isNew: false })
      })
      return showSaved(context, { saved, caller, site })
    },

    removeOverrideCheckoutUrl: (caller, { params }, exchange) =>
      change(caller, { id: params.id, exchange }, async (record) => without(record, 'overrideCheckoutUrl')),
  }
}

const createLineEdits = (
  { newId, now }: Context,
  change: Change,
): Pick<Edited, 'addToCheckout' | 'removeLineItems' | 'updateLineItemsQuantity'> => ({
  addToCheckout: (caller, { params, body }, exchange) => {
    const items = requireItems(body)
    const isTrusted = isElevated(caller)
    return change(caller, { id: params.id, exchange }, (record, reading) =>
      withItems(record, items, { reading, newId, isTrusted, now: now() }),
    )
  },

  removeLineItems: (caller, { params, body }, exchange) =>
    change(caller, { id: params.id, exchange }, async (record) => withoutLines(record, body.lineItemIds)),

  updateLineItemsQuantity: (caller, { params, body }, exchange) =>
    change(caller, { id: params.id, exchange }, (record, reading) => withQuantities(record, body.lineItems, reading)),
})

const createLinks = (context: Context): Pick<Edited, 'getCheckoutUrl' | 'getWixCheckoutUrl' | 'openCheckoutLink'> => ({
  getCheckoutUrl: async (caller, { params }) => {
    const checkout = await requireCheckout(context.db, caller, params.id)
    return { checkoutUrl: await checkoutAddress(context, checkout, caller) }
  },

  getWixCheckoutUrl: async (caller, { params }) => {
    const checkout = await requireCheckout(context.db, caller, params.id)
    return { checkoutUrl: await checkoutLink(context, { checkout, caller }) }
  },

  openCheckoutLink: async (caller, { body }) => {
    const link = await readCheckoutLink(context, body.token)
    const shopper = openedAs(context, link, caller)
    const { siteId, checkoutId, callbacks } = link
    const accessToken = await context.accessTokens.sign({ ...shopper, checkoutId }, hourSeconds)
    const { clientId } = shopper
    return { checkoutId, siteId, ...(clientId !== undefined && { clientId }), accessToken, callbacks }
  },
})

export const createCheckoutHandlers = (context: Context): Edited => {
  const change = createChange(context)
  return {
    ...createOpening(context),
    ...createReading(context),
    ...createUpdate(context, change),
    ...createRemovals(context, change),
    ...createLineEdits(context, change),
    ...createLinks(context),
  }
}
