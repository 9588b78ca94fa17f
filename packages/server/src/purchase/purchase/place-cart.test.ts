import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ApiKeyStrategy,
  cart,
  cartV2,
  createClient,
  currentCartV2,
  OAuthStrategy,
  orders,
  payments,
  redirects,
} from '@vitrine/client'
import { addDelivery, addProduct, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

const modules = { cart, cartV2, currentCartV2, orders, payments, redirects }

let shop: Shop
let delivery: string
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  delivery = await addDelivery(shop.context.db, shop.siteId)
  owner = openOwner()
})
afterAll(() => shop.close())

const openBuyer = () => createClient({ auth: OAuthStrategy({ clientId: shop.clientId }), host: shop.url, modules })
const goods = (more: Parameters<typeof addProduct>[2] = {}) =>
  addProduct(shop.context.db, shop.siteId, { stock: 50, ...more })
const itemOf = (product: Product, quantity = 1) => ({ catalogReference: referenceTo(product), quantity })

/** Creates a buyer with a cart that only lacks the payment. */
const readyToPay = async (product: Product, quantity = 1) => {
  const mine = openBuyer()
  const { address, contactDetails } = buyer.contact
  const { cart: created } = await mine.currentCartV2.createCurrentCart({
    cart: { customerInfo: { email: buyer.email, ...contactDetails }, deliveryInfo: { address } },
    catalogItems: [itemOf(product, quantity)],
    deliveryMethod: { code: delivery },
  })
  return { ...mine, id: created.id! }
}

const typesOf = async (id: string) => {
  const events = await shop.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .where('site_id', '=', shop.siteId)
    .where('entity', '=', `cart-v2:${id}`)
    .orderBy('sequence')
    .execute()
  return events.map(({ type, body }) => ({ type: type.replace('wix.ecom.v2.cart_', ''), body: body as never }))
}

test('places a paid order at the agreed price, once', async () => {
  const product = await goods()
  const mine = await readyToPay(product, 2)
  const { summary } = await mine.cartV2.calculateCart(mine.id)
  expect(summary.violations).toEqual([])
  const { priceVerificationToken } = summary
  const paid = { priceVerificationToken, paymentToken: 'sandbox:pays' }
  const { orderId, completed, paymentGatewayOrderId } = await mine.cartV2.placeOrder(mine.id, paid)
  expect([completed, typeof paymentGatewayOrderId]).toEqual([true, 'string'])
  expect(await owner.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'PAID', checkoutId: mine.id })
  expect(await mine.cartV2.getCart(mine.id)).toMatchObject({ orderPlaced: true, orderId, currentCart: false })
  const ordered = { code: 'CART_ALREADY_ORDERED', data: { cartId: mine.id, orderId } }
  await expect(mine.cartV2.placeOrder(mine.id, paid)).rejects.toMatchObject(ordered)
  await expect(mine.cartV2.updateCart(mine.id, { note: 'Late' })).rejects.toMatchObject(ordered)
  await expect(mine.cartV2.addLineItems(mine.id, { catalogItems: [itemOf(product)] })).rejects.toMatchObject(ordered)
  await expect(mine.cartV2.deleteCart(mine.id)).rejects.toMatchObject(ordered)
  await expect(mine.currentCartV2.getCurrentCart()).rejects.toMatchObject({ code: 'CURRENT_CART_NOT_FOUND' })
})

test('refuses a changed price with the new summary, whose token is then accepted', async () => {
  const product = await goods()
  const mine = await readyToPay(product)
  const { summary } = await mine.cartV2.calculateCart(mine.id)
  await shop.send(`PATCH /stores/v1/products/${product.id}`, {
    token: shop.apiKey,
    body: { product: { priceData: { price: 25 } } },
  })
  const pay = (priceVerificationToken: string | undefined) =>
    mine.cartV2.placeOrder(mine.id, {
      paymentToken: 'sandbox:pays',
      ...(priceVerificationToken !== undefined && { priceVerificationToken }),
    })
  const error = await pay(summary.priceVerificationToken).catch((cause: unknown) => cause)
  expect(error).toMatchObject({
    code: 'CART_PRICES_OUT_OF_SYNC',
    data: { summary: { priceSummary: { total: { amount: '29.90' } } } },
  })
  const { data } = error as { data: { summary: { priceVerificationToken: string } } }
  await expect(pay('not-a-token')).rejects.toMatchObject({ code: 'INVALID_PRICE_VERIFICATION_TOKEN' })
  expect(await pay(data.summary.priceVerificationToken)).toMatchObject({ completed: true })
})

