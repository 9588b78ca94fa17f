import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ApiKeyStrategy,
  contactTaxDetails,
  createClient,
  manualTaxMappings,
  orders,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
} from '@vitrine/client'
import { localCalculatorId, manualCalculatorId } from '@vitrine/domain/tax/calculators.ts'
import { randomUUID } from 'node:crypto'
import { addDelivery, addProduct, buyer, referenceTo, type Product } from '../../../../../../test/goods.ts'
import { createMember } from '../../../people/member/create-member.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
const openOwner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: {
      contactTaxDetails,
      manualTaxMappings,
      orders,
      taxExemptGroups,
      taxGroups,
      taxRegions,
      taxSettings,
    },
  })
let owner: ReturnType<typeof openOwner>
let delivery: string
let group: string
let mug: Product
beforeAll(async () => {
  shop = await openShop({ settings: { taxIncludedInPrices: true } })
  const rates = [{ amount: 1190, conditions: [], multiplyByQuantity: false }]
  delivery = await addDelivery(shop.context.db, shop.siteId, { countries: [], rates })
  owner = openOwner()
  group = (await owner.taxGroups.listDefaultTaxGroups()).taxGroups[0]!.id
  mug = await addProduct(shop.context.db, shop.siteId, { price: 11_900 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const { id } of (await owner.taxRegions.queryTaxRegions().find()).items)
    await owner.taxRegions.deleteTaxRegion(id)
})

const region = async (taxRegion: object, ...rates: object[]) => {
  const { id: taxRegionId } = await owner.taxRegions.createTaxRegion(taxRegion)
  for (const rate of rates)
    await owner.manualTaxMappings.createManualTaxMapping({ taxGroupId: group, taxRegionId, taxRate: '0', ...rate })
  return taxRegionId
}
const newMember = async () => {
  const email = `${randomUUID()}@people.test`
  const { db, accessTokens } = shop.context
  const { id: memberId } = await createMember(db, { siteId: shop.siteId, email, password: 'a very long password' })
  const shopper = { role: 'member', siteId: shop.siteId, clientId: shop.clientId, memberId } as const
  const token = await accessTokens.sign({ ...shopper, visitorId: randomUUID(), sessionId: randomUUID() }, 14_400)
  return { memberId, token }
}
const settings = (siteSettings: object) =>
  shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings } })

