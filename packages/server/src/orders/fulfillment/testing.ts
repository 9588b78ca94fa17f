import type { atTheTill } from '../../../../../test/buying.ts'
import type { Shop } from '../../../../../test/shop.ts'

/** Creates, updates and cancels fulfillments as the owner, over real HTTP. */
export const atTheDock = (shop: Shop, till: Awaited<ReturnType<typeof atTheTill>>) => {
  const token = shop.apiKey
  const parcels = '/ecom/v1/fulfillments'
  const mailsOf = async (orderId: string) => {
    const { number } = await till.orderOf(orderId)
    const mails = shop.context.db
      .selectFrom('mail')
      .select(['subject', 'text', 'html'])
      .where('site_id', '=', shop.siteId)
    return mails.where('subject', 'like', `%${number}%`).orderBy('created_date').execute()
  }
  return {
    list: (orderId: string) => shop.send(`GET ${parcels}/orders/${orderId}`, { token }),
    send: (orderId: string, fulfillment: object, options: object = {}) =>
      shop.send(`POST ${parcels}/orders/${orderId}/create-fulfillment`, { token, body: { fulfillment, ...options } }),
    sendMany: (ordersWithFulfillments: readonly object[], options: object = {}) =>
      shop.send(`POST ${parcels}/orders/bulk/create-fulfillments`, {
        token,
        body: { ordersWithFulfillments, ...options },
      }),
    change: (orderId: string, id: string, fulfillment: object, options: object = {}) =>
      shop.send(`PATCH ${parcels}/${id}/orders/${orderId}`, { token, body: { fulfillment, ...options } }),
    cancel: (orderId: string, id: string, query = '') =>
      shop.send(`DELETE ${parcels}/${id}/orders/${orderId}${query}`, { token }),
    mailsOf,
    subjectsOf: async (orderId: string) => (await mailsOf(orderId)).map(({ subject }) => subject),
  }
}
