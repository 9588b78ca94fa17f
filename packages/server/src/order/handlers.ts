import type { orderCalls } from '@vitrine/contract'
import type { Fulfillment, OrderWithFulfillments } from '@vitrine/contract/entities/order-fulfillments.ts'
import { fulfillmentStatusOf, mayMove, orderMoves } from '@vitrine/domain/order/states.ts'
import { returnStock } from '../catalog/stock.ts'
import { storesAppIds } from '../cart/additions.ts'
import type { Context } from '../context.ts'
import { transact } from '../database/transact.ts'
import { recordEvent } from '../event/outbox.ts'
import { restoreGiftCards } from '../gift-card/restore.ts'
import type { Handlers } from '../handlers.ts'
import { queueMail } from '../mail/outbox.ts'
import { Refusal } from '../refusal.ts'
import { requireSite } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { canceledLetter, sentLetter } from './letters.ts'
import { presentOrder, type StoredOrder } from './present.ts'
import { searchOrders } from './search.ts'
import { lockOrder, requireOrder, saveOrderStates } from './store.ts'

/** The variant id of a product without variants of its own. */
const onlyVariant = '00000000-0000-0000-0000-000000000000'

const fulfillmentsOf = async (db: Db, order: StoredOrder): Promise<OrderWithFulfillments> => {
  const rows = await db
    .selectFrom('fulfillment')
    .select('body')
    .where('site_id', '=', order.site_id)
    .where('order_id', '=', order.id)
    .orderBy('created_date')
    .execute()
  return { orderId: order.id, fulfillments: rows.map(({ body }) => body) }
}

const sentLines = ({ fulfillments = [] }: OrderWithFulfillments) =>
  fulfillments.flatMap(({ lineItems = [] }) => lineItems.map(({ id = '', quantity = 0 }) => ({ id, quantity })))

/** What is still to be sent, of each line. */
const unsentLines = (order: StoredOrder, sent: { id: string; quantity: number }[]) =>
  order.body.lineItems
    .map(({ id, quantity }) => ({
      id,
      quantity: quantity - sent.reduce((count, line) => (line.id === id ? count + line.quantity : count), 0),
    }))
    .filter(({ quantity }) => quantity > 0)

const recordOrderEvent = (db: Db, order: StoredOrder, type: string, body: object): Promise<void> =>
  recordEvent(db, { siteId: order.site_id, entity: 'order', entityId: order.id, type, body })

