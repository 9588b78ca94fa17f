import { ApiKeyStrategy, createClient, manualTaxMappings, products, taxGroups, taxRegions } from '@vitrine/client'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { addProduct, addTestCoupon, referenceTo, sizes, type Goods, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { products, taxGroups, taxRegions, manualTaxMappings },
  })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

type Answer = Awaited<ReturnType<typeof desk.post>>
const ok = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, more)
type Component = { productId: string; variantId?: string; quantity?: number }
const bundle = async (price: number, components: Component[], name = 'Set') => {
  const { product } = await owner.products.createProduct({
    name,
    priceData: { price },
    bundle: { components },
  } as never)
  return product as unknown as Product & { bundle: { components: { id: string }[] } }
}
const buy = async (product: Product, basket: Parameters<typeof desk.till.checkoutOf>[1] = {}) => {
  const till = await desk.till.checkoutOf(product, basket)
  const checkout = (await desk.till.readCheckout(till)).body.checkout
  const { orderId } = ok(await desk.till.pay(till))
  const order = await desk.till.orderOf(orderId as string)
  const paymentId = (await desk.transactionsOf(order.id)).payments[0].id as string
  return { ...till, orderId: order.id as string, order, checkout, paymentId }
}
type Line = { id: string; quantity: number; price: { amount: string }; productName: { original: string } }
const linesOf = ({ lineItems }: { lineItems: Line[] }) =>
  lineItems.map(({ productName, quantity, price }) => [productName.original, quantity, price.amount])
const add = (token: string, lineItems: readonly object[]) =>
  shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })

test('divides a bundle into the lines of its components, which share its price and take its stock', async () => {
  const [mug, plate] = [await goods({ stock: 10, price: 1000 }), await goods({ name: 'Plate', stock: 7, price: 500 })]
  const set = await bundle(20, [{ productId: mug.id, quantity: 2 }, { productId: plate.id }])
  const { order, checkout } = await buy(set, { quantity: 3 })
  const [shown] = checkout.lineItems
  expect(checkout.lineItems).toHaveLength(1)
  expect(shown).toMatchObject({
    quantity: 3,
    price: { amount: '20.00' },
    descriptionLines: [{ plainText: { original: '2 × Mug' } }, { plainText: { original: '1 × Plate' } }],
    itemType: { preset: 'PHYSICAL' },
  })
  expect(checkout.calculatedLineItems?.[0] ?? shown).toMatchObject({})
  expect(linesOf(order)).toEqual([
    ['Mug', 6, '8.00'],
    ['Plate', 3, '4.00'],
  ])
  expect(order.lineItems[0]).toMatchObject({
    bundle: { id: shown.id, name: 'Set', productId: set.id, quantity: 3 },
    catalogReference: { catalogItemId: mug.id },
    descriptionLines: [{ plainText: { original: 'Part of “Set”' } }],
    physicalProperties: { weight: 0.5, shippable: true },
  })
  const mails = shop.context.db.selectFrom('mail').select('text').where('site_id', '=', shop.siteId)
  expect(JSON.stringify(await mails.execute())).toContain('Mug, Part of “Set”')
  expect(order.priceSummary).toMatchObject({ subtotal: { amount: '60.00' }, total: { amount: '64.90' } })
  expect([await desk.till.stockOf(mug), await desk.till.stockOf(plate)]).toEqual([4, 4])
  const cart = await shop.send('GET /ecom/v1/carts/current', { token: (await buy(set)).token })
  expect(cart.body.cart?.lineItems ?? []).toEqual([])
})

