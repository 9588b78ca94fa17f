import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { addDelivery, addProduct, referenceTo } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createMember } from '../../../people/member/create-member.ts'
import { atTheDesk } from '../../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const path = '/ecom/v1/draft-orders'
const engraving = { productName: { original: 'Engraving' }, price: { amount: '10.00' }, quantity: 2 }
type Answer = Awaited<ReturnType<typeof desk.post>>
const ok = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const draftOf = (answer: Answer) => ok(answer).calculatedDraftOrder.draftOrder
const begun = async (draftOrder: object = { customLineItems: [engraving] }) =>
  draftOf(await desk.post(path, { draftOrder }))
const put = (name: string, body: object) => shop.send(`PUT ${path}/${name}`, { token: shop.apiKey, body })
const on = (draftId: string, name: string, body: object) => desk.post(`${path}/${draftId}/${name}`, body)
const fieldOf = ({ body }: Answer) => body.details.validationError?.fieldViolations[0]!.field
const totalOf = (draft: { priceSummary: { total: { amount: string } } }) => draft.priceSummary.total.amount
const address = { country: 'DE', addressLine: 'Ring 1', city: 'Berlin', postalCode: '10115' }

test('saves everything in a new draft, and copies it to the order', async () => {
  const { id: memberId, email } = await createMember(shop.context.db, {
    siteId: shop.siteId,
    email: `${randomUUID().slice(0, 8)}@people.test`,
    password: 'a quiet lighthouse',
  })
  const contactDetails = { firstName: 'Ada', lastName: 'Byron', phone: '+49301234567', company: 'Engines' }
  const [lineId, locationId] = [randomUUID(), randomUUID()]
  const custom = {
    ...engraving,
    id: lineId,
    descriptionLines: [{ name: { original: 'Font' }, plainText: { original: 'Serif' } }],
    media: { url: 'https://pictures.test/a.png', width: 10, height: 10 },
    physicalProperties: { sku: 'ENG-1', weight: 0.2, shippable: false },
    itemType: { preset: 'SERVICE' },
    priceDescription: { original: 'Per word' },
    catalogReference: { catalogItemId: 'word', appId: randomUUID() },
    locations: [{ id: locationId, quantity: 1 }],
    taxable: false,
  }
  const draft = await begun({
    customLineItems: [custom],
    buyerInfo: { memberId },
    billingInfo: { address, contactDetails },
    recipientInfo: { address, contactDetails },
    shippingInfo: {
      carrierId: 'van',
      title: 'Our van',
      logistics: { deliveryTime: 'Tomorrow', instructions: 'Ring twice' },
      cost: { price: { amount: '4.00' } },
      region: { name: 'Town' },
    },
    businessLocation: { id: locationId },
    extendedFields: { namespaces: { '@acme': { seller: 'Kim' } } },
    buyerNote: 'As soon as you can',
    buyerLanguage: 'de',
  })
  expect(draft).toMatchObject({ memberId, buyerInfo: { email }, priceSummary: { total: { amount: '24.00' } } })
  const { createdOrder } = ok(
    await on(draft.id, 'create-order', { channelInfo: { type: 'POS', externalOrderId: '7' } }),
  )
  expect(createdOrder).toMatchObject({
    buyerInfo: { memberId, email },
    buyerNote: 'As soon as you can',
    buyerLanguage: 'de',
    billingInfo: { contactDetails },
    recipientInfo: { contactDetails },
    channelInfo: { type: 'POS', externalOrderId: '7' },
    businessLocation: { id: locationId },
    extendedFields: { namespaces: { '@acme': { seller: 'Kim' } } },
    shippingInfo: {
      carrierId: 'van',
      title: 'Our van',
      logistics: { deliveryTime: 'Tomorrow', instructions: 'Ring twice', shippingDestination: { contactDetails } },
      cost: { price: { amount: '4.00' } },
      region: { name: 'Town' },
    },
    lineItems: [
      {
        id: lineId,
        descriptionLines: custom.descriptionLines,
        image: { url: 'https://pictures.test/a.png' },
        physicalProperties: { sku: 'ENG-1', weight: 0.2, shippable: false },
        itemType: { preset: 'SERVICE' },
        priceDescription: { original: 'Per word' },
        catalogReference: custom.catalogReference,
        locations: [{ id: locationId, quantity: 1 }],
        taxInfo: { taxRate: '0' },
      },
    ],
  })
})

