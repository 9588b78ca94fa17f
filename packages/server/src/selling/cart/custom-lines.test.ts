import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, addTestCoupon, buyer, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let delivery: string
beforeAll(async () => {
  shop = await openShop({ settings: { currencies: [{ currency: 'USD', rate: '1.1' }] } })
  delivery = await addDelivery(shop.context.db, shop.siteId)
  await addTestCoupon(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())

/** Creates a visitor, and a token with which the shop's server acts for them. */
const arrive = async () => {
  const token = await shop.visitorToken()
  return { token, trusted: `${token},${shop.apiKey}` }
}
const add = (token: string, body: object) => shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body })
const fieldsOf = (answer: Awaited<ReturnType<typeof add>>): string[] =>
  answer.body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)

const lesson = {
  productName: { original: 'Pottery lesson', translated: 'Töpferkurs' },
  price: '45.50',
  fullPrice: '60',
  quantity: 2,
  itemType: { preset: 'SERVICE' },
  descriptionLines: [{ name: { original: 'Teacher' }, plainText: { original: 'Ann' } }],
  serviceProperties: { scheduledDate: '2027-01-05T09:00:00.000Z', numberOfParticipants: 2 },
  catalogReference: { appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97', catalogItemId: 'lesson-7' },
  quantityAvailable: 4,
}

/** Orders the cart with a working card. */
const order = async (token: string) => {
  const opened = await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  const path = `/ecom/v1/checkouts/${opened.body.checkoutId}`
  const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } }
  const checkout = { buyerInfo: { email: buyer.email }, billingInfo: buyer.contact, shippingInfo }
  await shop.send(`PATCH ${path}`, { token, body: { checkout } })
  const paid = await shop.send(`POST ${path}/create-order-and-charge`, {
    token,
    body: { paymentToken: 'sandbox:pays' },
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  return (await shop.send(`GET /ecom/v1/orders/${paid.body.orderId}`, { token })).body.order
}

test('the server of a shop sells a custom item, and the order shows its details', async () => {
  const { token, trusted } = await arrive()
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 5 })
  await add(trusted, { lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }], customLineItems: [lesson] })
  const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token })).body
  const line = cart.lineItems[1]
  expect(line).toMatchObject({
    customLineItem: true,
    productName: lesson.productName,
    quantity: 2,
    price: { amount: '45.50' },
    fullPrice: { amount: '60.00' },
    lineItemPrice: { amount: '91.00' },
    itemType: { preset: 'SERVICE' },
    catalogReference: lesson.catalogReference,
    descriptionLines: lesson.descriptionLines,
    serviceProperties: lesson.serviceProperties,
    availability: { status: 'AVAILABLE', quantityAvailable: 4 },
  })
  expect(cart.subtotal.amount).toBe('110.00')

  const placed = await order(token)
  expect(placed.lineItems[1]).toMatchObject({
    productName: lesson.productName,
    itemType: { preset: 'SERVICE' },
    serviceProperties: lesson.serviceProperties,
    lineItemPrice: { amount: '91.00' },
  })
  // The mug's stock went down; the lesson has none.
  const { product } = (await shop.send(`GET /stores-reader/v1/products/${mug.id}`, { token })).body
  expect(product.stock.quantity).toBe(4)
  const cancelled = await shop.send(`POST /ecom/v1/orders/${placed.id}/cancel`, {
    token: shop.apiKey,
    body: { restockAllItems: true },
  })
  expect(cancelled.status).toBe(200)
  expect((await shop.send(`GET /stores-reader/v1/products/${mug.id}`, { token })).body.product.stock.quantity).toBe(5)
})

test('custom lines are changed and removed like others, within their available quantity', async () => {
  const { token, trusted } = await arrive()
  const { body } = await add(trusted, { customLineItems: [lesson, { ...lesson, quantity: 1 }] })
  // Custom lines are never merged.
  const [first, second] = body.cart.lineItems.map(({ id }: { id: string }) => id)
  const count = (quantity: number) =>
    shop.send('POST /ecom/v1/carts/current/update-line-items-quantity', {
      token,
      body: { lineItems: [{ id: first, quantity }] },
    })
  expect((await count(4)).body.cart.lineItems[0].quantity).toBe(4)
  expect((await count(5)).body.details.applicationError.code).toBe('INSUFFICIENT_INVENTORY')
  const left = await shop.send('POST /ecom/v1/carts/current/remove-line-items', {
    token,
    body: { lineItemIds: [first] },
  })
  expect(left.body.cart.lineItems.map(({ id }: { id: string }) => id)).toEqual([second])
})

