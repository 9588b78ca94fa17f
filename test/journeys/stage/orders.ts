/** Orders created by API, for journeys that start with one. */
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import type { LiveShop } from './live-shop.ts'
import { buyer } from './steps.ts'

const address = {
  country: 'DE',
  city: buyer.city,
  postalCode: buyer.postalCode,
  addressLine: buyer.street,
}
const contact = { address, contactDetails: { firstName: buyer.firstName, lastName: buyer.lastName } }

export interface PlacedOrder {
  readonly id: string
  readonly number: string
}

/** Places an order of one mug as a guest, paid with a test card. `paymentToken` determines the card's behavior. */
export const placeOrder = async (shop: LiveShop, paymentToken = 'sandbox:pays'): Promise<PlacedOrder> => {
  const query = { filter: { slug: 'tide-mug' } }
  const { products } = await shop.call('POST /stores-reader/v1/products/query-platformized', { query })
  const options = { variantId: products[0].variants[0].id }
  const catalogReference = { appId: storesAppId, catalogItemId: products[0].id, options }
  const grant = { grantType: 'anonymous', clientId: shop.clientId }
  const { access_token: guest } = await shop.call('POST /oauth2/token', grant, '')
  const checkoutInfo = {
    buyerInfo: { email: buyer.email },
    billingInfo: contact,
    shippingInfo: { shippingDestination: contact },
  }
  const lineItems = [{ catalogReference, quantity: 1 }]
  const { checkout } = await shop.call(
    'POST /ecom/v1/checkouts',
    { channelType: 'WEB', lineItems, checkoutInfo },
    guest,
  )
  const charge = `POST /ecom/v1/checkouts/${checkout.id}/create-order-and-charge`
  const { orderId } = await shop.call(charge, { paymentToken }, guest)
  const { order } = await shop.call(`GET /ecom/v1/orders/${orderId}`)
  return { id: orderId, number: order.number }
}