test('charges the catalog price, or the owner’s price', async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { price: 1900 })
  const other = await addProduct(shop.context.db, shop.siteId, { price: 700 })
  const draft = await begun({})
  const catalogLineItems = [
    { catalogReference: referenceTo(product), quantity: 2 },
    { catalogReference: referenceTo(other), price: { amount: '5.00' } },
  ]
  const filled = draftOf(await on(draft.id, 'add-line-items', { catalogLineItems }))
  expect(totalOf(filled)).toBe('43.00')
  expect(filled.revision).toBe(2)
  const again = await on(draft.id, 'add-line-items', { catalogLineItems: catalogLineItems.slice(0, 1) })
  expect(codeOf(again)).toBe('CATALOG_ITEM_ALREADY_EXIST')
  const unknown = { catalogReference: { ...referenceTo(product), catalogItemId: randomUUID() } }
  expect(codeOf(await on(draft.id, 'add-line-items', { catalogLineItems: [unknown] }))).toBe('CATALOG_ITEM_NOT_FOUND')
  const third = await addProduct(shop.context.db, shop.siteId)
  const twice = [{ catalogReference: referenceTo(third) }, { catalogReference: referenceTo(third) }]
  expect(codeOf(await on(draft.id, 'add-line-items', { catalogLineItems: twice }))).toBe(
    'MULTIPLE_ADDS_FOR_SAME_LINE_ITEM',
  )
  const open = [{ catalogReference: referenceTo(third), priceUndetermined: true, id: randomUUID() }]
  const undetermined = draftOf(await on(draft.id, 'add-line-items', { catalogLineItems: open }))
  expect(undetermined.lineItems[2].lineItem).toMatchObject({
    id: open[0]!.id,
    priceUndetermined: true,
    price: { amount: '0.00' },
  })
  const same = await on(draft.id, 'add-line-items', { customLineItems: [{ ...engraving, id: open[0]!.id }] })
  expect(codeOf(same)).toBe('DUPLICATED_LINE_ITEM_IDS')
})

test('refuses invalid drafts and names the field', async () => {
  const refused = async (draftOrder: object) => fieldOf(await desk.post(path, { draftOrder }))
  expect(await refused({ customLineItems: [{ ...engraving, url: { url: 'https://a.test' } }] })).toContain('url')
  expect(await refused({ customLineItems: [{ ...engraving, fullPrice: { amount: '20.00' } }] })).toContain('fullPrice')
  expect(await refused({ customLineItems: [{ productName: { original: 'A' } }] })).toBe('customLineItems[0].price')
  expect(await refused({ customLineItems: [{ ...engraving, price: { amount: '1.001' } }] })).toBe(
    'draftOrder.customLineItems[0].price.amount',
  )
  expect(await refused({ discounts: [{ percentage: '10' }] })).toBe('draftOrder.discounts[0].discountType')
  expect(await refused({ discounts: [{ discountType: 'GLOBAL' }] })).toBe('draftOrder.discounts[0].priceAmount')
  expect(await refused({ discounts: [{ discountType: 'SPECIFIC_ITEMS', percentage: '5' }] })).toBe(
    'draftOrder.discounts[0].lineItemDiscounts',
  )
  expect(await refused({ additionalFees: [{ price: { amount: '1.00' } }] })).toBe('draftOrder.additionalFees[0].name')
  expect(await refused({ buyerInfo: { memberId: randomUUID() } })).toBe('draftOrder.buyerInfo.memberId')
  const both = await desk.post(path, { draftOrder: {}, sourceOrderId: randomUUID() })
  expect(fieldOf(both)).toBe('draftOrder')
})