const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Ring 1' }
const paris = { country: 'FR', city: 'Paris', postalCode: '75001', addressLine: 'Rue 1' }
const newYork = { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10001', addressLine: 'W 1st' }

interface Opening {
  readonly address?: object
  readonly vatId?: object
  readonly token?: string
  readonly more?: object
  readonly body?: object
}

/** Opens a checkout of one mug for an address. */
const open = async ({ address = berlin, vatId, token, more = {}, body = {} }: Opening = {}) => {
  const contact = { address, contactDetails: { ...buyer.contact.contactDetails, ...(vatId && { vatId }) } }
  const shippingInfo = { shippingDestination: contact, selectedCarrierServiceOption: { code: delivery } }
  const checkoutInfo = { buyerInfo: { email: buyer.email }, billingInfo: contact, shippingInfo, ...more }
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const answer = await shop.send('POST /ecom/v1/checkouts', {
    token: token ?? (await shop.visitorToken()),
    body: { lineItems, channelType: 'WEB', checkoutInfo, ...body },
  })
  return answer
}
const order = async (checkoutId: string) => {
  const placed = await shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order`, { token: shop.apiKey, body: {} })
  expect(placed.status).toBe(200)
  return owner.orders.getOrder(placed.body.orderId)
}

test('collects state, city and district tax, each by name, on checkout and order, to the cent', async () => {
  const named = (taxName: string, jurisdictionType: string) => ({ taxName, jurisdiction: taxName, jurisdictionType })
  await region(
    { country: 'US', subdivision: 'NY', taxIncludedInPrice: false },
    { taxRate: '0.04', ...named('NY State', 'STATE') },
    { taxRate: '0.045', ...named('New York City', 'CITY'), postalCodes: ['100*'] },
    { taxRate: '0.00375', ...named('Metropolitan district', 'SPECIAL'), postalCodes: ['100*', '11200-11299'] },
  )
  const { checkout } = (await open({ address: newYork })).body
  const [line] = checkout.lineItems
  expect(line.taxDetails).toMatchObject({
    taxRate: '0.08875',
    totalTax: { amount: '10.57' },
    taxBreakdown: [
      { taxName: 'NY State', jurisdictionType: 'STATE', rate: '0.04', taxAmount: { amount: '4.76' } },
      { taxName: 'New York City', jurisdictionType: 'CITY', rate: '0.045', taxAmount: { amount: '5.36' } },
      { taxName: 'Metropolitan district', jurisdictionType: 'SPECIAL', rate: '0.00375', taxAmount: { amount: '0.45' } },
    ],
  })
  expect(checkout.taxSummary.calculationDetails).toEqual({
    rateType: 'MANUAL_RATE',
    manualRateReason: 'REGION_SETTING_TO_MANUAL',
  })
  const placed = await order(checkout.id)
  const { taxInfo, priceSummary } = placed
  expect(taxInfo?.taxBreakdown?.map(({ taxName }) => taxName)).toEqual([
    'New York City',
    'NY State',
    'Metropolitan district',
  ])
  const cents = (amount: string) => Math.round(Number(amount) * 100)
  const parts = taxInfo!.taxBreakdown!.map(({ aggregatedTaxAmount }) => cents(aggregatedTaxAmount!.amount!))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(priceSummary!.tax!.amount!))
  const asOwner = (route: string, body: object) => shop.send(route, { token: shop.apiKey, body })
  const paid = await asOwner(`POST /ecom/v1/payments/orders/${placed.id}/add-payment`, {
    payments: [{ amount: placed.priceSummary!.total, regularPaymentDetails: { offlinePayment: true } }],
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  const [paymentId] = paid.body.paymentsIds
  await asOwner('POST /ecom/v1/order-billing/generate-receipts', { orderId: placed.id, paymentIds: [paymentId] })
  const [receipt] = (await shop.send(`GET /vitrine/v1/orders/${placed.id}/receipts`, { token: shop.apiKey })).body
    .receipts
  const token = new URL(receipt.url).searchParams.get('token')
  const { taxes, tax } = (await shop.send('POST /vitrine/v1/receipts/open', { body: { token } })).body.receipt
  expect(taxes.map(({ name }: { name: string }) => name)).toEqual([
    'New York City',
    'NY State',
    'Metropolitan district',
  ])
  expect(taxes.reduce((sum: number, one: { amount: { amount: string } }) => sum + cents(one.amount.amount), 0)).toBe(
    cents(tax.amount),
  )
  const buffalo = (await open({ address: { ...newYork, city: 'Buffalo', postalCode: '14201' } })).body.checkout
  expect(buffalo.lineItems[0].taxDetails.taxRate).toBe('0.04')
})

test('charges an EU business the price without VAT, and records both VAT IDs on the order', async () => {
  await settings({ businessAddress: { country: 'DE' }, vatId: 'DE136695976' })
  await region({ country: 'FR' }, { taxRate: '0.19', taxName: 'TVA' })
  const vatId = { id: 'FR 40 303 265 045', type: 'UNSPECIFIED' }
  const { checkout } = (await open({ address: paris, vatId })).body
  expect(checkout).toMatchObject({
    priceSummary: {
      subtotal: { amount: '100.00' },
      shipping: { amount: '10.00' },
      tax: { amount: '0.00' },
      total: { amount: '110.00' },
    },
    taxSummary: { reverseCharge: { buyerVatId: 'FR40303265045', sellerVatId: 'DE136695976' } },
    taxIncludedInPrice: false,
  })
  expect((await order(checkout.id)).taxInfo).toMatchObject({
    totalTax: { amount: '0.00' },
    taxExempt: true,
    reverseCharge: { buyerVatId: 'FR40303265045', sellerVatId: 'DE136695976' },
  })
  const without = (await open({ address: paris })).body.checkout
  expect(without.priceSummary).toMatchObject({ tax: { amount: '20.90' }, total: { amount: '130.90' } })
  expect(without.taxSummary.reverseCharge).toBeUndefined()
})

test('charges a French buyer the rate of the store’s country without the one-stop shop', async () => {
  await settings({ businessAddress: { country: 'DE' } })
  await region({ country: 'FR' }, { taxRate: '0.2' })
  await region({ country: 'DE' }, { taxRate: '0.19' })
  const rate = async () => (await open({ address: paris })).body.checkout.lineItems[0].taxDetails.taxRate
  expect(await rate()).toBe('0.2')
  await owner.taxSettings.upsertTaxSettings({ oneStopShop: false })
  expect(await rate()).toBe('0.19')
  await owner.taxSettings.upsertTaxSettings({ oneStopShop: true })
})

test('exempts contacts and checkouts of an exempt group, which buyers cannot choose', async () => {
  const taxRegionId = await region({ country: 'DE' }, { taxRate: '0.19' })
  const schools = await owner.taxExemptGroups.createTaxExemptGroup({ name: 'Schools' })
  const total = (answer: { body: { checkout: { priceSummary: { total: { amount: string } } } } }) =>
    answer.body.checkout.priceSummary.total.amount
  const exempt = await open({ token: shop.apiKey, more: { taxExemptGroupId: schools.id } })
  expect(exempt.body.checkout).toMatchObject({ taxExemptGroupId: schools.id })
  expect(total(exempt)).toBe('110.00')
  const own = await open({ more: { taxExemptGroupId: schools.id } })
  expect(own.status).toBe(400)
  expect(own.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'checkoutInfo.taxExemptGroupId', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])

  const { memberId, token } = await newMember()
  expect(total(await open({ token }))).toBe('130.90')
  await owner.contactTaxDetails.upsertContactTaxDetails({ id: memberId, taxExemptGroupId: schools.id })
  expect(total(await open({ token }))).toBe('110.00')
  const [rate] = (await owner.manualTaxMappings.queryManualTaxMappings().eq('taxRegionId', taxRegionId).find()).items
  const exemptGroupOverrides = [{ exemptGroupId: schools.id, rate: '0.05' }]
  const assignOverrides = [{ manualTaxMappingId: rate!.id, exemptGroupOverrides }]
  await owner.manualTaxMappings.bulkAssignExemptOverrides({ assignOverrides })
  expect(total(await open({ token }))).toBe('115.50')
  await owner.taxExemptGroups.deleteTaxExemptGroup(schools.id)
  expect(total(await open({ token }))).toBe('130.90')
  expect((await owner.manualTaxMappings.getManualTaxMapping(rate!.id)).exemptRates ?? []).toEqual([])
})

test('removes tax details of a deleted member', async () => {
  const { memberId } = await newMember()
  const { id: taxExemptGroupId } = await owner.taxExemptGroups.createTaxExemptGroup({ name: 'Museums' })
  await owner.contactTaxDetails.upsertContactTaxDetails({ id: memberId, taxExemptGroupId })
  await shop.send(`DELETE /members/v1/members/${memberId}`, { token: shop.apiKey })
  const stored = shop.context.db.selectFrom('contact_tax_details').selectAll().where('id', '=', memberId)
  expect(await stored.execute()).toEqual([])
})

test('taxes a surcharge by its own address and tax group', async () => {
  await region({ country: 'DE' }, { taxRate: '0.19' })
  await region({ country: 'FR' }, { taxRate: '0.2' })
  await settings({ businessAddress: { country: 'FR' } })
  const reduced = await owner.taxGroups.createTaxGroup({ name: 'Reduced', category: 'REDUCED' })
  const custom = (addressType: string, more: object = {}) => ({
    productName: { original: addressType },
    price: '12.00',
    taxableAddress: { addressType },
    ...more,
  })
  const customLineItems = [custom('BUSINESS'), custom('SHIPPING'), custom('SHIPPING', { taxGroupId: reduced.id })]
  const { checkout } = (await open({ token: shop.apiKey, body: { customLineItems } })).body
  expect(checkout.lineItems.map((line: { taxDetails: { taxRate: string } }) => line.taxDetails.taxRate)).toEqual([
    '0.19',
    '0.2',
    '0.19',
    '0',
  ])
})

test("uses bundled rates without rates of the region, and the store's own when they are turned off", async () => {
  await region({ country: 'FR', appId: localCalculatorId }, { taxRate: '0.1' })
  const details = async () => {
    const { checkout } = (await open({ address: paris })).body
    return [checkout.lineItems[0].taxDetails.taxRate, checkout.taxSummary.calculationDetails]
  }
  expect(await details()).toEqual(['0.2', { rateType: 'AUTO_RATE' }])
  await owner.taxSettings.upsertTaxSettings({ automaticTax: false })
  expect(await details()).toEqual(['0.1', { rateType: 'MANUAL_RATE', manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' }])
  await owner.taxSettings.upsertTaxSettings({ automaticTax: true })
  const nowhere = (await open({ address: { ...berlin, country: 'CH', postalCode: '8001' } })).body.checkout
  expect(nowhere.taxSummary.calculationDetails).toEqual({ rateType: 'NO_TAX_COLLECTED' })
})

test('requires a known calculator for the country, and a known subdivision', async () => {
  const create = (taxRegion: object) => owner.taxRegions.createTaxRegion(taxRegion)
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: unknown) => (error as { code: string }).code,
    )
  expect(await code(create({ country: 'FR', appId: randomUUID() }))).toBe('CALCULATOR_ID_NOT_FOUND')
  expect(await code(create({ country: 'JP', appId: localCalculatorId }))).toBe(
    'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
  )
  expect(await code(create({ country: 'US', subdivision: 'XX' }))).toBe('INVALID_SUBDIVISION_FORMAT')
  expect(await code(create({ country: 'AQ', subdivision: 'XX' }))).toBe('SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY')
  expect((await create({ country: 'FR' })).appId).toBe(manualCalculatorId)
})

test.each([
  ['a CPF', { id: '529.982.247-26', type: 'CPF' }, 'must be a valid CPF: 11 digits with the right check digits'],
  [
    'a CNPJ',
    { id: '11.222.333/0001-82', type: 'CNPJ' },
    'must be a valid CNPJ: 14 characters with the right check digits',
  ],
  ['a VAT ID', { id: 'DE136695977' }, 'must be a valid VAT ID of its country, such as DE136695976'],
])('rejects %s with a wrong digit by field', async (_title, vatId, description) => {
  const { status, body } = await open({ vatId })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations).toContainEqual(
    expect.objectContaining({
      field: 'checkoutInfo.billingInfo.contactDetails.vatId.id',
      description,
      violatedRule: 'FORMAT',
    }),
  )
})

test.each([{ toString: null }, 'PASSPORT', 7, ['CPF']])('rejects a tax ID of the type %j by field', async (type) => {
  const { status, body } = await open({ vatId: { id: '529.982.247-26', type } })
  const violations: readonly { field: string }[] = body.details?.validationError.fieldViolations
  expect(status).toBe(400)
  expect(violations.map(({ field }) => field)).toContain('checkoutInfo.billingInfo.contactDetails.vatId.type')
})

test.each([
  { id: '529.982.247-25', type: 'CPF' },
  { id: '11.222.333/0001-81', type: 'CNPJ' },
] as const)('shows a $type on checkout and order as typed', async (vatId) => {
  const { checkout } = (await open({ vatId })).body
  expect(checkout.billingInfo.contactDetails.vatId).toEqual(vatId)
  expect((await order(checkout.id)).billingInfo?.contactDetails?.vatId).toEqual(vatId)
})

test("keeps the default group's name, but allows another category", async () => {
  const { revision } = await owner.taxGroups.getTaxGroup(group)
  await expect(owner.taxGroups.updateTaxGroup(group, { revision, name: 'Else' })).rejects.toMatchObject({
    code: 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP',
  })
  const changed = await owner.taxGroups.updateTaxGroup(group, { revision, category: 'REDUCED' })
  expect(changed.category).toBe('REDUCED')
  await owner.taxGroups.updateTaxGroup(group, { revision: changed.revision, category: 'STANDARD' })
})
