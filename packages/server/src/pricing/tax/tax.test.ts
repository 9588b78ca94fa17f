import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, manualTaxMappings, orders, taxGroups, taxRegions } from '@vitrine/client'
import { addDelivery, addProduct, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
const openOwner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: { taxGroups, taxRegions, manualTaxMappings, orders },
  })
let owner: ReturnType<typeof openOwner>
let delivery: string
beforeAll(async () => {
  shop = await openShop({ settings: { taxIncludedInPrices: false } })
  delivery = await addDelivery(shop.context.db, shop.siteId, { countries: [] })
  owner = openOwner()
})
afterAll(() => shop.close())

const defaultGroup = async () => (await owner.taxGroups.listDefaultTaxGroups()).taxGroups[0]!
const tax = async (taxRegion: object, taxRate: string, taxGroupId?: string) => {
  const region = await owner.taxRegions.createTaxRegion(taxRegion)
  const group = taxGroupId ?? (await defaultGroup()).id
  await owner.manualTaxMappings.createManualTaxMapping({ taxGroupId: group, taxRegionId: region.id, taxRate })
  return region
}
const goods = (price: number) => addProduct(shop.context.db, shop.siteId, { price })
const settings = (siteSettings: object) =>
  shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings } })

/** The total of an item for these addresses, without delivery. */
const estimate = async (product: Product, shippingAddress?: object, billingAddress?: object) => {
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(product), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const body = { shippingAddress, billingAddress, calculateShipping: false }
  return (await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body })).body
}
const taxOf = async (...args: Parameters<typeof estimate>): Promise<string> =>
  (await estimate(...args)).priceSummary.tax.amount

test('collects no tax in a store without regions', async () => {
  expect(await taxOf(await goods(10_000), { country: 'NO' })).toBe('0.00')
})

test("charges a New York buyer state tax and a Texas buyer the country's", async () => {
  const mug = await goods(10_000)
  await tax({ country: 'US' }, '0.02')
  const { subdivision } = await tax({ country: 'US', subdivision: 'US-NY' }, '0.08875')
  expect(subdivision).toBe('NY')
  expect(await taxOf(mug, { country: 'US', subdivision: 'US-NY' })).toBe('8.88')
  expect(await taxOf(mug, { country: 'US', subdivision: 'TX' })).toBe('2.00')
  expect(await taxOf(mug)).toBe('0.00')
})

test('taxes books and mugs by their groups, on the order as in the cart', async () => {
  const [mug, book] = [await goods(10_000), await goods(10_000)]
  const books = await owner.taxGroups.createTaxGroup({ name: 'Books' })
  const region = await tax({ country: 'DE', taxIncludedInPrice: true }, '0.19')
  const vat = { taxName: 'Reduced VAT', taxType: 'VAT', jurisdiction: 'Germany', jurisdictionType: 'COUNTRY' as const }
  const mapping = { taxGroupId: books.id, taxRegionId: region.id, taxRate: '0.07', ...vat }
  await owner.manualTaxMappings.createManualTaxMapping(mapping)
  await owner.taxGroups.setProductsTaxGroup(books.id, [book.id])
  expect((await owner.taxGroups.getProductTaxGroup(book.id)).id).toBe(books.id)
  expect((await owner.taxGroups.getProductTaxGroup(mug.id)).id).toBe((await defaultGroup()).id)
  expect([await taxOf(mug, { country: 'DE' }), await taxOf(book, { country: 'DE' })]).toEqual(['15.97', '6.54'])

  const token = await shop.visitorToken()
  const lineItems = [mug, book].map((product) => ({ catalogReference: referenceTo(product), quantity: 1 }))
  const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } }
  const body = { lineItems, channelType: 'WEB', checkoutInfo: { buyerInfo: { email: buyer.email }, shippingInfo } }
  const { body: opened } = await shop.send('POST /ecom/v1/checkouts', { token, body })
  expect(opened.checkout).toMatchObject({
    taxIncludedInPrice: true,
    lineItems: [
      { taxDetails: { taxRate: '0.19', taxBreakdown: [{ jurisdiction: 'DE', jurisdictionType: 'COUNTRY' }] } },
      { taxDetails: { taxRate: '0.07', taxBreakdown: [{ ...vat, taxAmount: { amount: '6.54' } }] } },
    ],
  })
  const path = `POST /ecom/v1/checkouts/${opened.checkout.id}/create-order`
  const placed = await shop.send(path, { token: shop.apiKey, body: {} })
  const order = await owner.orders.getOrder(placed.body.orderId)
  expect(order).toMatchObject({
    taxIncludedInPrices: true,
    lineItems: [
      { taxInfo: { taxRate: '0.19', taxAmount: { amount: '15.97' } } },
      {
        taxInfo: {
          taxRate: '0.07',
          taxGroupId: books.id,
          taxAmount: { amount: '6.54' },
          taxBreakdown: [{ ...vat, rate: '0.07', taxAmount: { amount: '6.54' }, taxableAmount: { amount: '93.46' } }],
        },
      },
    ],
    shippingInfo: { cost: { taxInfo: { taxRate: '0.19' } } },
  })
  const { totalTax, taxBreakdown = [] } = order.taxInfo!
  expect(taxBreakdown).toMatchObject([
    { jurisdiction: 'DE', jurisdictionType: 'COUNTRY', rate: '0.19' },
    { ...vat, rate: '0.07', aggregatedTaxAmount: { amount: '6.54' } },
  ])
  const cents = taxBreakdown.map((one) => Math.round(Number(one.aggregatedTaxAmount!.amount) * 100))
  expect(cents[0]! + cents[1]!).toBe(Math.round(Number(totalTax!.amount) * 100))
})