test('refuses an order without delivery, address or stock by its violations', async () => {
  const product = await goods({ stock: 2 })
  const mine = openBuyer()
  const { id } = await mine.cartV2.createCart({ catalogItems: [itemOf(product, 2)] })
  const codes = async () => {
    const error = await mine.cartV2.placeOrder(id, { paymentToken: 'sandbox:pays' }).catch((cause: unknown) => cause)
    const { code, data } = error as { code: string; data?: { violations?: { code: string }[] } }
    return [code, ...(data?.violations ?? []).map((one) => one.code).filter((one) => one !== 'GENERAL_CODE')]
  }
  expect(await codes()).toEqual([
    'VIOLATIONS_WITH_ERROR_SEVERITY',
    'MISSING_DELIVERY_ADDRESS',
    'MISSING_DELIVERY_METHOD',
  ])
  const { address, contactDetails } = buyer.contact
  await mine.cartV2.updateCart(id, {
    customerInfo: { email: buyer.email, ...contactDetails },
    deliveryInfo: { address },
  })
  expect(await codes()).toEqual(['VIOLATIONS_WITH_ERROR_SEVERITY', 'MISSING_DELIVERY_METHOD'])
  await mine.cartV2.setDeliveryMethod(id, { code: delivery })
  const { db } = shop.context
  await db.updateTable('inventory_item').set({ quantity: 1 }).where('product_id', '=', product.id).execute()
  expect(await codes()).toEqual(['LINE_ITEMS_OUT_OF_STOCK'])
  await mine.cartV2.removeLineItems(id, [(await mine.cartV2.getCart(id)).lineItems[0]!.id])
  expect(await codes()).toEqual(['EMPTY_CART'])
})

test('needs a payment method from a buyer, and none from the owner or for a free order', async () => {
  const mine = await readyToPay(await goods())
  await mine.cartV2.calculateCart(mine.id)
  await expect(mine.cartV2.placeOrder(mine.id)).rejects.toMatchObject({
    code: 'EMPTY_PAYMENT_TOKEN',
    data: { total: '23.90' },
  })
  const { summary } = await owner.cartV2.calculateCart(mine.id)
  const { priceVerificationToken } = summary
  const { orderId } = await owner.cartV2.placeOrder(mine.id, { priceVerificationToken: priceVerificationToken! })
  expect(await owner.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'NOT_PAID' })
  const free = openBuyer()
  const item = { price: '0.00', productType: 'digital' as const }
  const product = await goods({ price: 0, record: { productType: item.productType } })
  const { id } = await free.cartV2.createCart({
    cart: { customerInfo: { email: buyer.email } },
    catalogItems: [itemOf(product)],
  })
  await free.cartV2.calculateCart(id)
  expect(await free.cartV2.placeOrder(id)).toMatchObject({ completed: true })
})

test('places an order that is paid offline, and refuses what only a card can do', async () => {
  const offlinePaymentMethod = { enabled: true, instructions: 'IBAN DE02 1203 0000 0000 2020 51' }
  await shop.send('PATCH /vitrine/v1/offline-payment-methods/BANK_TRANSFER', {
    token: shop.apiKey,
    body: { offlinePaymentMethod },
  })
  const mine = await readyToPay(await goods())
  await mine.cartV2.calculateCart(mine.id)
  const { paymentMethods } = await mine.payments.listCheckoutPaymentMethods(mine.id)
  const paymentMethodId = paymentMethods.find(({ type }) => type === 'OFFLINE')!.id
  for (const field of ['savePaymentMethod', 'delayCapture', 'chargeRemainders'])
    await expect(mine.cartV2.placeOrder(mine.id, { paymentMethodId, [field]: true })).rejects.toMatchObject({
      violations: [{ field: expect.stringContaining(field) }],
    })
  await expect(mine.cartV2.placeOrder(mine.id, { paymentMethodId: 'PIGEON' })).rejects.toMatchObject({
    code: 'PAYMENT_NOT_AVAILABLE',
  })
  const { orderId } = await mine.cartV2.placeOrder(mine.id, { paymentMethodId })
  expect(await owner.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'NOT_PAID' })
})