test('changes and removes lines: all of them or none', async () => {
  const draft = await begun({ customLineItems: [engraving, { ...engraving, quantity: 1 }] })
  const [first, second] = draft.lineItems.map(({ lineItem }: { lineItem: { id: string } }) => lineItem.id)
  const changes = [
    {
      lineItemId: first,
      newQuantity: 3,
      newPrice: '11.00',
      newProductName: { original: 'Engraving in gold' },
      newPriceDescription: { original: 'Gold' },
      newDescriptionLines: { descriptionLines: [{ plainText: { original: 'Carat' } }] },
    },
    { lineItemId: second, newQuantity: 0 },
  ]
  const changed = draftOf(await on(draft.id, 'line-items', { lineItemChanges: changes }))
  expect(changed.lineItems).toMatchObject([
    {
      lineItem: {
        quantity: 3,
        price: { amount: '11.00' },
        productName: { original: 'Engraving in gold' },
        priceDescription: { original: 'Gold' },
        descriptionLines: [{ plainText: { original: 'Carat' } }],
      },
    },
  ])
  expect(totalOf(changed)).toBe('33.00')
  const codes = [
    [[], 'EMPTY_CHANGE_REQUEST'],
    [[{ lineItemId: first }], 'EMPTY_CHANGE_REQUEST'],
    [[{ lineItemId: randomUUID(), newQuantity: 1 }], 'LINE_ITEM_DOES_NOT_EXIST'],
    [
      [
        { lineItemId: first, newQuantity: 1 },
        { lineItemId: first, newQuantity: 2 },
      ],
      'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM',
    ],
    [[{ lineItemId: first, newQuantity: 0, newPrice: '1.00' }], 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN'],
  ] as const
  for (const [lineItemChanges, code] of codes) {
    expect(codeOf(await on(draft.id, 'line-items', { lineItemChanges }))).toBe(code)
  }
})

test('counts a discount once it is applied, and refuses one larger than the amount it applies to', async () => {
  const draft = await begun({
    customLineItems: [engraving],
    shippingInfo: { title: 'Van', cost: { price: { amount: '5.00' } } },
  })
  const lineItemId = draft.lineItems[0].lineItem.id
  const add = (discount: object) =>
    on(draft.id, 'create-custom-discounts', { discounts: [{ applyToDraftOrder: true, ...discount }] })
  const later = draftOf(await add({ discountType: 'GLOBAL', percentage: '10', applyToDraftOrder: false }))
  expect(totalOf(later)).toBe('25.00')
  const { id } = later.discounts[0].discount
  expect(totalOf(draftOf(await on(draft.id, 'set-discounts', { discounts: [{ id, applied: true }] })))).toBe('23.00')
  const specific = {
    discountType: 'SPECIFIC_ITEMS',
    priceAmount: { amount: '3.00' },
    lineItemDiscounts: [{ id: lineItemId }],
  }
  expect(totalOf(draftOf(await add(specific)))).toBe('20.00')
  expect(totalOf(draftOf(await add({ discountType: 'SHIPPING', percentage: '100', description: 'On us' })))).toBe(
    '15.00',
  )
  const tooMuch = { amount: '500.00' }
  expect(codeOf(await add({ discountType: 'GLOBAL', priceAmount: tooMuch }))).toBe(
    'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
  )
  expect(codeOf(await add({ ...specific, priceAmount: tooMuch }))).toBe('DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS')
  expect(codeOf(await add({ discountType: 'SHIPPING', amount: tooMuch }))).toBe(
    'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL',
  )
  const without = draftOf(await on(draft.id, 'delete-custom-discounts', { discountIds: [id] }))
  expect(totalOf(without)).toBe('17.00')
  expect(codeOf(await on(draft.id, 'delete-custom-discounts', { discountIds: [id] }))).toBe('DISCOUNT_NOT_FOUND')
})

test('counts a fee once it is applied, and taxes it if it is taxable', async () => {
  const draft = await begun()
  const fee = { name: 'Wrap', price: { amount: '3.00' }, code: 'wrap', taxDetails: { taxable: true } }
  const filled = draftOf(
    await on(draft.id, 'create-additional-fees', { customAdditionalFees: [fee, { ...fee, applyToDraftOrder: true }] }),
  )
  expect(totalOf(filled)).toBe('23.00')
  expect(filled.additionalFees[1]).toMatchObject({
    additionalFee: { name: 'Wrap', code: 'wrap' },
    taxDetails: { taxable: true },
    source: 'CUSTOM',
    applied: true,
  })
  const { id } = filled.additionalFees[0].additionalFee
  const both = await on(draft.id, 'set-additional-fees', { additionalFees: [{ id, applied: true }] })
  expect(totalOf(draftOf(both))).toBe('26.00')
  const one = await on(draft.id, 'delete-custom-additional-fees', { customAdditionalFees: [id] })
  expect(totalOf(draftOf(one))).toBe('23.00')
  const unknown = { additionalFees: [{ id: randomUUID(), applied: true }] }
  expect(codeOf(await on(draft.id, 'set-additional-fees', unknown))).toBe('ADDITIONAL_FEE_NOT_FOUND')
})

test('sets and removes buyer, addresses, delivery, location, tax exemption and extended fields', async () => {
  const draft = await begun()
  const draftOrderId = draft.id
  const buyer = draftOf(
    await put('set-buyer-info', { draftOrderId, buyerInfo: { email: 'ada@people.test' }, buyerNote: 'Hi' }),
  )
  expect(buyer).toMatchObject({
    buyerInfo: { email: 'ada@people.test' },
    buyerNote: 'Hi',
    buyerDetails: { added: true },
  })
  const billed = draftOf(await put('set-billing-info', { draftOrderId, billingInfo: { address } }))
  expect(billed.billingDetails).toMatchObject({ added: true, billingInfo: { address: { city: 'Berlin' } } })
  const sent = draftOf(await put('set-recipient-info', { draftOrderId, recipientInfo: { address } }))
  expect(sent.recipientInfo).toMatchObject({ added: true, recipientInfo: { address: { city: 'Berlin' } } })
  const shippingInfo = { title: 'Courier', cost: { price: { amount: '9.00' } } }
  expect(totalOf(draftOf(await put('set-shipping-info', { draftOrderId, shippingInfo })))).toBe('29.00')
  expect(totalOf(draftOf(await put('set-shipping-info', { draftOrderId })))).toBe('20.00')
  const located = draftOf(await put('set-business-location', { draftOrderId, businessLocation: { id: draftOrderId } }))
  expect(located.businessLocationDetails).toMatchObject({ businessLocation: { id: draftOrderId } })
  expect(draftOf(await put('set-tax-exemption', { draftOrderId, taxExempt: true }))).toMatchObject({ taxExempt: true })
  const fields = { namespace: '@acme', namespaceData: { seller: 'Kim' } }
  ok(await on(draftOrderId, 'update-extended-fields', fields))
  const more = ok(await on(draftOrderId, 'update-extended-fields', { ...fields, namespaceData: { till: 3 } }))
  expect(more.draftOrder.extendedFields.namespaces).toEqual({ '@acme': { seller: 'Kim', till: 3 } })
  const deposit = (depositDetails?: object) => on(draftOrderId, 'set-deposit', depositDetails ? { depositDetails } : {})
  expect(draftOf(await deposit({ percentage: '10', dueDate: '2040-01-31' })).deposit).toMatchObject({
    percentage: '10',
    dueDate: '2040-01-31',
    payNow: { amount: '2.00' },
    payLater: { amount: '18.00' },
  })
  expect(draftOf(await deposit({ amount: { amount: '5.00' } })).deposit).toMatchObject({ payNow: { amount: '5.00' } })
  expect(fieldOf(await deposit({}))).toBe('depositDetails.amount')
  expect(fieldOf(await deposit({ amount: { amount: '5' }, percentage: '5' }))).toBe('depositDetails.percentage')
  for (const wrong of [{ percentage: '0' }, { amount: { amount: '0' } }, { amount: { amount: '20.01' } }])
    expect(codeOf(await deposit(wrong)), JSON.stringify(wrong)).toBe('INVALID_AMOUNT')
  expect(draftOf(await deposit()).deposit).toBeUndefined()
})

test('charges the store’s delivery price, and offers delivery only where it is available', async () => {
  const product = await addProduct(shop.context.db, shop.siteId)
  const option = await addDelivery(shop.context.db, shop.siteId, {
    countries: ['FR'],
    rates: [{ amount: 650, conditions: [], multiplyByQuantity: false }],
  })
  const draft = await begun({ catalogLineItems: [{ catalogReference: referenceTo(product) }] })
  const recipientInfo = { address: { ...address, country: 'FR', postalCode: '75001' } }
  const { calculatedDraftOrder } = ok(await put('set-recipient-info', { draftOrderId: draft.id, recipientInfo }))
  expect(calculatedDraftOrder.shippingOptions).toMatchObject([{ code: option, cost: { price: { amount: '6.50' } } }])
  const chosen = await put('set-shipping-info', {
    draftOrderId: draft.id,
    shippingInfo: { code: option, title: 'Post' },
  })
  expect(totalOf(draftOf(chosen))).toBe('25.50')
})

test('filters and sorts drafts', async () => {
  const draft = ok(await desk.post(`${path}/create-empty-draft-order`, {})).calculatedDraftOrder.draftOrder
  const query = {
    filter: { status: 'DRAFT' },
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: 1 },
  }
  const { draftOrders, pagingMetadata } = ok(await desk.post(`${path}/query`, { query }))
  expect(draftOrders.map(({ id }: { id: string }) => id)).toEqual([draft.id])
  expect(pagingMetadata.hasNext).toBe(true)
  const none = ok(await desk.post(`${path}/query`, { query: { filter: { orderId: randomUUID() } } }))
  expect(none.draftOrders).toEqual([])
})

test('deletes a member’s open drafts with the member, but not those that became orders', async () => {
  const email = `${randomUUID().slice(0, 8)}@people.test`
  const { id: memberId } = await createMember(shop.context.db, {
    siteId: shop.siteId,
    email,
    password: 'a quiet lighthouse',
  })
  const draftOrder = { customLineItems: [engraving], buyerInfo: { memberId } }
  const [open, placed] = [await begun(draftOrder), await begun(draftOrder)]
  ok(await on(placed.id, 'create-order', {}))
  const path = `/members/v1/members/${memberId}`
  expect((await shop.send(`DELETE ${path}`, { token: shop.apiKey })).status).toBe(200)
  const read = (id: string) => shop.send(`GET /ecom/v1/draft-orders/${id}`, { token: shop.apiKey })
  expect((await read(open.id)).status).toBe(404)
  expect((await read(placed.id)).status).toBe(200)
})
