import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createMember } from '../../people/member/create-member.ts'

let shop: Shop
let memberId: string
let groupId: string
let product: Awaited<ReturnType<typeof addProduct>>
const percentList = { name: 'Wholesale', percentage: '-20' }
beforeAll(async () => {
  shop = await openShop({ settings: { businessAddress: { country: 'DE' } } })
  memberId = await newMember()
  const { memberGroup } = await done('POST /vitrine/v1/member-groups', { memberGroup: { name: 'Wholesale' } })
  groupId = memberGroup.id
  await done(`POST /vitrine/v1/member-groups/${memberGroup.id}/members`, { memberIds: [memberId] })
  product = await addProduct(shop.context.db, shop.siteId, { price: 10_000 })
  const lists = [
    { name: 'Swiss', countries: ['CH'], percentage: '10' },
    { ...percentList, memberGroupIds: [memberGroup.id] },
  ]
  for (const priceList of lists) await done('POST /vitrine/v1/price-lists', { priceList })
})
afterAll(() => shop.close())

const done = async (route: string, body?: object) => {
  const answer = await shop.send(route, { token: shop.apiKey, ...(body && { body }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const newMember = async (): Promise<string> => {
  const email = `${randomUUID().slice(0, 8)}@people.test`
  return (await createMember(shop.context.db, { siteId: shop.siteId, email, password: 'a quiet lighthouse' })).id
}
const path = '/ecom/v1/draft-orders'
const begin = async (draftOrder: object) => (await done(`POST ${path}`, { draftOrder })).calculatedDraftOrder.draftOrder
const change = async (route: string, body: object) => (await done(route, body)).calculatedDraftOrder.draftOrder
const setBuyer = (draftOrderId: string, buyerInfo: object) =>
  change(`PUT ${path}/set-buyer-info`, { draftOrderId, buyerInfo })
type Draft = { lineItems: { lineItem: { id: string; price: { amount: string } } }[] }
const pricesOf = ({ lineItems }: Draft) => lineItems.map(({ lineItem }) => lineItem.price.amount)
const line = (more: object = {}) => ({ catalogReference: referenceTo(product), quantity: 1, ...more })

test('charges the prices of the buyer, whenever the buyer is chosen', async () => {
  const { id, ...draft } = await begin({ catalogLineItems: [line()] })
  expect(pricesOf(draft)).toEqual(['100.00'])
  expect(pricesOf(await setBuyer(id, { memberId }))).toEqual(['80.00'])
  expect(pricesOf(await setBuyer(id, { memberId: await newMember() }))).toEqual(['100.00'])
  expect(pricesOf(await setBuyer(id, { email: 'ann@people.test' }))).toEqual(['100.00'])
  expect(pricesOf(await begin({ catalogLineItems: [line()], buyerInfo: { memberId } }))).toEqual(['80.00'])
})

test('charges the prices of the country that it is delivered to', async () => {
  const { id } = await begin({ catalogLineItems: [line()] })
  const to = (country: string) =>
    change(`PUT ${path}/set-recipient-info`, { draftOrderId: id, recipientInfo: { address: { country } } })
  expect(pricesOf(await to('CH'))).toEqual(['110.00'])
  expect(pricesOf(await to('DE'))).toEqual(['100.00'])
})

test('charges the prices of larger quantities, counted over all variants', async () => {
  const { priceList } = await done('POST /vitrine/v1/price-lists', { priceList: { name: 'Dozens' } })
  const pencil = await addProduct(shop.context.db, shop.siteId, { price: 1000 })
  const prices = [
    {
      productId: pencil.id,
      tiers: [
        { minQuantity: 1, price: '10.00' },
        { minQuantity: 12, price: '9.00' },
      ],
    },
  ]
  await done(`POST /vitrine/v1/price-lists/${priceList.id}/prices`, { prices })
  const { id, lineItems } = await begin({ catalogLineItems: [{ catalogReference: referenceTo(pencil) }] })
  const count = async (newQuantity: number) => {
    const lineItemChanges = [{ lineItemId: lineItems[0].lineItem.id, newQuantity }]
    return pricesOf(await change(`POST ${path}/${id}/line-items`, { lineItemChanges }))
  }
  expect(await count(11)).toEqual(['10.00'])
  expect(await count(12)).toEqual(['9.00'])
  expect(await count(2)).toEqual(['10.00'])
  await done(`DELETE /vitrine/v1/price-lists/${priceList.id}`)
})

test('keeps prices that somebody has set, and those without a price yet', async () => {
  const other = await addProduct(shop.context.db, shop.siteId, { price: 5000 })
  const open = await addProduct(shop.context.db, shop.siteId, { price: 5000 })
  const draft = await begin({
    catalogLineItems: [
      line({ price: { amount: '95.00' } }),
      { catalogReference: referenceTo(other) },
      { catalogReference: referenceTo(open), priceUndetermined: true },
    ],
  })
  expect(pricesOf(draft)).toEqual(['95.00', '50.00', '0.00'])
  const lineItemChanges = [{ lineItemId: draft.lineItems[1].lineItem.id, newPrice: '45.00' }]
  await change(`POST ${path}/${draft.id}/line-items`, { lineItemChanges })
  expect(pricesOf(await setBuyer(draft.id, { memberId }))).toEqual(['95.00', '45.00', '0.00'])
})

test('adds the prices of modifiers to the price of the list', async () => {
  const modifiers = [
    {
      name: 'Wrapping',
      modifierRenderType: 'TEXT_CHOICES',
      mandatory: false,
      choicesSettings: { choices: [{ name: 'Paper', addedPrice: '3.00' }] },
    },
  ]
  const { product: wrapped } = await done('POST /stores/v1/products', {
    product: { name: 'Vase', productType: 'physical', priceData: { price: 50 }, visible: true, modifiers },
  })
  const catalogReference = { ...referenceTo(wrapped), options: { options: { Wrapping: 'Paper' } } }
  const draft = await begin({ catalogLineItems: [{ catalogReference }], buyerInfo: { memberId } })
  expect(pricesOf(draft)).toEqual(['43.00'])
})

test('leaves the lines of an edited order at their price, and charges added ones for its buyer', async () => {
  const { id, lineItems } = await begin({
    catalogLineItems: [line({ price: { amount: '97.00' } })],
    buyerInfo: { memberId },
  })
  const { createdOrder } = await done(`POST ${path}/${id}/create-order`, {})
  const edit = (await done(`POST ${path}`, { sourceOrderId: createdOrder.id })).calculatedDraftOrder.draftOrder
  const added = await addProduct(shop.context.db, shop.siteId, { price: 1000 })
  const after = await change(`POST ${path}/${edit.id}/add-line-items`, {
    catalogLineItems: [{ catalogReference: referenceTo(added) }],
  })
  expect(lineItems).toHaveLength(1)
  expect(pricesOf(after)).toEqual(['97.00', '8.00'])
})

describe('a bundle', () => {
  const addBundle = async () => {
    const [cup, bowl] = [
      await addProduct(shop.context.db, shop.siteId, { name: 'Cup', price: 1000 }),
      await addProduct(shop.context.db, shop.siteId, { name: 'Bowl', price: 2000 }),
    ]
    const components = [
      { productId: cup.id, quantity: 2 },
      { productId: bowl.id, quantity: 1 },
    ]
    const set = { name: 'Set', priceData: { price: 29.99 }, visible: true, bundle: { components } }
    return (await done('POST /stores/v1/products', { product: set })).product
  }
  const piecesOf = ({ lineItems }: BundleDraft) =>
    lineItems.map(({ lineItem: { quantity, price } }) => [quantity, price.amount])
  type BundleDraft = { lineItems: { lineItem: { id: string; quantity: number; price: { amount: string } } }[] }
  const totalOf = (draft: BundleDraft) =>
    piecesOf(draft).reduce((sum, [quantity, amount]) => sum + Number(quantity) * Math.round(Number(amount) * 100), 0)

  test('costs what it costs in the cart of the buyer, and its parts share this price', async () => {
    const set = await addBundle()
    const item = { catalogReference: referenceTo(set), quantity: 3 }
    const { id, ...draft } = await begin({ catalogLineItems: [item] })
    expect(totalOf(draft)).toBe(3 * 2999)
    const { memberId: buyerId, accessToken: token } = await atTheDoor(shop).signIn()
    await done(`POST /vitrine/v1/member-groups/${groupId}/members`, { memberIds: [buyerId] })
    const reduced = await setBuyer(id, { memberId: buyerId })
    const { body } = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems: [item] } })
    expect([body.cart.lineItems[0].price.amount, totalOf(reduced)]).toEqual(['23.99', 3 * 2399])
    expect(piecesOf(reduced)).toEqual([
      [6, '6.00'],
      [3, '11.99'],
    ])
    const { createdOrder } = await done(`POST ${path}/${id}/create-order`, {})
    expect(createdOrder.priceSummary.subtotal.amount).toBe('71.97')
    expect(totalOf(await begin({ catalogLineItems: [item], buyerInfo: { memberId } }))).toBe(3 * 2399)
  })

  test.each([
    ['price', { newPrice: '1.00' }],
    ['quantity', { newQuantity: 5 }],
  ])('keeps its prices once somebody has set the %s of a part', async (_what, lineItemChange) => {
    const { id, lineItems } = await begin({ catalogLineItems: [{ catalogReference: referenceTo(await addBundle()) }] })
    const lineItemChanges = [{ lineItemId: lineItems[0].lineItem.id, ...lineItemChange }]
    const changed = await change(`POST ${path}/${id}/line-items`, { lineItemChanges })
    expect(piecesOf(await setBuyer(id, { memberId }))).toEqual(piecesOf(changed))
  })

  test('keeps its prices if it has other components by now', async () => {
    const set = await addBundle()
    const { id, ...draft } = await begin({ catalogLineItems: [{ catalogReference: referenceTo(set) }] })
    const components = [{ productId: product.id, quantity: 1 }]
    await done(`PATCH /stores/v1/products/${set.id}`, { product: { bundle: { components } } })
    expect(piecesOf(await setBuyer(id, { memberId }))).toEqual(piecesOf(draft))
  })
})

test('returns to the price of the catalog when the last price list has been deleted', async () => {
  const { id } = await begin({ catalogLineItems: [line()], buyerInfo: { memberId } })
  const { priceLists } = await done('POST /vitrine/v1/price-lists/query', { query: {} })
  for (const list of priceLists) await done(`DELETE /vitrine/v1/price-lists/${list.id}`)
  expect(pricesOf(await setBuyer(id, { email: 'ann@people.test' }))).toEqual(['100.00'])
})
