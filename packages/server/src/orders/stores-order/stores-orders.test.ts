import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, buyer } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let memberId: string
beforeAll(async () => {
  shop = await openShop()
  const till = await atTheTill(shop)
  const mug = await addProduct(shop.context.db, shop.siteId, { price: 3200, stock: 9 })
  const member = await atTheDoor(shop).signIn()
  memberId = member.memberId
  await till.pay(await till.checkoutOf(mug, { quantity: 2, token: member.accessToken }))
  const { body } = await till.pay(await till.checkoutOf(mug))
  const lineItem = (await till.orderOf(body.orderId)).lineItems[0]
  const fulfillment = { lineItems: [{ id: lineItem.id, quantity: 1 }], trackingInfo: { trackingNumber: '7' } }
  const path = `POST /ecom/v1/fulfillments/orders/${body.orderId}/create-fulfillment`
  await shop.send(path, { token: shop.apiKey, body: { fulfillment } })
})
afterAll(() => shop.close())

const find =
  (path: string) =>
  (query: object, token = shop.apiKey) =>
    shop.send(`POST ${path}`, { token, body: { query } })
const findOrders = find('/stores/v2/orders/query')
const findContacts = find('/contacts/v4/contacts/query')
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof findOrders>>) => [
  status,
  body.details?.validationError?.fieldViolations[0].field,
]

test('lists orders in the legacy format, newest first', async () => {
  const { body } = await findOrders({ paging: { limit: 1 } })
  expect(body).toMatchObject({
    metadata: { items: 1, offset: 0 },
    totalResults: 2,
    orders: [
      {
        number: expect.any(Number),
        buyerInfo: { identityType: 'CONTACT', email: buyer.email },
        totals: { subtotal: '32.00', quantity: 1 },
        billingInfo: { address: { email: buyer.email, zipCode: buyer.contact.address.postalCode } },
        shippingInfo: { shipmentDetails: { address: { country: buyer.contact.address.country } } },
        paymentStatus: 'PAID',
        fulfillmentStatus: 'FULFILLED',
        lineItems: [{ index: 1, quantity: 1, lineItemType: 'PHYSICAL', priceData: { price: '32.00' } }],
        fulfillments: [{ lineItems: [{ index: 1, quantity: 1 }], trackingInfo: { trackingNumber: '7' } }],
        channelInfo: { type: 'WEB' },
      },
    ],
  })
  const ofMember = await findOrders({ filter: JSON.stringify({ 'buyerInfo.id': memberId }) })
  expect(ofMember.body.orders).toMatchObject([{ buyerInfo: { id: memberId, identityType: 'MEMBER' } }])
  const filter =
    '{"$and":[{"dateCreated":{"$gte":1585518845000}},{"fulfillmentStatus":{"$hasSome":["NOT_FULFILLED"]}}]}'
  const open = await findOrders({ filter, sort: '[{"number":"asc"}]' })
  expect(open.body.orders).toMatchObject([{ totals: { quantity: 2 } }])
})

test('finds members and guest buyers as contacts', async () => {
  const { body } = await findContacts({ filter: { 'memberInfo.memberId': memberId }, fieldsets: ['FULL'] })
  expect(body).toMatchObject({
    contacts: [{ id: memberId, memberInfo: { memberId, status: 'APPROVED' }, info: { emails: { items: [{}] } } }],
    pagingMetadata: { count: 1, offset: 0, total: 1, tooManyToCount: false },
  })
  const guests = await findContacts({ filter: JSON.stringify({ 'primaryInfo.email': buyer.email }) })
  expect(guests.body.contacts).toMatchObject([{ primaryInfo: { email: buyer.email } }])
  expect(guests.body.contacts[0]).not.toHaveProperty('memberInfo')
})

test.each([
  ['query.filter', () => findOrders({ filter: '{' })],
  ['query.filter.lineItems.name', () => findOrders({ filter: '{"lineItems.name":"Mug"}' })],
  ['query.paging.limit', () => findOrders({ paging: { limit: 101 } })],
  ['query.filter', () => findContacts({ filter: '[]' })],
  ['query.filter.info.labelKeys', () => findContacts({ filter: { 'info.labelKeys': 'x' } })],
  ['query.fields', () => findContacts({ fields: ['info.name'] })],
])('names the invalid field of a rejected query: %s', async (field, ask) => {
  expect(refusalOf(await ask())).toEqual([400, field])
})