test('a declined card leaves the cart as it was', async () => {
  const mine = await readyToPay(await goods())
  await mine.cartV2.calculateCart(mine.id)
  await expect(mine.cartV2.placeOrder(mine.id, { paymentToken: 'sandbox:declines' })).rejects.toMatchObject({
    code: 'PAYMENT_DECLINED',
  })
  expect(await mine.cartV2.getCart(mine.id)).toMatchObject({ orderPlaced: false, currentCart: true })
})

test('a card that must be confirmed does not complete the order yet', async () => {
  const mine = await readyToPay(await goods())
  await mine.cartV2.calculateCart(mine.id)
  const placed = await mine.cartV2.placeOrder(mine.id, { paymentToken: 'sandbox:challenge' })
  expect(placed).toMatchObject({ completed: false, paymentResponseToken: expect.any(String) })
  const { paymentResponseToken } = placed
  await mine.payments.confirmPayment({ paymentResponseToken: paymentResponseToken!, approved: true })
  expect(await mine.cartV2.getCart(mine.id)).toMatchObject({ orderPlaced: true, orderId: placed.orderId })
})

test('records the events of the second generation', async () => {
  const mine = await readyToPay(await goods())
  await mine.cartV2.updateCart(mine.id, { note: 'Ring twice' })
  await mine.cartV2.calculateCart(mine.id)
  const { orderId } = await mine.cartV2.placeOrder(mine.id, { paymentToken: 'sandbox:pays' })
  const events = await typesOf(mine.id)
  expect(events.map(({ type }) => type)).toEqual(['created', 'updated', 'calculated', 'updated'])
  expect(events).toMatchObject([
    { body: { entity: { id: mine.id, customerInfo: { email: buyer.email } } } },
    { body: { currentEntity: { note: 'Ring twice' } } },
    { body: { cartId: mine.id, priceSummary: { total: { amount: '23.90' } } } },
    { body: { currentEntity: { orderPlaced: true, orderId } } },
  ])
  const { id } = await mine.cartV2.createCart()
  await mine.cartV2.deleteCart(id)
  expect((await typesOf(id)).map(({ type }) => type)).toEqual(['created', 'deleted'])
  const { cart: old } = await mine.cart.createCart({}).then((one) => ({ cart: one }))
  await mine.cart.updateCart(old.id, { cartInfo: { buyerNote: 'First generation' } })
  expect((await typesOf(old.id)).map(({ type }) => type)).toEqual(['created', 'updated'])
})

test('marks a cart as ordered elsewhere, and opens a redirect session for a cart', async () => {
  const mine = await readyToPay(await goods())
  const { fullUrl } = (
    await mine.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: mine.id },
      callbacks: { thankYouPageUrl: 'http://localhost:3000/thanks' },
    })
  ).redirectSession!
  expect(fullUrl).toContain('/hosted/checkout?token=')
  const token = new URL(fullUrl!).searchParams.get('token')!
  const { statusCode, headers } = await owner.cartV2.handleAsyncCheckoutCompletion(token)
  expect([statusCode, headers[0]!.value]).toEqual([302, expect.stringContaining('http://localhost:3000/thanks')])
  const other = await readyToPay(await goods())
  await expect(owner.cartV2.markCartAsCompleted(other.id, { orderId: randomUUID() })).rejects.toMatchObject({
    violations: [{ field: 'options.orderId' }],
  })
  expect((await owner.cartV2.markCartAsCompleted(other.id)).cart).toMatchObject({ orderPlaced: true })
})

test('an order has the forms that were submitted with its cart', async () => {
  const mine = await readyToPay(await goods())
  const formSubmissions = [{ id: randomUUID(), formSubmissionId: randomUUID() }]
  expect((await mine.cartV2.updateFormSubmissions(mine.id, { formSubmissions })).cart).toMatchObject({
    formSubmissions,
  })
  await mine.cartV2.calculateCart(mine.id)
  const { orderId } = await mine.cartV2.placeOrder(mine.id, { paymentToken: 'sandbox:pays' })
  expect(await owner.orders.getOrder(orderId)).toMatchObject({ formSubmissions })
})
