/** A guest's calls from product to order. */
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { buyer } from '../../test/goods.ts'
import { clientId } from './bench-shop.ts'
import type { Call } from './steps.ts'

export const newVisitor = async (call: Call): Promise<string> =>
  (await call('POST', '/oauth2/token', { body: { clientId, grantType: 'anonymous' } })).access_token

/** Reads a product by number, in its middle size. All are equally likely. */
export const createReader = (products: number) => async (call: Call, token: string, index: number) => {
  const slug = `product-${1 + ((index * 7919) % products)}`
  const query = { filter: { slug }, paging: { limit: 1 } }
  const found = await call('POST', '/stores-reader/v1/products/query-platformized', { token, body: { query } })
  const [{ id, variants }] = found.products
  return { appId: storesAppId, catalogItemId: id, options: { variantId: variants[1].id } }
}

export const addToCart = (call: Call, token: string, catalogReference: object) =>
  call('POST', '/ecom/v1/carts/current/add-to-cart', {
    token,
    body: { lineItems: [{ catalogReference, quantity: 1 }] },
  })

export interface Purchase {
  readonly orderId: string
  readonly token: string
}

/** A guest's purchase in seven calls: token, product, cart, checkout, contact and address, delivery, order. */
export const createBuyer =
  ({ products, delivery }: { readonly products: number; readonly delivery: string }) =>
  async (call: Call, index: number, { paymentToken = 'sandbox:pays', ...options } = {}): Promise<Purchase> => {
    const token = await newVisitor(call)
    await addToCart(call, token, await createReader(products)(call, token, index))
    const { checkoutId } = await call('POST', '/ecom/v1/carts/current/create-checkout', {
      token,
      body: { channelType: 'WEB' },
    })
    const path = `/ecom/v1/checkouts/${checkoutId}`
    const checkout = {
      buyerInfo: { email: `buyer-${index}@people.test` },
      billingInfo: buyer.contact,
      shippingInfo: { shippingDestination: buyer.contact },
    }
    await call('PATCH', path, { token, body: { checkout } })
    const shippingInfo = { selectedCarrierServiceOption: { code: delivery } }
    await call('PATCH', path, { token, body: { checkout: { shippingInfo } } })
    const body = { paymentToken, ...options }
    const { orderId } = await call('POST', `${path}/create-order-and-charge`, { token, body })
    if (!orderId) throw new Error('no order was placed')
    return { orderId, token }
  }