test('sells the last component once, in a bundle or alone', async () => {
  const mug = await goods({ stock: 1 })
  const [one, other] = [await bundle(10, [{ productId: mug.id }]), await bundle(12, [{ productId: mug.id }])]
  const tills = await Promise.all([one, other, mug].map((product) => desk.till.checkoutOf(product)))
  const answers = await Promise.all(tills.map((till) => desk.till.pay(till)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 428, 428])
  expect(await desk.till.stockOf(mug)).toBe(0)
  const visitor = await shop.visitorToken()
  const late = await add(visitor, [{ catalogReference: referenceTo(one), quantity: 1 }])
  expect(codeOf(late)).toBe('INSUFFICIENT_INVENTORY')
})

test('limits bundles per customer, whatever is in them', async () => {
  const mug = await goods({ price: 500 })
  const set = await bundle(10, [{ productId: mug.id, quantity: 3 }])
  const terms = `PUT /vitrine/v1/products/${set.id}/purchase-terms`
  ok(await shop.send(terms, { token: shop.apiKey, body: { purchaseTerms: { maxPerCustomer: 2 } } }))
  await buy(set)
  const more = await desk.till.pay(await desk.till.checkoutOf(set, { quantity: 2 }))
  expect(codeOf(more)).toBe('CUSTOMER_LIMIT_REACHED')
  await buy(set)
})

test('splits a deposit among the components', async () => {
  const [mug, plate] = [await goods({ price: 1000 }), await goods({ name: 'Plate', price: 500 })]
  const set = await bundle(15, [{ productId: mug.id }, { productId: plate.id }])
  const purchaseTerms = { paymentOption: 'DEPOSIT_ONLINE', depositPercentage: '33.34' }
  ok(
    await shop.send(`PUT /vitrine/v1/products/${set.id}/purchase-terms`, {
      token: shop.apiKey,
      body: { purchaseTerms },
    }),
  )
  const { order } = await buy(set, { quantity: 2 })
  const deposits = order.lineItems.map((line: { depositAmount?: { amount: string } }) => line.depositAmount?.amount)
  expect(deposits.map(Number)).toEqual([6.67, 3.33])
  expect(order.balanceSummary.paid.amount).toBe('14.90')
})

test('returns the stock of all components when the payment fails or the order is canceled', async () => {
  const [mug, plate] = [await goods({ stock: 5 }), await goods({ name: 'Plate', stock: 5 })]
  const set = await bundle(20, [{ productId: mug.id, quantity: 2 }, { productId: plate.id }])
  const failed = await desk.till.pay(await desk.till.checkoutOf(set), 'sandbox:declines')
  expect(failed.status).not.toBe(200)
  const { orderId } = await buy(set)
  expect([await desk.till.stockOf(mug), await desk.till.stockOf(plate)]).toEqual([3, 4])
  ok(await desk.post(`/ecom/v1/orders/${orderId}/cancel`, { restockAllItems: true }))
  expect([await desk.till.stockOf(mug), await desk.till.stockOf(plate)]).toEqual([5, 5])
})

