import type { checkoutCalls } from '@vitrine/contract'
import type { Checkout } from '@vitrine/contract/entities/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { changeQuantities, type Line } from '@vitrine/domain/cart/lines.ts'
import type { Caller } from '../caller.ts'
import { linesOrRefuse, refuseCustomLines } from '../cart/additions.ts'
import { priceLines } from '../cart/priced-line.ts'
import { ownerOf } from '../cart/store.ts'
import type { StoredLine } from '../cart/tables.ts'
import type { Context } from '../context.ts'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../handlers.ts'
import type { Payments } from '../payment/payments.ts'
import { invalidField } from '../refusal.ts'
import { requireSite, type Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { closeCheckout, completeAndRedirect } from './complete.ts'
import { createCheckoutEdits, refuseLocked } from './edits.ts'
import { checkoutLink, readCheckoutLink } from './link.ts'
import { recordCheckoutEvent } from './open.ts'
import { presentCheckout } from './present.ts'
import {
  insertCheckout,
  lockOpenCheckout,
  requireCheckout,
  requireCheckoutOfCart,
  saveCheckout,
  type StoredCheckout,
} from './store.ts'
import type { CheckoutRecord } from './tables.ts'
import { viewCheckout } from './view.ts'

/** A buyer at the hosted checkout has so long between two pages. */
const hourSeconds = 60 * 60

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** What of a checkout a caller may set; the rest is worked out. */
const editsOf = (checkout: Input<Checkout>): Partial<CheckoutRecord> => {
  const { billingInfo, shippingInfo, buyerInfo, buyerNote, customFields } = checkout
  const destination = shippingInfo?.shippingDestination
  const code = shippingInfo?.selectedCarrierServiceOption?.code
  return {
    ...(billingInfo && { billingInfo }),
    ...(destination && { shippingDestination: destination }),
    ...(code !== undefined && { selectedDelivery: code }),
    ...(buyerInfo?.email !== undefined && { email: buyerInfo.email }),
    ...(buyerNote !== undefined && { buyerNote }),
    ...(customFields && { customFields }),
  }
}

export const createCheckoutHandlers = (context: Context, payments: Payments): Handlers<typeof checkoutCalls> => {
  const { db, sites, now, newId } = context
  const { typedGiftCard, withCoupon, withGiftCard, withItems } = createCheckoutEdits(context)

  const answer = async (checkout: StoredCheckout, site: Site, transaction: Db = db) => ({
    checkout: presentCheckout(await viewCheckout(transaction, { checkout, site, now: now() })),
  })

  const change = async (
    caller: OnSite,
    id: string,
    edit: (record: CheckoutRecord, db: Db, site: Site) => Promise<CheckoutRecord>,
  ) => {
    const site = await requireSite(sites, caller.siteId)
    return transact(db, async (transaction) => {
      const checkout = await lockOpenCheckout(transaction, caller, id)
      const edited = await edit(checkout.body, transaction, site)
      const saved = await saveCheckout(transaction, checkout, edited, now())
      await recordCheckoutEvent(context, transaction, { checkout: saved, site, created: false })
      return answer(saved, site, transaction)
    })
  }

  return {
    createCheckout: async (caller, { body }, { ip }) => {
      const site = await requireSite(sites, caller.siteId)
      const {
        checkoutInfo = {},
        lineItems = [],
        customLineItems = [],
        couponCode,
        channelType,
        overrideCheckoutUrl,
      } = body
      refuseCustomLines(customLineItems)
      if (lineItems.length === 0) throw invalidField('lineItems', 'must have at least 1 items', 'MIN_SIZE')
      const card = await typedGiftCard(caller, body, ip)
      return transact(db, async (transaction) => {
        const plain: CheckoutRecord = {
          lines: await withItems([], lineItems, transaction, site),
          channelType: channelType ?? 'WEB',
          purchaseFlowId: newId(),
          ...editsOf(checkoutInfo),
          ...(overrideCheckoutUrl !== undefined && { overrideCheckoutUrl }),
        }
        const coupled = couponCode ? await withCoupon(plain, couponCode, transaction, site) : plain
        const record = withGiftCard(coupled, { card, amount: body.giftCardRedeemAmount, site })
        const owner = caller.role === 'visitor' || caller.role === 'member' ? ownerOf(caller) : `visitor:${newId()}`
        const checkout = await insertCheckout(transaction, {
          siteId: site.id,
          id: newId(),
          owner,
          cartId: null,
          record,
          now: now(),
        })
        await recordCheckoutEvent(context, transaction, { checkout, site, created: true })
        return answer(checkout, site, transaction)
      })
    },

    getCheckout: async (caller, { params }) =>
      answer(await requireCheckout(db, caller, params.id), await requireSite(sites, caller.siteId)),

    getCheckoutByCartId: async (caller, { params }) =>
      answer(await requireCheckoutOfCart(db, caller, params.id), await requireSite(sites, caller.siteId)),

    updateCheckout: async (caller, { params, body }, { ip }) => {
      if (body.giftCardCode) await requireCheckout(db, caller, params.id)
      const card = await typedGiftCard(caller, body, ip)
      return change(caller, params.id, async (record, transaction, site) => {
        const { checkout = {}, couponCode, giftCardCode, giftCardRedeemAmount, overrideCheckoutUrl } = body
        if (couponCode) refuseLocked(caller, record, 'lockCouponCode')
        if (giftCardCode || giftCardRedeemAmount !== undefined) refuseLocked(caller, record, 'lockGiftCard')
        const edited = {
          ...record,
          ...editsOf(checkout),
          ...(overrideCheckoutUrl !== undefined && { overrideCheckoutUrl }),
        }
        const coupled = couponCode ? await withCoupon(edited, couponCode, transaction, site) : edited
        return withGiftCard(coupled, { card, amount: body.giftCardRedeemAmount, site })
      })
    },

    removeCoupon: (caller, { params }) =>
      change(caller, params.id, async (before) => {
        refuseLocked(caller, before, 'lockCouponCode')
        const { couponCode: _couponCode, ...record } = before
        return record
      }),

    // A checkout without a gift card is told as it is: nothing about it has changed.
    removeGiftCard: async (caller, { params }) => {
      const site = await requireSite(sites, caller.siteId)
      return transact(db, async (transaction) => {
        const checkout = await lockOpenCheckout(transaction, caller, params.id)
        refuseLocked(caller, checkout.body, 'lockGiftCard')
        const { giftCard, ...record } = checkout.body
        if (!giftCard) return answer(checkout, site, transaction)
        const saved = await saveCheckout(transaction, checkout, record, now())
        await recordCheckoutEvent(context, transaction, { checkout: saved, site, created: false })
        return answer(saved, site, transaction)
      })
    },

    removeOverrideCheckoutUrl: (caller, { params }) =>
      change(caller, params.id, async ({ overrideCheckoutUrl: _overrideCheckoutUrl, ...record }) => record),

    addToCheckout: (caller, { params, body }) => {
      const { lineItems = [], customLineItems = [] } = body
      refuseCustomLines(customLineItems)
      if (lineItems.length === 0) throw invalidField('lineItems', 'must have at least 1 items', 'MIN_SIZE')
      return change(caller, params.id, async (record, transaction, site) => ({
        ...record,
        lines: await withItems(record.lines, lineItems, transaction, site),
      }))
    },

    removeLineItems: (caller, { params, body }) =>
      change(caller, params.id, async (record) => ({
        ...record,
        lines: record.lines.filter(({ id }) => !body.lineItemIds.includes(id)),
      })),

    updateLineItemsQuantity: (caller, { params, body }) =>
      change(caller, params.id, async (record, transaction, site) => {
        const priced = await priceLines(transaction, site, record.lines)
        const availableOf = (line: Line) => priced.find((candidate) => candidate.line.id === line.id)?.available ?? 0
        const lines = linesOrRefuse(changeQuantities(record.lines, body.lineItems, availableOf)) as StoredLine[]
        return { ...record, lines }
      }),

    getCheckoutUrl: async (caller, { params }) => {
      const checkout = await requireCheckout(db, caller, params.id)
      return { checkoutUrl: await checkoutLink(context, { checkoutId: checkout.id, owner: checkout.owner, caller }) }
    },

    getCheckoutPaymentSettings: async (caller, { params }) => {
      await requireCheckout(db, caller, params.id)
      return { paymentSettings: await payments.settingsOf(caller.siteId) }
    },

    createOrder: async (caller, { params, body }) => {
      await requireCheckout(db, caller, params.id)
      return payments.placeWithoutPayment(caller, params.id, body)
    },

    createOrderAndCharge: async (caller, { params, body }) => {
      await requireCheckout(db, caller, params.id)
      return payments.placeAndCharge(caller, params.id, body)
    },

    markCheckoutAsCompleted: async (caller, { params, body }) => {
      await transact(db, async (transaction) => {
        const checkout = await lockOpenCheckout(transaction, caller, params.id)
        await closeCheckout(context, transaction, { checkout, orderId: body.orderId ?? newId() })
      })
      return {}
    },

    markCheckoutAsCompletedAndRedirectToUrl: (caller, { query }) => completeAndRedirect(context, caller, query.token),

    openCheckoutLink: async (_caller, { body }) => {
      const { siteId, checkoutId, shopper, callbacks } = await readCheckoutLink(context, body.token)
      const accessToken = await context.accessTokens.sign({ ...shopper, checkoutId }, hourSeconds)
      return { checkoutId, siteId, accessToken, callbacks }
    },

    createPaymentToken: (caller, { body }) => payments.createToken(caller, body),

    confirmPayment: (caller, { body }) => payments.confirm(caller, body),
  }
}