test('an order without physical items needs no address', async () => {
  const { token, trusted } = await arrive()
  await add(trusted, { customLineItems: [lesson] })
  const { body } = await shop.send('POST /ecom/v1/carts/current/estimate-totals', {
    token,
    body: { shippingAddress: { country: 'DE' } },
  })
  expect(body.shippingInfo.carrierServiceOptions).toEqual([])
  expect(body.priceSummary.total.amount).toBe('91.00')
})

test("an elevated caller overrides a catalog item's price and texts; it remains a catalog item", async () => {
  const { token, trusted } = await arrive()
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 2 })
  const catalogOverrideFields = { productName: { original: 'Mug with your name' }, price: '25.00' }
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 2, catalogOverrideFields }]
  const { body } = await add(trusted, { lineItems })
  expect(body.cart.lineItems[0]).toMatchObject({
    productName: { original: 'Mug with your name', translated: 'Mug with your name' },
    price: { amount: '25.00' },
    catalogOverrideFields,
    catalogReference: { catalogItemId: mug.id },
  })
  expect((await order(token)).priceSummary.subtotal.amount).toBe('50.00')
  const sold = await add((await arrive()).token, { lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }] })
  expect(sold.body.details.applicationError.code).toBe('INSUFFICIENT_INVENTORY')
})

test('rejects prices set by a buyer in any form', async () => {
  const { token } = await arrive()
  const mug = await addProduct(shop.context.db, shop.siteId)
  const line = { catalogReference: referenceTo(mug), quantity: 1 }
  expect(fieldsOf(await add(token, { customLineItems: [lesson] }))).toEqual(['customLineItems'])
  expect(fieldsOf(await add(token, { lineItems: [{ ...line, catalogOverrideFields: { price: '0.01' } }] }))).toEqual([
    'lineItems[0].catalogOverrideFields',
  ])
  const update = (body: object) => shop.send('PATCH /ecom/v1/carts/current', { token, body })
  expect(fieldsOf(await update({ merchantDiscounts: [{ amount: '10' }] }))).toEqual(['merchantDiscounts'])
  expect(fieldsOf(await update({ customLineItems: [lesson] }))).toEqual(['customLineItems'])
  const checkout = await shop.send('POST /ecom/v1/checkouts', {
    token,
    body: { channelType: 'WEB', customLineItems: [lesson] },
  })
  expect(fieldsOf(checkout)).toEqual(['customLineItems'])
})

test('names the missing fields of a custom line, and rejects unsupported ones', async () => {
  const { trusted } = await arrive()
  const { price: _price, ...free } = lesson
  expect(fieldsOf(await add(trusted, { customLineItems: [free, { price: '1' }] }))).toEqual([
    'customLineItems[0].price',
    'customLineItems[1].productName.original',
  ])
  const later = { paymentOption: 'MEMBERSHIP', depositAmount: '1.00' }
  for (const [name, value] of Object.entries(later)) {
    const answer = await add(trusted, { customLineItems: [{ ...lesson, [name]: value }] })
    expect(fieldsOf(answer)).toEqual([`customLineItems[0].${name}`])
  }
  expect((await add(trusted, { customLineItems: [{ ...lesson, price: '-1' }] })).status).toBe(400)
})

test('a checkout accepts custom lines on creation and later', async () => {
  const token = shop.apiKey
  const opened = await shop.send('POST /ecom/v1/checkouts', {
    token,
    body: { channelType: 'WEB', customLineItems: [lesson] },
  })
  const { id } = opened.body.checkout
  const grown = await shop.send(`POST /ecom/v1/checkouts/${id}/add-to-checkout`, {
    token,
    body: { customLineItems: [{ ...lesson, quantity: 1, price: '9' }] },
  })
  expect(grown.body.checkout.priceSummary.subtotal.amount).toBe('100.00')
})