test('the buyer chooses the variants; a missing or unknown choice is refused by its field', async () => {
  const shirt = await goods({ name: 'Shirt', options: [sizes], stock: 2 })
  const set = await bundle(20, [{ productId: shirt.id }, { productId: (await goods()).id }])
  const [{ id }, mug] = set.bundle.components as [{ id: string }, { id: string }]
  const token = await shop.visitorToken()
  const put = (components?: object, quantity = 1) =>
    add(token, [{ catalogReference: referenceTo(set, components && { components }), quantity }])
  const violation = async (components?: object) =>
    (await put(components)).body.details.validationError.fieldViolations.map(
      ({ field, description }: { field: string; description: string }) => `${field}: ${description}`,
    )[0]
  const field = 'lineItems[0].catalogReference.options.components'
  expect(await violation()).toBe(`${field}.${id}: Choose a size.`)
  expect(await violation({ [id]: { options: { Color: 'Red' } } })).toContain(`${field}.${id}.options.Color: `)
  expect(await violation({ [mug.id]: { options: { Size: 'S' } } })).toContain(`${field}.${mug.id}: `)
  expect(await violation({ [randomUUID()]: {} })).toContain(field)
  expect(await violation({ [id]: 'S' })).toContain(`${field}.${id}: must be an object`)
  expect(await violation({ [id]: { size: 'S' } })).toContain(`${field}.${id}.size: `)
  expect(codeOf(await put({ [id]: { options: { Size: 'M' } } }))).toBe('ITEM_NOT_AVAILABLE')
  const [small, large] = shirt.variants
  ok(await put({ [id]: { options: { Size: 'S' } } }))
  ok(await put({ [id]: { variantId: small!.id } }))
  const { cart } = ok(await put({ [id]: { variantId: large!.id } }))
  expect(cart.lineItems.map(({ quantity }: Line) => quantity)).toEqual([2, 1])
  expect(cart.lineItems[0]).toMatchObject({
    catalogReference: { options: { components: { [id]: { variantId: small!.id } } } },
    descriptionLines: [{ plainText: { original: '1 × Shirt (S)' } }, { plainText: { original: '1 × Mug' } }],
    availability: { status: 'AVAILABLE', quantityAvailable: 2 },
  })
  expect(codeOf(await put({ [id]: { options: { Size: 'S' } } }))).toBe('INSUFFICIENT_INVENTORY')
  const { order } = await buy(set, { options: { components: { [id]: { options: { Size: 'L' } } } } })
  expect(order.lineItems[0]).toMatchObject({
    catalogReference: { catalogItemId: shirt.id, options: { variantId: large!.id } },
  })
})

test('taxes each component by its own group, in carts as one line with both rates', async () => {
  const [book, mug] = [await goods({ name: 'Book', price: 1000 }), await goods({ price: 1000 })]
  const region = await owner.taxRegions.createTaxRegion({ country: 'DE' } as never)
  const usual = (await owner.taxGroups.listDefaultTaxGroups()).taxGroups[0]!
  const books = await owner.taxGroups.createTaxGroup({ name: 'Books' })
  const map = (taxGroupId: string, taxRate: string) =>
    owner.manualTaxMappings.createManualTaxMapping({ taxGroupId, taxRegionId: region.id, taxRate } as never)
  await map(usual.id!, '0.19')
  await map(books.id!, '0.07')
  await owner.taxGroups.setProductsTaxGroup(books.id!, [book.id])
  const set = await bundle(15.01, [{ productId: book.id }, { productId: mug.id }])
  const { order, checkout } = await buy(set)
  expect(linesOf(order)).toEqual([
    ['Book', 1, '7.51'],
    ['Mug', 1, '7.50'],
  ])
  const rates = order.lineItems.map(({ taxInfo }: { taxInfo: { taxRate: string } }) => taxInfo.taxRate)
  expect(rates).toEqual(['0.07', '0.19'])
  const taxes = order.lineItems.map((line: { taxInfo: { taxAmount: { amount: string } } }) =>
    Number(line.taxInfo.taxAmount.amount),
  )
  const details = checkout.lineItems[0].taxDetails
  expect(Number(details.totalTax.amount)).toBeCloseTo(taxes[0] + taxes[1], 10)
  expect(details.taxBreakdown).toHaveLength(2)
  await owner.taxRegions.deleteTaxRegion(region.id!)
})

