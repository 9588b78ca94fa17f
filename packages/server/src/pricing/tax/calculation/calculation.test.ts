import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ApiKeyStrategy,
  createClient,
  manualTaxMappings,
  servicePlugins,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRates,
  taxRegions,
  totalsCalculator,
} from '@vitrine/client'
import {
  addDelivery,
  addProduct,
  addTestCoupon,
  buyer,
  referenceTo,
  type Product,
} from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { registerApp } from '../../../ground/event/apps.ts'

let shop: Shop
const openOwner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: {
      manualTaxMappings,
      servicePlugins,
      taxCalculation,
      taxExemptGroups,
      taxGroups,
      taxRates,
      taxRegions,
      totalsCalculator,
    },
  })
let owner: ReturnType<typeof openOwner>
let group: string
let mug: Product
let delivery: string
beforeAll(async () => {
  shop = await openShop({ settings: { taxIncludedInPrices: false } })
  owner = openOwner()
  group = (await owner.taxGroups.listDefaultTaxGroups()).taxGroups[0]!.id
  mug = await addProduct(shop.context.db, shop.siteId, { price: 10_000 })
  const rates = [{ amount: 1000, conditions: [], multiplyByQuantity: false }]
  delivery = await addDelivery(shop.context.db, shop.siteId, { countries: [], rates })
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (;;) {
    const { items } = await owner.taxRegions.queryTaxRegions().limit(100).find()
    if (items.length === 0) return
    for (const { id } of items) await owner.taxRegions.deleteTaxRegion(id)
  }
})

const region = async (taxRegion: object, taxRate: string, more: object = {}) => {
  const { id: taxRegionId } = await owner.taxRegions.createTaxRegion(taxRegion)
  await owner.manualTaxMappings.createManualTaxMapping({ taxGroupId: group, taxRegionId, taxRate, ...more })
  return taxRegionId
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  )

interface ReceivedRequest {
  readonly addresses: readonly { readonly country: string; readonly postalCode?: string }[]
  readonly lineItems: readonly { readonly id: string; readonly price: string; readonly taxIncludedInPrice: boolean }[]
}

/** An app that charges ten percent by default, or responds as set. */
const openCalculator = async () => {
  const requests: ReceivedRequest[] = []
  const state: { answer?: (received: ReceivedRequest) => unknown } = {}
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const payload = Buffer.concat(chunks).toString().split('.')[1]!
      const { data } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        data: { request: ReceivedRequest }
      }
      requests.push(data.request)
      const usual = {
        lineItemTaxDetails: data.request.lineItems.map(({ id, price }) => {
          const taxAmount = (Number(price) / 10).toFixed(2)
          const part = { taxName: 'Theirs', jurisdiction: 'Oz', jurisdictionType: 'STATE', rate: '0.1', taxAmount }
          return { id, taxBreakdown: [part], taxSummary: { taxAmount } }
        }),
      }
      response.end(JSON.stringify(state.answer ? state.answer(data.request) : usual))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const appId = randomUUID()
  await registerApp(shop.context.db, { siteId: shop.siteId, appId, name: 'Oz Tax' })
  const { servicePlugin } = await owner.servicePlugins.registerServicePlugin(appId, 'TAX_CALCULATION_PROVIDER', baseUrl)
  return { requests, state, appId, pluginId: servicePlugin.id, close: () => server.close() }
}

const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Ring 1' }
const openCheckout = async () => {
  const token = await shop.visitorToken()
  const contact = { ...buyer.contact, address }
  const shippingInfo = { shippingDestination: contact, selectedCarrierServiceOption: { code: delivery } }
  const checkoutInfo = { buyerInfo: { email: buyer.email }, billingInfo: contact, shippingInfo }
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const body = { lineItems, channelType: 'WEB', checkoutInfo }
  return (await shop.send('POST /ecom/v1/checkouts', { token, body })).body.checkout
}

test('calls a tax app once, before the total is shown, and charges its taxes', async () => {
  const { requests, appId, close } = await openCalculator()
  await region({ country: 'DE', appId }, '0.19')
  requests.length = 0
  const checkout = await openCheckout()
  expect(checkout).toMatchObject({
    lineItems: [
      { taxDetails: { taxRate: '0.1', totalTax: { amount: '10.00' }, taxBreakdown: [{ taxName: 'Theirs' }] } },
    ],
    priceSummary: { tax: { amount: '11.00' }, total: { amount: '121.00' } },
    taxSummary: { calculationDetails: { rateType: 'AUTO_RATE' } },
  })
  const placed = await shop.send(`POST /ecom/v1/checkouts/${checkout.id}/create-order`, {
    token: shop.apiKey,
    body: {},
  })
  expect(placed.status).toBe(200)
  const order = await shop.send(`GET /ecom/v1/orders/${placed.body.orderId}`, { token: shop.apiKey })
  expect(order.body.order.priceSummary.total.amount).toBe('121.00')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    addresses: [{ country: 'DE', postalCode: '10115' }],
    lineItems: [
      { price: '100.00', taxIncludedInPrice: false },
      { id: 'delivery', price: '10.00' },
    ],
  })
  close()
})