export const createOrderHandlers = (context: Context): Handlers<typeof orderCalls> => {
  const { db, sites, now, newId } = context

  return {
    getOrder: async (caller, { params }) => ({ order: presentOrder(await requireOrder(db, caller, params.id)) }),

    searchOrders: async (caller, { body }) => {
      const site = await requireSite(sites, caller.siteId)
      const { rows, metadata } = await searchOrders(db, { caller, site, given: body.search })
      return { orders: rows.map(presentOrder), metadata }
    },

    cancelOrder: async (caller, { params, body }) => {
      const site = await requireSite(sites, caller.siteId)
      return transact(db, async (transaction) => {
        const order = await lockOrder(transaction, caller, params.id)
        if (order.status === 'CANCELED') return { order: presentOrder(order) }
        if (!mayMove<StoredOrder['status']>(orderMoves, order.status, 'CANCELED')) {
          throw new Refusal('ILLEGAL_STATE', `An order that is ${order.status} cannot be canceled.`)
        }
        if (body.restockAllItems && order.stock_taken) {
          const items = order.body.lineItems.flatMap(({ catalogReference, quantity }) => {
            if (!catalogReference?.catalogItemId || !storesAppIds.has(catalogReference.appId ?? '')) return []
            const variantId = (catalogReference.options as { variantId?: string } | undefined)?.variantId ?? onlyVariant
            return [{ productId: catalogReference.catalogItemId, variantId, quantity }]
          })
          await returnStock(transaction, order.site_id, items)
        }
        const restored = await restoreGiftCards(context, transaction, { order, site })
        const saved = await saveOrderStates(transaction, order, { ...restored, status: 'CANCELED' }, now())
        await recordOrderEvent(transaction, saved, 'wix.ecom.v1.order_canceled', {
          order: presentOrder(saved),
          ...body,
        })
        if (saved.payment_status !== order.payment_status) {
          const change = { order: presentOrder(saved), previousPaymentStatus: order.payment_status }
          await recordOrderEvent(transaction, saved, 'wix.ecom.v1.order_payment_status_updated', change)
        }
        if (body.sendOrderCanceledEmail) {
          const message = body.customMessage?.trim() ?? ''
          const told = { site, message, isGiftCardRestored: Object.keys(restored).length > 0 }
          const letter = canceledLetter(presentOrder(saved), told)
          await queueMail(transaction, { siteId: site.id, recipient: saved.email, letter })
        }
        return { order: presentOrder(saved) }
      })
    },

    listTransactionsForSingleOrder: async (caller, { params }) => {
      const order = await requireOrder(db, caller, params.orderId)
      const rows = await db
        .selectFrom('payment')
        .select('body')
        .where('site_id', '=', order.site_id)
        .where('order_id', '=', order.id)
        .orderBy('created_date')
        .execute()
      return { orderTransactions: { orderId: order.id, payments: rows.map(({ body }) => body), refunds: [] } }
    },

    listFulfillmentsForSingleOrder: async (caller, { params }) => ({
      orderWithFulfillments: await fulfillmentsOf(db, await requireOrder(db, caller, params.orderId)),
    }),

    createFulfillment: async (caller, { params, body }) => {
      const site = await requireSite(sites, caller.siteId)
      return transact(db, async (transaction) => {
        const order = await lockOrder(transaction, caller, params.orderId)
        if (order.status !== 'APPROVED')
          throw new Refusal('ILLEGAL_STATE', `An order that is ${order.status} is not sent.`)
        const before = await fulfillmentsOf(transaction, order)
        const unsent = unsentLines(order, sentLines(before))
        const lines = linesToSend(body.fulfillment.lineItems, unsent)
        const fulfillment: Fulfillment & { id: string } = {
          id: newId(),
          createdDate: now().toISOString(),
          lineItems: lines,
          ...(body.fulfillment.trackingInfo && { trackingInfo: body.fulfillment.trackingInfo }),
          status: 'Fulfilled',
          completed: true,
        }
        await transaction
          .insertInto('fulfillment')
          .values({
            site_id: order.site_id,
            id: fulfillment.id,
            order_id: order.id,
            body: JSON.stringify(fulfillment),
            created_date: now(),
          })
          .execute()
        const status = fulfillmentStatusOf(order.body.lineItems, [...sentLines(before), ...lines])
        const saved = await saveOrderStates(transaction, order, { fulfillment_status: status }, now())
        const after = await fulfillmentsOf(transaction, saved)
        const event = { siteId: saved.site_id, entity: 'fulfillments', entityId: saved.id }
        await recordEvent(transaction, {
          ...event,
          type: 'wix.ecom.v1.fulfillments_updated',
          body: { currentEntity: after },
        })
        await recordOrderEvent(transaction, saved, 'wix.ecom.v1.order_updated', { currentEntity: presentOrder(saved) })
        if (status === 'FULFILLED') {
          await recordOrderEvent(transaction, saved, 'wix.ecom.v1.order_fulfilled', { order: presentOrder(saved) })
        }
        const left = unsentLines(saved, sentLines(after)).reduce((count, { quantity }) => count + quantity, 0)
        const letter = sentLetter(presentOrder(saved), { site, fulfillment, left })
        await queueMail(transaction, { siteId: site.id, recipient: saved.email, letter })
        return { orderWithFulfillments: after, fulfillmentId: fulfillment.id }
      })
    },
  }
}

/** The lines to send: those asked for, or all that is left; never more than is left. */
const linesToSend = (
  asked: readonly { id?: string; quantity?: number }[] | undefined,
  unsent: readonly { id: string; quantity: number }[],
) => {
  if (unsent.length === 0) throw new Refusal('ILLEGAL_STATE', 'Everything of this order has been sent.')
  if (!asked || asked.length === 0) return [...unsent]
  return asked.map(({ id = '', quantity }) => {
    const left = unsent.find((line) => line.id === id)
    if (!left) throw new Refusal('LINE_ITEM_NOT_FOUND', 'The order has no such line left to send.', { lineItemId: id })
    if (quantity !== undefined && quantity > left.quantity) {
      throw new Refusal('ILLEGAL_STATE', `Only ${left.quantity} of this line are left to send.`, { lineItemId: id })
    }
    return { id, quantity: quantity ?? left.quantity }
  })
}