test('takes a coupon off the bundle, to the cent, and refunds and restocks one component', async () => {
  const [mug, plate] = [await goods({ stock: 9, price: 700 }), await goods({ name: 'Plate', stock: 9, price: 300 })]
  const set = await bundle(10, [{ productId: mug.id, quantity: 3 }, { productId: plate.id }])
  await addTestCoupon(shop.context.db, shop.siteId, {
    code: 'SET15',
    effect: { type: 'PERCENT_OFF', percent: '15' },
  })
  const { order, orderId, paymentId } = await buy(set, { coupon: 'SET15' })
  expect(order.priceSummary).toMatchObject({ subtotal: { amount: '10.00' }, discount: { amount: '1.50' } })
  const cents = (pick: (line: Line & { lineItemPrice: { amount: string } }) => number) =>
    order.lineItems.reduce((sum: number, line: never) => sum + Math.round(pick(line) * 100), 0)
  expect(cents(({ price, quantity }) => Number(price.amount) * quantity)).toBe(1000)
  expect(cents(({ lineItemPrice }) => Number(lineItemPrice.amount))).toBe(850)
  const mugs = order.lineItems.filter(({ productName }: Line) => productName.original === 'Mug')
  const lineItems = [{ lineItemId: mugs[0].id, quantity: 1 }]
  const calculated = ok(await desk.calculate(orderId, { lineItems }))
  const amount = calculated.summary.total.amount
  const { refund } = ok(
    await desk.refund(orderId, {
      paymentRefunds: [{ paymentId, amount: { amount } }],
      refundItems: { lineItems },
      sideEffects: { restock: { lineItems } },
    }),
  )
  expect(refund.summary.refunded.amount).toBe(amount)
  expect([await desk.till.stockOf(mug), await desk.till.stockOf(plate)]).toEqual([7, 8])
})

test('fulfills and takes back one component', async () => {
  const [mug, plate] = [await goods({ stock: 9 }), await goods({ name: 'Plate', stock: 9 })]
  const set = await bundle(20, [{ productId: mug.id }, { productId: plate.id }])
  const { orderId, order, token } = await buy(set)
  const [mugLine, plateLine] = order.lineItems as [Line, Line]
  const send = (lineItems: object[]) =>
    desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, { fulfillment: { lineItems } })
  ok(await send([{ id: plateLine.id, quantity: 1 }]))
  expect((await desk.till.orderOf(orderId)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
  ok(await send([{ id: mugLine.id, quantity: 1 }]))
  const items = [{ lineItemId: plateLine.id, quantity: 1, reason: 'DOES_NOT_FIT' }]
  const requested = await shop.send(`POST /vitrine/v1/orders/${orderId}/returns`, {
    token,
    body: { items, wish: 'REFUND' },
  })
  const { id } = ok(requested).orderReturn
  ok(await desk.post(`/vitrine/v1/returns/${id}/approve`, {}))
  ok(await desk.post(`/vitrine/v1/returns/${id}/receive`, { items: [{ lineItemId: plateLine.id, quantity: 1 }] }))
  const { settlement } = ok(await desk.post(`/vitrine/v1/returns/${id}/settle`, { type: 'REFUND' })).orderReturn
  expect(settlement).toMatchObject({ type: 'REFUND', amount: { amount: '10.00' } })
  expect([await desk.till.stockOf(mug), await desk.till.stockOf(plate)]).toEqual([8, 9])
})

test('cannot be bought once a component was deleted, and a draft order divides it too', async () => {
  const [mug, plate] = [await goods({ stock: 5 }), await goods({ name: 'Plate', stock: 5 })]
  const set = await bundle(20, [{ productId: mug.id }, { productId: plate.id }])
  const line = { catalogReference: referenceTo(set), quantity: 2 }
  const drafted = ok(await desk.post('/ecom/v1/draft-orders', { draftOrder: { catalogLineItems: [line] } }))
  const items = drafted.calculatedDraftOrder.draftOrder.lineItems.map(({ lineItem }: { lineItem: Line }) => lineItem)
  expect(linesOf({ lineItems: items })).toEqual([
    ['Mug', 2, '10.00'],
    ['Plate', 2, '10.00'],
  ])
  const till = await desk.till.checkoutOf(set)
  await owner.products.deleteProduct(plate.id)
  expect(codeOf(await desk.till.pay(till))).toBe('ITEM_NOT_AVAILABLE')
  const refused = await add(await shop.visitorToken(), [line])
  expect(refused.body.message).toContain('no longer exists')
  expect(await desk.till.stockOf(mug)).toBe(5)
})
