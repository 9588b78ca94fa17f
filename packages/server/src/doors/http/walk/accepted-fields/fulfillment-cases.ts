import { atTheTill } from '../../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../../test/goods.ts'
import type { Shop } from '../../../../../../../test/shop.ts'
import { make, owner, type Cases } from './case.ts'

/** An order of five mugs, three of which are used. */
const bought = async (shop: Shop) => {
  const till = await atTheTill(shop)
  const checkout = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId), { quantity: 5 })
  const { orderId } = (await till.pay(checkout)).body
  const [line] = (await till.orderOf(orderId)).lineItems
  return { orderId: orderId as string, fulfillment: { lineItems: [{ id: line.id as string, quantity: 3 }] } }
}

const elsewhere = {
  sendShippingEmail: 'fulfillment.test.ts: the recipient',
  sendRestocked: 'fulfillment.test.ts: events about restocked items',
}

export const fulfillmentCases: Cases = {
  createFulfillment: {
    ask: async (shop) => {
      const { orderId, fulfillment } = await bought(shop)
      return { ...owner(shop), params: { orderId }, body: { fulfillment } }
    },
    elsewhere,
  },
  updateFulfillment: {
    ask: async (shop) => {
      const { orderId, fulfillment } = await bought(shop)
      const path = `/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`
      const { fulfillmentId } = await make(shop, path, { fulfillment })
      return { ...owner(shop), params: { orderId, fulfillmentId }, body: { fulfillment } }
    },
    elsewhere,
  },
}