test.each<[string, (received: ReceivedRequest) => unknown]>([
  ['speaks nonsense', () => ({ nothing: true })],
  ['omits a line', ({ lineItems }) => ({ lineItemTaxDetails: [{ id: lineItems.at(-1)!.id }] })],
  [
    'charges more than a line costs',
    ({ lineItems }) => ({
      lineItemTaxDetails: lineItems.map(({ id }) => ({ id, taxBreakdown: [{ rate: '1', taxAmount: '1000' }] })),
    }),
  ],
])("falls back to the region's rates, reports it and accepts the order if the app %s", async (_title, answer) => {
  const { state, appId, close } = await openCalculator()
  await region({ country: 'DE', appId }, '0.19')
  state.answer = answer
  const checkout = await openCheckout()
  expect(checkout).toMatchObject({
    priceSummary: { tax: { amount: '20.90' } },
    taxSummary: {
      calculationDetails: {
        rateType: 'FALLBACK_RATE',
        autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED', error: { code: 'TAX_CALCULATOR_FAILED' } },
      },
    },
  })
  const path = `POST /ecom/v1/checkouts/${checkout.id}/create-order`
  expect((await shop.send(path, { token: shop.apiKey, body: {} })).status).toBe(200)
  close()
})

test("does not call a disabled app, uses the region's rates and reports why", async () => {
  const { requests, appId, pluginId, close } = await openCalculator()
  await region({ country: 'DE', appId }, '0.19')
  await owner.servicePlugins.updateServicePlugin(pluginId, { enabled: false })
  requests.length = 0
  const checkout = await openCheckout()
  expect(checkout.taxSummary.calculationDetails).toEqual({
    rateType: 'FALLBACK_RATE',
    autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_DEACTIVATED' },
  })
  expect(requests).toHaveLength(0)
  close()
})

test('calculates tax for lines with addresses by place, and names errors', async () => {
  const { appId, state, close } = await openCalculator()
  await region({ country: 'DE', taxIncludedInPrice: true }, '0.19', { taxName: 'VAT' })
  await region({ country: 'US', subdivision: 'NY' }, '0.04', { taxName: 'NY State' })
  await region({ country: 'CA', appId }, '0.05')
  const addresses = [
    { country: 'DE' },
    { country: 'US', subdivision: 'US-NY' },
    { country: 'CA' },
    { country: 'US' },
    {},
  ]
  const line = (id: string, addressIndex: object, more: object = {}) => ({ id, price: '119.00', addressIndex, ...more })
  const calculate = (...lineItems: ReturnType<typeof line>[]) =>
    owner.taxCalculation.calculateTax({ externalId: 'mine', addresses, lineItems })

  const result = await calculate(
    line('vase', { singleAddress: 0 }),
    line('mug', { multipleAddresses: { origin: 0, destination: 1 } }),
    line('net', { singleAddress: 0 }, { taxIncludedInPrice: false }),
    line('theirs', { singleAddress: 2 }),
  )
  expect(result).toMatchObject({
    externalId: 'mine',
    currency: 'EUR',
    lineItemTaxDetails: [
      { id: 'vase', taxSummary: { taxAmount: '19.00', taxableAmount: '100.00', fullPrice: '119.00' } },
      { id: 'mug', taxSummary: { taxAmount: '4.76', fullPrice: '123.76' } },
      { id: 'net', taxSummary: { taxAmount: '22.61', fullPrice: '141.61' } },
      {
        id: 'theirs',
        taxSummary: { taxAmount: '11.90' },
        taxBreakdown: [{ taxName: 'Theirs', jurisdictionType: 'STATE' }],
      },
    ],
    taxSummary: { totalTax: '58.27', totalTaxIncludedInPrice: '19.00' },
    errors: [],
  })
  state.answer = () => 'nothing'
  const failed = await calculate(line('other', { singleAddress: 2 }, { price: '10.00' }))
  expect(failed).toMatchObject({ errors: [{ code: 'AUTO_TAX_FAILED' }], taxSummary: { totalTax: '0.50' } })
  const wrong = [
    calculate(line('a', { singleAddress: 9 })),
    calculate(line('a', {})),
    calculate(line('a', { singleAddress: 4 })),
    calculate(line('a', { singleAddress: 3 })),
  ]
  expect(await Promise.all(wrong.map(refusal))).toEqual([
    'INVALID_LINE_ITEM_ADDRESS_INDEX',
    'MISSING_TAXABLE_ADDRESS',
    'MISSING_COUNTRY_IN_ADDRESS',
    'MISSING_SUBDIVISION_IN_ADDRESS',
  ])
  const { taxCalculatorDetails } = await owner.taxCalculation.listTaxCalculators()
  expect(taxCalculatorDetails.map(({ displayName }) => displayName)).toEqual(
    expect.arrayContaining(['Rates of the region', 'Rates that come with Vitrine', 'Oz Tax']),
  )
  close()
})

