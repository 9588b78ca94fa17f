import { randomUUID } from 'node:crypto'
import { addDelivery, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import type { Answer, Shop } from '../../../../../test/shop.ts'

export interface Basket {
  readonly quantity?: number
  readonly coupon?: string
  readonly email?: string
  readonly token?: string
}

interface Opened {
  readonly token: string
  readonly checkoutId: string
  readonly checkout: Answer['body']
}

/** Helpers for discounts of owners and buyers, over HTTP. */
export const withDiscounts = async (shop: Shop) => {
  const delivery = await addDelivery(shop.context.db, shop.siteId)
  const asOwner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })

  const open = async (
    product: Product,
    { quantity = 1, coupon, email = `${randomUUID()}@buyers.test`, token: known }: Basket = {},
  ): Promise<Opened> => {
    const token = known ?? (await shop.visitorToken())
    const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } }
    const body = {
      lineItems: [{ catalogReference: referenceTo(product), quantity }],
      ...(coupon !== undefined && { couponCode: coupon }),
      channelType: 'WEB',
      checkoutInfo: { buyerInfo: { email }, billingInfo: buyer.contact, shippingInfo },
    }
    const { body: opened } = await shop.send('POST /ecom/v1/checkouts', { token, body })
    return { token, checkoutId: opened.checkout?.id, checkout: opened.checkout ?? opened }
  }

  const read = async ({ token, checkoutId }: Opened) =>
    (await shop.send(`GET /ecom/v1/checkouts/${checkoutId}`, { token })).body.checkout

  return {
    delivery,
    asOwner,
    open,
    read,

    pay: ({ token, checkoutId }: Opened): Promise<Answer> =>
      shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, {
        token,
        body: { paymentToken: 'sandbox:pays' },
      }),

    order: async (orderId: string) => (await asOwner(`GET /ecom/v1/orders/${orderId}`)).body.order,

    create: async (discount: object) => {
      const answer = await asOwner('POST /vitrine/v1/discounts', { discount: { name: 'Tenth', ...discount } })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body.discount
    },

    get: async ({ id }: { id: string }) => (await asOwner(`GET /vitrine/v1/discounts/${id}`)).body.discount,

    change: async ({ id }: { id: string }, discount: object, more: object = {}) => {
      const { revision } = (await asOwner(`GET /vitrine/v1/discounts/${id}`)).body.discount
      return asOwner(`PATCH /vitrine/v1/discounts/${id}`, { discount: { revision, ...discount }, ...more })
    },

    /** Removes discounts of other tests. */
    clear: () => shop.context.db.deleteFrom('discount').where('site_id', '=', shop.siteId).execute(),
  }
}
export type Discounting = Awaited<ReturnType<typeof withDiscounts>>

export const tenth = { effect: { type: 'PERCENT', percentage: '10' } } as const