test('uses the address that the owner selects', async () => {
  const mug = await goods(10_000)
  await tax({ country: 'AT' }, '0.2')
  await tax({ country: 'CH' }, '0.081')
  const [shipping, billing] = [{ country: 'AT' }, { country: 'CH' }]
  expect(await taxOf(mug, shipping, billing)).toBe('20.00')
  await settings({ taxableAddress: 'BILLING' })
  expect(await taxOf(mug, shipping, billing)).toBe('8.10')
  await settings({ taxableAddress: 'BUSINESS', businessAddress: { country: 'CH' } })
  expect(await taxOf(mug, shipping)).toBe('8.10')
  await settings({ taxableAddress: 'SHIPPING' })
})

test('allows one region per place and one rate per group and region', async () => {
  const region = await tax({ country: 'FR' }, '0.2')
  const again = owner.taxRegions.createTaxRegion({ country: 'FR', subdivision: '*' })
  await expect(again).rejects.toMatchObject({ code: 'ALREADY_EXISTS', status: 409 })
  const { id: taxGroupId } = await defaultGroup()
  const second = { taxGroupId, taxRegionId: region.id, taxRate: '0.1' }
  await expect(owner.manualTaxMappings.createManualTaxMapping(second)).rejects.toMatchObject({
    code: 'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
    status: 409,
  })
  const nowhere = { ...second, taxRegionId: randomUUID() }
  await expect(owner.manualTaxMappings.createManualTaxMapping(nowhere)).rejects.toMatchObject({
    code: 'TAX_REGION_ID_NOT_FOUND',
    status: 404,
  })
  const nothing = { ...second, taxGroupId: randomUUID() }
  await expect(owner.manualTaxMappings.createManualTaxMapping(nothing)).rejects.toMatchObject({
    code: 'TAX_GROUP_ID_NOT_FOUND',
  })
})

test('changes a rate by revision, and deletes it with its region', async () => {
  const [region, mug] = [await tax({ country: 'ES' }, '0.21'), await goods(10_000)]
  const { items } = await owner.manualTaxMappings.queryManualTaxMappings().eq('taxRegionId', region.id).find()
  const [{ id, revision }] = items as [(typeof items)[number]]
  await owner.manualTaxMappings.updateManualTaxMapping(id, { revision, taxRate: '0.1' })
  const late = owner.manualTaxMappings.updateManualTaxMapping(id, { revision, taxRate: '0.2' })
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await taxOf(mug, { country: 'ES' })).toBe('10.00')
  await owner.taxRegions.deleteTaxRegion(region.id)
  expect(await taxOf(mug, { country: 'ES' })).toBe('0.00')
  await expect(owner.manualTaxMappings.getManualTaxMapping(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('keeps the default group, and returns products of a deleted group to it', async () => {
  const [group, mug] = [await owner.taxGroups.createTaxGroup({ name: 'Rare' }), await goods(100)]
  await owner.taxGroups.setProductsTaxGroup(group.id, [mug.id])
  const { id } = await defaultGroup()
  await expect(owner.taxGroups.deleteTaxGroup(id)).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
  await owner.taxGroups.deleteTaxGroup(group.id)
  expect((await owner.taxGroups.getProductTaxGroup(mug.id)).id).toBe(id)
  const unknown = owner.taxGroups.setProductsTaxGroup(id, [randomUUID()])
  await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test("lists a group's products by name, including those of the default group", async () => {
  const [group, cups, bowls] = [
    await owner.taxGroups.createTaxGroup({ name: 'Clay' }),
    await goods(100),
    await goods(200),
  ]
  const inside = async (id: string, options = {}) => {
    const { products, metadata } = await owner.taxGroups.listTaxGroupProducts(id, options)
    return { ids: products.map((product) => product.id), total: metadata.total }
  }
  const { id: everythingElse } = await defaultGroup()
  const before = await inside(everythingElse, { limit: 100 })
  expect(before.ids).toEqual(expect.arrayContaining([cups.id, bowls.id]))
  await owner.taxGroups.setProductsTaxGroup(group.id, [cups.id, bowls.id])
  const names = await owner.taxGroups.listTaxGroupProducts(group.id)
  expect(names.products).toMatchObject([{ name: 'Mug' }, { name: 'Mug' }])
  expect((await inside(group.id)).total).toBe(2)
  const [first, second] = [await inside(group.id, { limit: 1 }), await inside(group.id, { limit: 1, offset: 1 })]
  expect([...first.ids, ...second.ids].toSorted()).toEqual([cups.id, bowls.id].toSorted())
  expect((await inside(everythingElse, { limit: 100 })).ids).not.toContain(cups.id)
  await owner.taxGroups.setProductsTaxGroup(everythingElse, [cups.id])
  expect((await inside(everythingElse, { limit: 100 })).ids).toContain(cups.id)
  await expect(inside(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('rejects visitors from reading or changing tax settings', async () => {
  const token = await shop.visitorToken()
  for (const path of ['tax-groups', 'tax-regions', 'manual-tax-mappings']) {
    expect((await shop.send(`POST /billing/v1/${path}`, { token, body: {} })).status, path).toBeGreaterThanOrEqual(400)
    expect((await shop.send(`POST /billing/v1/${path}/query`, { token, body: {} })).status, path).toBe(403)
  }
})

test('rejects tag updates without tags, for some items and for a filter', async () => {
  const path = '/billing/v1/bulk/contact-tax-details'
  const invalid = [
    ['update-tags', { contactTaxDetailsIds: [randomUUID()], assignTags: { publicTags: { tagIds: [] } } }],
    ['update-tags-by-filter', { filter: {} }],
  ] as const
  for (const [what, body] of invalid) {
    const answer = await shop.send(`POST ${path}/${what}`, { token: shop.apiKey, body })
    expect(answer.body.details.applicationError.code).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  }
})