test('previews EU rates, loads them idempotently and restores an edited one', async () => {
  const options = { fileId: 'EU_STANDARD_RATES', countries: ['DE', 'FR'] }
  const books = await owner.taxGroups.createTaxGroup({ name: 'Reduced goods', category: 'REDUCED' })
  const preview = await owner.taxRates.previewTaxRates(options)
  expect(
    preview
      .filter(({ change }) => change === 'ADD_REGION')
      .map(({ country }) => country)
      .toSorted(),
  ).toEqual(['DE', 'FR'])
  expect((await owner.taxRegions.queryTaxRegions().find()).items).toEqual([])
  expect(await owner.taxRates.loadTaxRates(options)).toEqual(preview)
  expect(await owner.taxRates.previewTaxRates(options)).toEqual([])
  const { items } = await owner.manualTaxMappings.queryManualTaxMappings().eq('taxGroupId', books.id).find()
  expect(items.map(({ taxRate, jurisdiction }) => [jurisdiction, taxRate]).toSorted()).toEqual([
    ['France', '0.1'],
    ['Germany', '0.07'],
  ])
  const { id, revision } = items.find(({ jurisdiction }) => jurisdiction === 'Germany')!
  await owner.manualTaxMappings.updateManualTaxMapping(id, { revision, taxRate: '0.05' })
  expect(await owner.taxRates.loadTaxRates(options)).toMatchObject([
    { change: 'UPDATE_RATE', country: 'DE', before: '0.05', after: '0.07' },
  ])
  await owner.taxGroups.deleteTaxGroup(books.id)
})

test('exports, edits and imports a file of states with their cities and districts', async () => {
  const file = await owner.taxRates.getTaxRateFile('US_STATE_RATES')
  const places = file.places.filter(({ subdivision }) => subdivision === 'NY')
  const yonkers = { jurisdiction: 'Yonkers', jurisdictionType: 'CITY' as const, cities: ['Yonkers'] }
  const taxes = [...places[0]!.taxes, { ...yonkers, rates: { STANDARD: '0.045' } }]
  await owner.taxRates.loadTaxRates({ file: { ...file, places: [{ ...places[0]!, taxes }] } })
  const addresses = [{ country: 'US', subdivision: 'NY', city: 'Yonkers', postalCode: '' }]
  const lineItems = [{ id: 'mug', price: '100', addressIndex: { singleAddress: 0 } }]
  const { lineItemTaxDetails } = await owner.taxCalculation.calculateTax({ addresses, lineItems })
  expect(lineItemTaxDetails[0]!.taxBreakdown!.map(({ jurisdiction, rate }) => [jurisdiction, rate])).toEqual([
    ['New York', '0.04'],
    ['Yonkers', '0.045'],
  ])
  const wrong = { ...file, places: [{ ...places[0]!, taxes: [{ ...places[0]!.taxes[0]!, postalCodes: ['*'] }] }] }
  expect(await refusal(owner.taxRates.loadTaxRates({ file: wrong }))).toBe('INVALID_ARGUMENT')
  expect(await refusal(owner.taxRates.loadTaxRates({ fileId: 'NOTHING' }))).toBe('NOT_FOUND')
  expect(await refusal(owner.taxRates.loadTaxRates({}))).toBe('INVALID_ARGUMENT')
})

