import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ApiKeyStrategy,
  checkout,
  collections,
  createClient,
  currentCart,
  OAuthStrategy,
  payments,
  products,
} from '@vitrine/client'
import { addDelivery, addProduct, addTestCoupon, buyer, colours, referenceTo, type Product } from '../goods.ts'
import { openShop, type Shop } from '../shop.ts'

const modules = { products, collections, currentCart, checkout, payments }
let shop: Shop
let mug: Product
let delivery: string
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  const { db } = shop.context
  mug = await addProduct(db, shop.siteId, { price: 2000, stock: 100 })
  delivery = await addDelivery(db, shop.siteId)
  await addTestCoupon(db, shop.siteId)
})
afterAll(() => shop.close())

const visit = () => createClient({ host: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }), modules })
const owner = () => createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules })
const items = (quantity = 1, product = mug) => [{ catalogReference: referenceTo(product), quantity }]
const { address } = buyer.contact

test('a visitor finds a collection and the choices of a product', async () => {
  const shelf = await owner().products.createCollection({ name: 'Cups' })
  // Too many for a URL, so they are sent in the body.
  const slugs = Array.from({ length: 300 }, (_, index) => `no-such-shelf-${index}`)
  const few = await visit()
    .collections.queryCollections()
    .in('slug', ...slugs, shelf.collection.slug)
    .find()
  expect(few.items.map(({ id }) => id)).toEqual([shelf.collection.id])
  const { collection } = await visit().collections.getCollectionBySlug(shelf.collection.slug)
  expect(collection.id).toBe(shelf.collection.id)

  const shirt = await addProduct(shop.context.db, shop.siteId, { name: 'Shirt', options: [colours], stock: 3 })
  const [choice] = colours.choices
  const choices = { [colours.name]: choice!.description }
  const left = await visit().products.getProductOptionsAvailability(shirt.id, choices)
  expect(left.availableForPurchase).toBe(true)
  const { variants } = await visit().products.queryProductVariants(shirt.id, { choices })
  expect(variants).toHaveLength(1)
})

test('the owner renames a product', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { name: 'Pot' })
  const { product } = await owner().products.updateProduct(id, { name: 'Teapot' })
  expect(product.name).toBe('Teapot')
})

test('a visitor fills a cart, changes it, sees its totals, and deletes it', async () => {
  const { currentCart: cart } = visit()
  const { cart: filled } = await cart.addToCurrentCart({ lineItems: items(2) })
  const [line] = filled.lineItems
  const more = await cart.updateCurrentCartLineItemQuantity([{ id: line!.id, quantity: 3 }])
  expect(more.cart.lineItems[0]!.quantity).toBe(3)
  const noted = await cart.updateCurrentCart({ couponCode: 'WELCOME10', cartInfo: { buyerNote: 'Ring twice' } })
  expect(noted.buyerNote).toBe('Ring twice')
  const estimate = await cart.estimateCurrentCartTotals({ shippingAddress: address })
  expect(estimate.priceSummary?.discount?.amount).toBe('6.00')
  const { cart: plain } = await cart.removeCouponFromCurrentCart()
  expect(plain.appliedDiscounts ?? []).toEqual([])
  const { cart: empty } = await cart.removeLineItemsFromCurrentCart([line!.id])
  expect(empty.lineItems).toEqual([])
  expect((await cart.getCurrentCart()).id).toBe(filled.id)
  await cart.deleteCurrentCart()
  await expect(cart.getCurrentCart()).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
})

test('a visitor updates all of a checkout and finds it by its cart', async () => {
  const { currentCart: cart, checkout } = visit()
  const { cart: filled } = await cart.addToCurrentCart({ lineItems: items() })
  const { checkoutId: id } = await cart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  const found = await checkout.getCheckoutByCartId(filled.id)
  expect(found.checkout.id).toBe(id)
  const added = await checkout.addToCheckout(id, { lineItems: items(4) })
  expect(added.checkout.lineItems[0]!.quantity).toBe(5)
  const lineId = added.checkout.lineItems[0]!.id
  const fewer = await checkout.updateLineItemsQuantity(id, [{ id: lineId, quantity: 2 }])
  expect(fewer.checkout.lineItems[0]!.quantity).toBe(2)
  const updated = await checkout.updateCheckout(id, { buyerInfo: { email: buyer.email } }, { couponCode: 'WELCOME10' })
  expect(updated.buyerInfo?.email).toBe(buyer.email)
  const { checkout: plain } = await checkout.removeCoupon(id)
  expect(plain.appliedDiscounts ?? []).toEqual([])
  expect((await checkout.removeGiftCard(id)).checkout.id).toBe(id)
  expect((await checkout.removeOverrideCheckoutUrl(id)).checkout.id).toBe(id)
  expect((await checkout.getCheckoutPaymentSettings(id)).paymentSettings).toBeDefined()
  expect((await checkout.getCheckoutUrl(id)).checkoutUrl).toMatch(/\/hosted\/checkout\?token=/)
  const { checkout: bare } = await checkout.removeLineItems(id, [lineId])
  expect(bare.lineItems).toEqual([])
})

/** A visitor with a checkout that can be paid. */
const atTheTill = async () => {
  const client = visit()
  const { id } = await client.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: items(),
    checkoutInfo: {
      buyerInfo: { email: buyer.email },
      billingInfo: buyer.contact,
      shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
    },
  })
  return { client, id }
}

test('a visitor pays by card, and one order is created', async () => {
  const { client, id } = await atTheTill()
  const card = { cardNumber: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' }
  const { paymentToken } = await client.payments.createPaymentToken(card)
  const { orderId } = await client.checkout.createOrderAndCharge(id, { paymentToken })
  expect(orderId).toMatch(/^[0-9a-f-]{36}$/)
})

test('the owner creates an order without payment and completes a checkout that was paid elsewhere', async () => {
  const { id } = await atTheTill()
  const { orderId } = await owner().checkout.createOrder(id)
  expect(orderId).toMatch(/^[0-9a-f-]{36}$/)

  const other = await atTheTill()
  await owner().checkout.markCheckoutAsCompleted(other.id)
  expect((await other.client.checkout.getCheckout(other.id)).completed).toBe(true)
})
