import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, type Goods } from '../../../../../test/goods.ts'
import type { Shop } from '../../../../../test/shop.ts'

/** Buys orders, and captures, voids and refunds their payments as the owner, over real HTTP. */
export const atTheDesk = async (shop: Shop) => {
  const till = await atTheTill(shop)
  const post = (path: string, body: object) => shop.send(`POST ${path}`, { token: shop.apiKey, body })
  const bill = (name: string, body: object) => post(`/ecom/v1/order-billing/${name}`, body)
  const transactionsOf = async (id: string) =>
    (await shop.send(`GET /ecom/v1/payments/orders/${id}`, { token: shop.apiKey })).body.orderTransactions

  const buy = async (token = 'sandbox:pays', { quantity = 2, more = {}, goods = {} }: Buying = {}) => {
    const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10, ...goods })
    const tried = await till.checkoutOf(mug, { quantity })
    const answer = await till.pay(tried, token, more)
    const orderId = answer.body.orderId as string
    const order = orderId === undefined ? undefined : await till.orderOf(orderId)
    const paymentId = (orderId === undefined ? undefined : (await transactionsOf(orderId)).payments[0]?.id) as string
    return { mug, answer, orderId, order, paymentId, token: tried.token }
  }

  return {
    till,
    post,
    buy,
    transactionsOf,
    hold: () => buy('sandbox:pays', { more: { delayCapture: true } }),
    refund: (orderId: string, body: object) => bill('refund-payments', { orderId, ...body }),
    calculate: (orderId: string, refundItems?: object) => bill('calculate-refund', { orderId, refundItems }),
    refundability: (orderId: string) => bill('get-order-refundability', { orderId }),
    capture: (orderId: string, paymentId: string, amount?: string) =>
      bill('capture-authorized-payments', {
        orderId,
        payments: [{ paymentId, ...(amount && { amount: { amount } }) }],
      }),
    release: (orderId: string, paymentId: string) =>
      bill('void-authorized-payments', { orderId, paymentIds: [paymentId] }),
    eventsOf: async (id: string) => {
      const events = shop.context.db.selectFrom('event').select(['type', 'body', 'actor'])
      const rows = await events.where('entity', '=', `order:${id}`).orderBy('sequence').execute()
      return rows.map(({ type, ...event }) => ({ type: type.replace('wix.ecom.v1.', ''), ...event }))
    },
  }
}

interface Buying {
  readonly quantity?: number
  readonly more?: object
  readonly goods?: Goods
}