test('explains a sample purchase: which rate of which region, and why', async () => {
  const settings = (siteSettings: object) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings } })
  await settings({ businessAddress: { country: 'DE' }, vatId: 'DE136695976' })
  await owner.taxRates.loadTaxRates({ fileId: 'EU_STANDARD_RATES', countries: ['DE', 'FR'] })
  const { id: taxExemptGroupId } = await owner.taxExemptGroups.createTaxExemptGroup({ name: 'Embassies' })
  const lineItems = [{ id: 'mug', price: '120.00' }]
  const explain = (more: object, country = 'FR') =>
    owner.taxRates.explainTax({ shippingAddress: { country }, lineItems, ...more })
  expect(await explain({})).toMatchObject({
    reason: 'REGION',
    country: 'FR',
    taxIncludedInPrice: true,
    lines: [{ taxRate: '0.2', tax: '20.00', parts: [{ taxName: 'VAT', jurisdiction: 'France', rate: '0.2' }] }],
  })
  expect(await explain({ vatId: 'FR40303265045' })).toMatchObject({
    reason: 'REVERSE_CHARGE',
    lines: [{ price: '120.00', owedPrice: '100.00', tax: '0.00' }],
  })
  expect(await explain({ taxExemptGroupId })).toMatchObject({ reason: 'EXEMPT', lines: [{ owedPrice: '100.00' }] })
  expect(await explain({}, 'JP')).toMatchObject({
    reason: 'NO_REGION',
    calculationDetails: { rateType: 'NO_TAX_COLLECTED' },
  })
  await settings({ vatId: '' })
})

test('calculates totals with product, deposit and buyer, and rejects fields that affect no total', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { price: 2000 })
  const discount = {
    name: 'Mugs',
    effect: { type: 'PERCENT', percentage: '10', items: { productIds: [mug.id] } },
    conditions: [{ type: 'FIRST_ORDER' }],
  }
  const made = await shop.send('POST /vitrine/v1/discounts', { token: shop.apiKey, body: { discount } })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const lineItems = [
    { id: 'mug', quantity: 1, price: '50.00', catalogReference: referenceTo(mug) },
    { id: 'other', quantity: 2, price: '50.00', paymentOption: 'DEPOSIT_ONLINE' as const, depositAmount: '10.00' },
  ]
  const calculate = (more: object = {}) => owner.totalsCalculator.calculateTotals({ lineItems, ...more })
  const totals = await calculate({ buyerEmail: 'new@buyers.test' })
  expect(totals.priceSummary).toMatchObject({ subtotal: { amount: '150.00' }, discount: { amount: '5.00' } })
  expect(totals.payNow?.subtotal?.amount).toBe('70.00')
  expect(totals.payLater?.subtotal?.amount).toBe('80.00')
  expect((await calculate({ lineItems: lineItems.slice(1) })).priceSummary?.discount?.amount).toBe('0.00')
  for (const refused of [
    { selectedMemberships: { memberships: [{ id: 'm' }] } },
    { purchaseFlowId: mug.id },
    { buyerPhone: '1' },
  ])
    expect(await refusal(calculate(refused))).toBe('INVALID_ARGUMENT')
  await shop.send(`DELETE /vitrine/v1/discounts/${made.body.discount.id}`, { token: shop.apiKey })
})

test('calculates totals with prices, coupon, delivery and tax without storing anything', async () => {
  await region({ country: 'DE' }, '0.19')
  await addTestCoupon(shop.context.db, shop.siteId, {
    code: 'TEN',
    effect: { type: 'PERCENT_OFF', percent: '10' },
  } as never)
  const lineItems = [
    { id: 'mug', quantity: 2, price: '50.00', physicalProperties: { shippable: true, weight: 1 } },
    { id: 'card', quantity: 1, price: '25.00', itemType: { preset: 'GIFT_CARD' as const } },
  ]
  const shippingAddress = { country: 'DE' }
  const selectedShippingOption = { code: delivery }
  const totals = await owner.totalsCalculator.calculateTotals({ lineItems, shippingAddress, selectedShippingOption })
  expect(totals).toMatchObject({
    priceSummary: {
      subtotal: { amount: '125.00' },
      shipping: { amount: '10.00' },
      tax: { amount: '20.90' },
      total: { amount: '155.90' },
    },
    calculatedLineItems: [{ lineItemId: 'mug' }, { lineItemId: 'card' }],
    taxIncludedInPrice: false,
  })
  const wrong = [{ lineItems: [...lineItems, lineItems[0]!] }, { lineItems, couponCode: 'NOTHING' }]
  expect(await Promise.all(wrong.map((one) => refusal(owner.totalsCalculator.calculateTotals(one))))).toEqual([
    'INVALID_ARGUMENT',
    'ERROR_COUPON_DOES_NOT_EXIST',
  ])
})
