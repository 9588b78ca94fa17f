import { addDelivery, buyer, referenceTo, type Product } from './goods.ts'
import type { Answer, Shop } from './shop.ts'

interface Basket {
  readonly quantity?: number
  readonly coupon?: string
  /** Token of an existing visitor. Default: a new one's. */
  readonly token?: string
  /** Currency of the purchase. Default: the store's own. */
  readonly currency?: string
  /** Chosen options of the product. */
  readonly options?: Readonly<Record<string, unknown>>
}

export interface Till {
  readonly token: string
  readonly checkoutId: string
}

/** The steps of a purchase, over real HTTP. */
export const atTheTill = async (shop: Shop) => {
  const { db } = shop.context
  const delivery = await addDelivery(db, shop.siteId)

  /** Creates a checkout that only lacks the payment. */
  const checkoutOf = async (
    product: Product,
    { quantity = 1, coupon, token: known, currency, options }: Basket = {},
  ): Promise<Till> => {
    const token = known ?? (await shop.visitorToken())
    const headers: Record<string, string> = currency === undefined ? {} : { 'x-wix-currency': currency }
    const lineItems = [{ catalogReference: referenceTo(product, options), quantity }]
    await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, headers, body: { lineItems } })
    if (coupon) await shop.send('PATCH /ecom/v1/carts/current', { token, headers, body: { couponCode: coupon } })
    const create = 'POST /ecom/v1/carts/current/create-checkout'
    const { checkoutId } = (await shop.send(create, { token, headers, body: { channelType: 'WEB' } })).body
    const checkout = {
      buyerInfo: { email: buyer.email },
      billingInfo: buyer.contact,
      shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
    }
    await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout } })
    return { token, checkoutId }
  }

  const post = (
    path: string,
    token: string,
    body: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> => shop.send(`POST ${path}`, { token, body, headers })

  return {
    delivery,
    checkoutOf,

    pay: (till: Till, paymentToken = 'sandbox:pays', more: object = {}) =>
      post(`/ecom/v1/checkouts/${till.checkoutId}/create-order-and-charge`, till.token, { paymentToken, ...more }),

    /** Orders without a card, as the token's owner. */
    orderUnpaid: ({ checkoutId, token }: Till, more: object = {}) =>
      post(`/ecom/v1/checkouts/${checkoutId}/create-order`, token, more),

    confirm: ({ token }: Till, { body }: Pick<Answer, 'body'>, approved = true) =>
      post('/vitrine/v1/payments/confirm', token, { paymentResponseToken: body.paymentResponseToken, approved }),

    readCheckout: ({ checkoutId, token }: Till) => shop.send(`GET /ecom/v1/checkouts/${checkoutId}`, { token }),

    /** Returns an order as its shop sees it. */
    orderOf: async (orderId: string) =>
      (await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: shop.apiKey })).body.order,

    stockOf: async ({ id }: Product): Promise<number> => {
      const row = db.selectFrom('inventory_item').select('quantity').where('product_id', '=', id)
      return (await row.executeTakeFirstOrThrow()).quantity
    },

    /** Changes a product's price, as the owner. */
    reprice: ({ id }: Product, price: number) =>
      shop.send(`PATCH /stores/v1/products/${id}`, { token: shop.apiKey, body: { product: { priceData: { price } } } }),

    /** Returns the payment attempts of a checkout that the provider knows, oldest first. */
    chargesOf: async ({ checkoutId }: Pick<Till, 'checkoutId'>) => {
      const rows = await db
        .selectFrom('payment_attempt')
        .leftJoin('sandbox_charge', 'sandbox_charge.attempt_id', 'payment_attempt.id')
        .select(['payment_attempt.id', 'payment_attempt.state', 'sandbox_charge.outcome'])
        .where('checkout_id', '=', checkoutId)
        .orderBy('payment_attempt.created_date')
        .execute()
      return rows.map(({ id, state, outcome }) => ({ id, state, charge: outcome?.status }))
    },
  }
}

/** Returns the error code of a response. */
export const codeOf = ({ body }: Pick<Answer, 'body'>): string | undefined => body?.details?.applicationError?.code
