import { addProduct, buyer, referenceTo, type Goods, type Product } from '../../../../../test/goods.ts'
import type { Shop } from '../../../../../test/shop.ts'

/** Every hour of every day, so that a test always has slots. */
export const allDay = (['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const).map((day) => ({
  day,
  start: { hours: 0, minutes: 0 },
  end: { hours: 0, minutes: 0 },
}))

export const flat = (amount: string) => [{ amount, conditions: [] }]

export interface OfferedOption {
  readonly code: string
  readonly title: string
  readonly cost: { readonly price: { readonly amount: string } }
  readonly partial: boolean
  readonly logistics: {
    readonly deliveryTimeSlot?: { readonly from: string; readonly to: string }
    readonly pickupDetails?: object
    readonly deliverByDate?: string
  }
  readonly deliveryAllocations: readonly { readonly applicableLineItems: { readonly lineItemIds: string[] } }[]
}

/** Helpers for delivery calls of owners and buyers, over HTTP. */
export const atTheCounter = (shop: Shop) => {
  const owner = async (call: string, body?: object) => {
    const answer = await shop.send(call, { token: shop.apiKey, ...(body && { body }) })
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return {
    owner,
    /** The same for calls that may be refused. */
    ask: (call: string, body?: object) => shop.send(call, { token: shop.apiKey, ...(body && { body }) }),

    regionIn: async (country = 'DE', more: object = {}): Promise<string> => {
      const deliveryRegion = { name: country, destinations: [{ country }], ...more }
      return (await owner('POST /vitrine/v1/delivery-regions', { deliveryRegion })).deliveryRegion.id
    },

    goods: (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, { stock: 100, ...more }),

    /** Opens a checkout of a new visitor with an address. */
    open: async (products: readonly Product[], address: object = buyer.contact.address) => {
      const token = await shop.visitorToken()
      const lineItems = products.map((product) => ({ catalogReference: referenceTo(product), quantity: 1 }))
      await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
      const create = 'POST /ecom/v1/carts/current/create-checkout'
      const { checkoutId } = (await shop.send(create, { token, body: { channelType: 'WEB' } })).body
      const contact = { ...buyer.contact, address }
      const checkout = {
        buyerInfo: { email: buyer.email },
        billingInfo: buyer.contact,
        shippingInfo: { shippingDestination: contact },
      }
      const answer = await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout } })
      return { token, checkoutId, checkout: answer.body.checkout }
    },

    choose: (till: { token: string; checkoutId: string }, selectedCarrierServiceOption: object) =>
      shop.send(`PATCH /ecom/v1/checkouts/${till.checkoutId}`, {
        token: till.token,
        body: { checkout: { shippingInfo: { selectedCarrierServiceOption } } },
      }),

    pay: ({ token, checkoutId }: { token: string; checkoutId: string }, paymentToken = 'sandbox:pays') =>
      shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, { token, body: { paymentToken } }),

    orderOf: async (orderId: string) => (await owner(`GET /ecom/v1/orders/${orderId}`)).order,
  }
}

interface WithOffers {
  readonly shippingInfo: {
    readonly carrierServiceOptions: readonly { readonly shippingOptions: readonly OfferedOption[] }[]
  }
}

export const optionsOf = ({ shippingInfo }: WithOffers): OfferedOption[] =>
  shippingInfo.carrierServiceOptions.flatMap(({ shippingOptions }) => shippingOptions)