test('shares a merchant discount exactly among the lines, after the coupon and up to the rest', async () => {
  const { token, trusted } = await arrive()
  const [one, other] = await Promise.all(
    [1000, 500].map((price) => addProduct(shop.context.db, shop.siteId, { price })),
  )
  await add(token, {
    lineItems: [one!, other!].map((goods) => ({ catalogReference: referenceTo(goods), quantity: 1 })),
  })
  const give = (amount: string) =>
    shop.send('PATCH /ecom/v1/carts/current', { token: trusted, body: { merchantDiscounts: [{ amount }] } })
  await give('1.00')
  const { body } = await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body: {} })
  expect(body.priceSummary).toMatchObject({
    subtotal: { amount: '15.00' },
    discount: { amount: '1.00' },
    total: { amount: '14.00' },
  })
  expect(body.appliedDiscounts).toMatchObject([
    { merchantDiscount: { amount: { amount: '1.00' } }, discountType: 'GLOBAL' },
  ])
  const shares = body.calculatedLineItems.map((line: any) => line.pricesBreakdown.totalDiscount.amount) // oxlint-disable-line typescript/no-explicit-any -- the wire
  expect(shares).toEqual(['0.67', '0.33'])
  const placed = await order(token)
  expect(placed.priceSummary.discount.amount).toBe('1.00')
  expect(placed.appliedDiscounts[0]).toMatchObject({ merchantDiscount: { amount: { amount: '1.00' } } })

  await add(token, { lineItems: [{ catalogReference: referenceTo(one!), quantity: 1 }] })
  await give('500')
  const all = await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body: {} })
  expect(all.body.priceSummary.total.amount).toBe('0.00')
  await shop.send('PATCH /ecom/v1/carts/current', { token: trusted, body: { merchantDiscounts: [] } })
  const none = await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body: {} })
  expect(none.body.priceSummary.total.amount).toBe('10.00')
})

test('applies a percentage merchant discount to the rest after the coupon, exact to the cent', async () => {
  const { token, trusted } = await arrive()
  const [one, other] = await Promise.all([999, 500].map((price) => addProduct(shop.context.db, shop.siteId, { price })))
  await add(token, {
    lineItems: [one!, other!].map((goods) => ({ catalogReference: referenceTo(goods), quantity: 1 })),
  })
  const give = (...merchantDiscounts: object[]) =>
    shop.send('PATCH /ecom/v1/carts/current', { token: trusted, body: { merchantDiscounts } })
  const costs = async () => (await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body: {} })).body
  await give({ percentage: 12.5 })
  expect((await costs()).priceSummary).toMatchObject({ discount: { amount: '1.87' }, total: { amount: '13.12' } })
  await give({ percentage: 50 }, { amount: '1.00' })
  expect((await costs()).priceSummary).toMatchObject({ discount: { amount: '8.50' }, total: { amount: '6.49' } })
  await give({ percentage: 80 }, { percentage: 80 })
  expect((await costs()).priceSummary.total.amount).toBe('0.00')
  await give({ percentage: 10 })
  const placed = await order(token)
  expect(placed.appliedDiscounts[0]).toMatchObject({ merchantDiscount: { amount: { amount: '1.50' } } })

  expect(fieldsOf(await give({ percentage: 101 }))).toEqual(['merchantDiscounts[0].percentage'])
  expect(fieldsOf(await give({ percentage: 10, amount: '1' }))).toEqual(['merchantDiscounts[0]'])
  expect(fieldsOf(await give({}))).toEqual(['merchantDiscounts[0].amount'])
  const buyers = { token, body: { merchantDiscounts: [{ percentage: 100 }] } }
  expect(fieldsOf(await shop.send('PATCH /ecom/v1/carts/current', buyers))).toEqual(['merchantDiscounts'])
})

test('carts and checkouts also show amounts in the display currency', async () => {
  const { token } = await arrive()
  const mug = await addProduct(shop.context.db, shop.siteId, { price: 1005 })
  await add(token, { lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }] })
  const headers = { 'x-wix-currency': 'USD' }
  const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token, headers })).body
  expect(cart).toMatchObject({
    currency: 'EUR',
    conversionCurrency: 'USD',
    subtotal: { amount: '10.05', convertedAmount: '11.06', formattedConvertedAmount: '$11.06' },
  })
  const { checkoutId } = (
    await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  ).body
  const { checkout } = (await shop.send(`GET /ecom/v1/checkouts/${checkoutId}`, { token, headers })).body
  expect(checkout).toMatchObject({
    conversionCurrency: 'USD',
    priceSummary: { subtotal: { amount: '10.05', convertedAmount: '11.06' } },
  })
})
