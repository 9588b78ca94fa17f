import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../test/buying.ts'
import { addProduct, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { registerApp } from '../../ground/event/apps.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let mug: Product
let card: Product
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19', settings: { taxIncludedInPrices: false } })
  till = await atTheTill(shop)
  mug = await addProduct(shop.context.db, shop.siteId, { price: 2000, stock: 900 })
  card = await addProduct(shop.context.db, shop.siteId, { price: 700, stock: 900 })
})
afterAll(() => shop.close())

const ask = (call: string, body?: object, token: string = shop.apiKey) =>
  shop.send(call, { token, ...(body && { body }) })
const endings: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})
const addRule = async (feeRule: object) => {
  const answer = await ask('POST /vitrine/v1/fee-rules', { feeRule: { name: 'Fee', ...feeRule } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { id } = answer.body.feeRule
  endings.push(() => ask(`DELETE /vitrine/v1/fee-rules/${id}`))
  return answer.body.feeRule
}
const refusalOf = async (feeRule: object) => {
  const { body } = await ask('POST /vitrine/v1/fee-rules', { feeRule: { name: 'Fee', ...feeRule } })
  return body?.details?.validationError?.fieldViolations?.[0]?.field ?? codeOf({ body })
}
const checkoutOf = async (quantity = 1) => {
  const tried = await till.checkoutOf(mug, { quantity })
  return { tried, checkout: (await till.readCheckout(tried)).body.checkout }
}
/** The total with its parts, which must add up. */
interface Amount {
  readonly amount: string
}
interface Charged {
  readonly lineItems: readonly { readonly totalPriceAfterTax: Amount }[]
  readonly additionalFees: readonly { readonly priceAfterTax: Amount }[]
  readonly shippingInfo: { readonly selectedCarrierServiceOption?: { readonly cost: { totalPriceAfterTax: Amount } } }
  readonly priceSummary: { readonly total: Amount }
}
const sumOf = ({ lineItems, additionalFees, shippingInfo, priceSummary }: Charged): [number, number] => {
  const cents = ({ amount }: Amount) => Math.round(Number(amount) * 100)
  const parts = [
    ...lineItems.map((line) => line.totalPriceAfterTax),
    ...additionalFees.map((fee) => fee.priceAfterTax),
    shippingInfo.selectedCarrierServiceOption?.cost.totalPriceAfterTax ?? { amount: '0' },
  ]
  return [parts.reduce((sum, one) => sum + cents(one), 0), cents(priceSummary.total)]
}

interface ReceivedRequest {
  readonly lineItems: readonly { readonly id: string; readonly price: string; readonly quantity: number }[]
  readonly subtotal: string
}
/** An app that charges two fees by default, or responds as set. */
const openFeeApp = async () => {
  const requests: ReceivedRequest[] = []
  const state: { answer: (received: ReceivedRequest) => unknown; waitMs?: number } = {
    answer: ({ lineItems }) => ({
      additionalFees: [
        { code: 'wrap', name: 'Wrapping', price: '1.99', taxDetails: { taxable: true } },
        {
          code: 'tree',
          name: 'A tree',
          price: '0.50',
          lineItemIds: lineItems.map(({ id }) => id).filter((id) => id !== 'sample'),
        },
      ],
      currency: 'EUR',
    }),
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      expect(request.url).toBe('/v1/calculate-additional-fees')
      const payload = Buffer.concat(chunks).toString().split('.')[1]!
      const { data } = JSON.parse(Buffer.from(payload, 'base64url').toString())
      expect(data.metadata.appExtensionType).toBe('ECOM_ADDITIONAL_FEES')
      requests.push(data.request)
      response.end(JSON.stringify(state.answer(data.request)))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const appId = randomUUID()
  await registerApp(shop.context.db, { siteId: shop.siteId, appId, name: 'Wrap It' })
  const body = { appId, type: 'ECOM_ADDITIONAL_FEES', baseUrl }
  const { body: registered } = await ask('POST /vitrine/v1/service-plugins', body)
  endings.push(async () => {
    server.close()
    await ask(`DELETE /vitrine/v1/service-plugins/${registered.servicePlugin.id}`)
  })
  requests.length = 0
  return { requests, state, appId, plugin: registered.servicePlugin }
}

test("shows the owner's fee with tax in cart, checkout, order and refund, and all totals add up", async () => {
  const handling = await addRule({ name: 'Handling', amount: '1.50', basis: 'ITEM', productIds: [mug.id] })
  await addRule({ name: 'Service fee', percentage: '2.5', taxable: false })
  const { tried, checkout } = await checkoutOf(3)
  expect(checkout.additionalFees).toMatchObject([
    {
      code: handling.id,
      name: 'Handling',
      source: 'ITEM',
      lineItemIds: [checkout.lineItems[0].id],
      price: { amount: '4.50' },
      priceAfterTax: { amount: '5.36' },
      taxDetails: { totalTax: { amount: '0.86' } },
    },
    { name: 'Service fee', source: 'PLATFORM', price: { amount: '1.50' }, priceAfterTax: { amount: '1.50' } },
  ])
  expect(checkout.priceSummary.additionalFees.amount).toBe('6.00')
  const [parts, whole] = sumOf(checkout)
  expect(parts).toBe(whole)

  const shippingAddress = buyer.contact.address
  const estimate = async (more: object) =>
    (await ask('POST /ecom/v1/carts/current/estimate-totals', { shippingAddress, ...more }, tried.token)).body
  expect((await estimate({})).additionalFees).toHaveLength(2)
  const without = await estimate({ calculateAdditionalFees: false })
  expect([without.additionalFees, without.priceSummary.additionalFees.amount]).toEqual([[], '0.00'])

  const { orderId } = (await till.pay(tried)).body
  const order = await till.orderOf(orderId)
  expect(order.priceSummary).toMatchObject({
    totalAdditionalFees: { amount: '6.00' },
    total: { amount: checkout.priceSummary.total.amount },
  })
  expect(order.additionalFees).toMatchObject([
    { name: 'Handling', source: 'ITEM', lineItemIds: [order.lineItems[0].id] },
    { name: 'Service fee', source: 'PLATFORM' },
  ])
  const mails = shop.context.db
    .selectFrom('mail')
    .select('text')
    .where('site_id', '=', shop.siteId)
    .where('recipient', '=', buyer.email.toLowerCase())
  const [mail] = (await mails.execute()).filter(({ text }) => text.includes('Handling'))
  expect(mail?.text).toContain('Service fee')

  const { body } = await ask(`GET /ecom/v1/payments/orders/${orderId}`)
  const paymentId = body.orderTransactions.payments[0].id
  const refund = await ask(`POST /ecom/v1/order-billing/refund-payments`, {
    orderId,
    paymentRefunds: [{ paymentId, amount: { amount: '5.36' } }],
    refundItems: { additionalFees: [{ additionalFeeId: order.additionalFees[0].id }] },
  })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  const again = await ask(`POST /ecom/v1/order-billing/refund-payments`, {
    orderId,
    paymentRefunds: [{ paymentId, amount: { amount: '1.00' } }],
    refundItems: { additionalFees: [{ additionalFeeId: order.additionalFees[0].id, amount: { amount: '1.00' } }] },
  })
  expect(again.status).toBe(428)
})

test('charges a fee when its conditions are met, and updates it with the cart', async () => {
  await addRule({ name: 'Small order', amount: '2.00', maxSubtotal: '20.00' })
  await addRule({ name: 'Island', amount: '3.00', destinations: [{ country: 'IS' }] })
  await addRule({ name: 'Off', amount: '9.00', active: false })
  await addRule({ name: 'Cards', amount: '1.00', productIds: [card.id] })
  const small = await checkoutOf(1)
  expect(small.checkout.additionalFees).toMatchObject([{ name: 'Small order', price: { amount: '2.00' } }])
  const { checkoutId, token } = small.tried
  const lineItems = [{ catalogReference: referenceTo(card), quantity: 1 }]
  const more = await ask(`POST /ecom/v1/checkouts/${checkoutId}/add-to-checkout`, { lineItems }, token)
  expect(more.body.checkout.additionalFees).toMatchObject([{ name: 'Cards' }])
  const address = { country: 'IS', city: 'Reykjavík', postalCode: '101', addressLine: 'Laugavegur 1' }
  const checkout = { shippingInfo: { shippingDestination: { ...buyer.contact, address } } }
  const away = await ask(`PATCH /ecom/v1/checkouts/${checkoutId}`, { checkout }, token)
  expect(away.body.checkout.additionalFees.map(({ name }: { name: string }) => name)).toEqual(['Island', 'Cards'])
})

test('does not charge a price with another fee than the buyer has seen', async () => {
  const { tried } = await checkoutOf()
  await addRule({ name: 'New', amount: '5.00' })
  expect(codeOf(await till.pay(tried))).toBe('CART_PRICES_OUT_OF_SYNC')
  await till.readCheckout(tried)
  expect((await till.pay(tried)).status).toBe(200)
})

test('calls a fee app once, before the total is shown, and charges its fees', async () => {
  const { requests, appId } = await openFeeApp()
  const { tried, checkout } = await checkoutOf(2)
  expect(checkout.additionalFees).toMatchObject([
    {
      code: 'wrap',
      source: 'SERVICE_PLUGIN',
      providerAppId: appId,
      price: { amount: '1.99' },
      priceAfterTax: { amount: '2.37' },
    },
    { code: 'tree', lineItemIds: [checkout.lineItems[0].id], priceAfterTax: { amount: '0.50' } },
  ])
  const [parts, whole] = sumOf(checkout)
  expect(parts).toBe(whole)
  const before = requests.length
  expect(requests.at(-1)).toMatchObject({
    lineItems: [{ quantity: 2, price: '20.00', catalogReference: { catalogItemId: mug.id } }],
    subtotal: '40.00',
    shippingInfo: { selectedCarrierServiceOption: { code: till.delivery } },
  })
  const { orderId } = (await till.pay(tried)).body
  expect((await till.orderOf(orderId)).additionalFees).toMatchObject([
    { code: 'wrap', source: 'SERVICE_PLUGIN', providerAppId: appId, name: 'Wrapping' },
    { code: 'tree', source: 'SERVICE_PLUGIN' },
  ])
  expect(requests).toHaveLength(before)
})

test('does not place an order whose fees were never requested', async () => {
  await openFeeApp()
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  await ask('POST /ecom/v1/carts/current/add-to-cart', { lineItems }, token)
  const { checkoutId } = (await ask('POST /ecom/v1/carts/current/create-checkout', { channelType: 'WEB' }, token)).body
  const placed = await ask(`POST /ecom/v1/checkouts/${checkoutId}/create-order`, {}, token)
  expect(codeOf(placed)).toBe('CART_PRICES_OUT_OF_SYNC')
})

test.each<[string, unknown]>([
  ['another currency', { additionalFees: [], currency: 'USD' }],
  ['a too precise amount', { additionalFees: [{ code: 'a', name: 'A', price: '0.005' }] }],
  ['a negative amount', { additionalFees: [{ code: 'a', name: 'A', price: '-1' }] }],
  ['two fees with the same code', { additionalFees: [1, 2].map(() => ({ code: 'a', name: 'A', price: '1' })) }],
  ['no list', { fees: [] }],
])('charges nothing and accepts the order if an app responds with %s', async (_what, answer) => {
  const { state, requests } = await openFeeApp()
  state.answer = () => answer
  const { tried, checkout } = await checkoutOf()
  expect(requests.length).toBeGreaterThan(0)
  expect(checkout.additionalFees).toEqual([])
  expect((await till.pay(tried)).status).toBe(200)
})

test('does not call an app that is disabled', async () => {
  const { requests, plugin } = await openFeeApp()
  await ask(`PATCH /vitrine/v1/service-plugins/${plugin.id}`, { servicePlugin: { enabled: false } })
  expect((await checkoutOf()).checkout.additionalFees).toEqual([])
  expect(requests).toEqual([])
})

test('lets an elevated caller, but not a buyer, add fees to a checkout or its items', async () => {
  const { tried, checkout } = await checkoutOf()
  const [{ id: lineId }] = checkout.lineItems
  const additionalFees = [
    { name: 'Engraving', price: { amount: '4.00' }, source: 'ITEM', lineItemIds: [lineId] },
    { code: 'rush', name: 'Rush', price: { amount: '10.00' }, taxDetails: { taxRate: '0.07' } },
  ]
  const update = (body: object, token: string = shop.apiKey) =>
    ask(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { checkout: body }, token)
  const refused = await update({ additionalFees }, tried.token)
  expect(refused.body.details.validationError.fieldViolations).toMatchObject([{ field: 'checkout.additionalFees' }])
  const { body } = await update({ additionalFees })
  expect(body.checkout.additionalFees).toMatchObject([
    { code: 'Engraving', source: 'ITEM', lineItemIds: [lineId], priceAfterTax: { amount: '4.76' } },
    { code: 'rush', source: 'MANUAL', priceAfterTax: { amount: '10.70' }, taxDetails: { taxRate: '0.07' } },
  ])
  const [parts, whole] = sumOf(body.checkout)
  expect(parts).toBe(whole)

  // The owner sends back the fees as read, including the fee of a rule.
  await addRule({ name: 'Service', amount: '1.00' })
  const read = (await ask(`GET /ecom/v1/checkouts/${tried.checkoutId}`)).body.checkout
  const again = (await update({ additionalFees: read.additionalFees })).body.checkout
  expect(again.additionalFees.map(({ name }: { name: string }) => name)).toEqual(['Service', 'Engraving', 'Rush'])
  const cleared = (await update({ additionalFees: [] })).body.checkout
  expect(cleared.additionalFees).toMatchObject([{ name: 'Service' }])

  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const checkoutInfo = {
    additionalFees: [{ name: 'Call', price: { amount: '2.00' }, taxableAddress: { addressType: 'BUSINESS' } }],
  }
  const opened = await ask('POST /ecom/v1/checkouts', { lineItems, channelType: 'WEB', checkoutInfo })
  expect(opened.body.checkout.additionalFees).toMatchObject([{ name: 'Service' }, { name: 'Call', source: 'MANUAL' }])
})

test("removes an item's fee with the last of the items", async () => {
  const { tried, checkout } = await checkoutOf()
  const [{ id: lineId }] = checkout.lineItems
  const lineItems = [{ catalogReference: referenceTo(card), quantity: 1 }]
  const path = `/ecom/v1/checkouts/${tried.checkoutId}`
  await ask(`POST ${path}/add-to-checkout`, { lineItems }, tried.token)
  const fee = { name: 'Engraving', price: { amount: '4.00' }, lineItemIds: [lineId] }
  const { body } = await ask(`PATCH ${path}`, { checkout: { additionalFees: [fee] } })
  expect(body.checkout.additionalFees).toHaveLength(1)
  const left = await ask(`POST ${path}/remove-line-items`, { lineItemIds: [lineId] }, tried.token)
  expect(left.body.checkout.additionalFees).toEqual([])
})

test.each<[object, string]>([
  [{ name: undefined, amount: '1' }, 'feeRule.name'],
  [{}, 'feeRule.amount'],
  [{ amount: '1', percentage: '1' }, 'feeRule.percentage'],
  [{ percentage: '1', basis: 'ITEM' }, 'feeRule.basis'],
  [{ percentage: '101' }, 'feeRule.percentage'],
  [{ amount: '1.001' }, 'feeRule.amount'],
  [{ amount: '1', minSubtotal: '5', maxSubtotal: '4' }, 'feeRule.maxSubtotal'],
  [{ amount: '1', destinations: [{}] }, 'feeRule.destinations[0].country'],
  [{ amount: '1', productIds: [randomUUID()] }, 'NOT_FOUND'],
  [{ amount: '1', collectionIds: [randomUUID()] }, 'NOT_FOUND'],
  [{ amount: '1', taxGroupId: randomUUID() }, 'NOT_FOUND'],
])('rejects an invalid fee by field: %j', async (feeRule, expected) => {
  expect(await refusalOf(feeRule)).toBe(expected)
})

test('queries, changes and deletes fees, and rejects an outdated change', async () => {
  const rule = await addRule({ amount: '1.00', minSubtotal: '10' })
  const path = `/vitrine/v1/fee-rules/${rule.id}`
  const changed = await ask(`PATCH ${path}`, {
    feeRule: { revision: rule.revision, percentage: '3' },
    unset: ['amount', 'minSubtotal'],
  })
  expect(changed.body.feeRule).toMatchObject({ percentage: '3', basis: 'ORDER', taxable: true, active: true })
  expect(changed.body.feeRule).not.toHaveProperty('amount')
  expect(
    (await ask(`PATCH ${path}`, { feeRule: { revision: rule.revision, name: 'X' } })).body.details.applicationError
      .code,
  ).toBe('CONFLICT')
  const filter = { active: true }
  expect((await ask('POST /vitrine/v1/fee-rules/query', { query: { filter } })).body.feeRules).toHaveLength(1)
  expect((await ask(`GET ${path}`)).body.feeRule.name).toBe('Fee')
})

const draftPath = '/ecom/v1/draft-orders'
const draftOf = async (route: string, body: object) => {
  const answer = await ask(route, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.calculatedDraftOrder.draftOrder
}

test('adds fees of rules to a draft order, and lets the owner remove one', async () => {
  const handling = await addRule({ name: 'Handling', amount: '1.50', basis: 'ITEM', productIds: [mug.id] })
  const service = await addRule({ name: 'Service fee', percentage: '2.5', taxable: false })
  const catalogLineItems = [{ catalogReference: referenceTo(mug), quantity: 2 }]
  const draft = await draftOf(`POST ${draftPath}`, { draftOrder: { catalogLineItems } })
  expect(draft.additionalFees).toMatchObject([
    {
      additionalFee: { id: handling.id, name: 'Handling', price: { amount: '3.00' }, source: 'ITEM' },
      source: 'AUTOMATIC',
      applied: true,
    },
    { additionalFee: { id: service.id, price: { amount: '1.00' }, source: 'PLATFORM' }, applied: true },
  ])
  const set = (applied: boolean) =>
    draftOf(`POST ${draftPath}/${draft.id}/set-additional-fees`, { additionalFees: [{ id: service.id, applied }] })
  const without = await set(false)
  expect(without.priceSummary.totalAdditionalFees.amount).toBe('3.00')
  expect(without.additionalFees[1]).toMatchObject({ applied: false })
  expect((await set(true)).priceSummary.totalAdditionalFees.amount).toBe('4.00')
  await set(false)
  const removed = await ask(`POST ${draftPath}/${draft.id}/delete-custom-additional-fees`, {
    customAdditionalFees: [service.id],
  })
  expect(codeOf(removed)).toBe('ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED')
  const { createdOrder } = (await ask(`POST ${draftPath}/${draft.id}/create-order`, {})).body
  expect(createdOrder.additionalFees).toMatchObject([{ name: 'Handling', source: 'ITEM', price: { amount: '3.00' } }])
  expect(createdOrder.additionalFees).toHaveLength(1)
  const edit = await draftOf(`POST ${draftPath}`, { sourceOrderId: createdOrder.id })
  expect(edit.additionalFees).toMatchObject([{ source: 'ORIGINAL_ORDER' }])
})

test("requests an app's fees for a draft order before its total is shown", async () => {
  const { requests, state, appId } = await openFeeApp()
  state.answer = () => ({
    additionalFees: [{ code: 'wrap', name: 'Gift wrap', price: '4.00', taxDetails: { taxable: false } }],
    currency: 'EUR',
  })
  const catalogLineItems = [{ catalogReference: referenceTo(mug), quantity: 2 }]
  const draft = await draftOf(`POST ${draftPath}`, { draftOrder: { catalogLineItems } })
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ subtotal: '40.00', lineItems: [{ quantity: 2, price: '20.00' }] })
  const [fee] = draft.additionalFees
  expect(fee).toMatchObject({
    source: 'AUTOMATIC',
    additionalFee: { name: 'Gift wrap', source: 'SERVICE_PLUGIN', providerAppId: appId, price: { amount: '4.00' } },
  })
  const { createdOrder } = (await ask(`POST ${draftPath}/${draft.id}/create-order`, {})).body
  expect(createdOrder.additionalFees).toMatchObject([{ name: 'Gift wrap', providerAppId: appId }])
  expect(requests).toHaveLength(1)
})
