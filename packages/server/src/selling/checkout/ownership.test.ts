import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let mug: Product
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
  mug = await addProduct(shop.context.db, shop.siteId, { stock: 50 })
})
afterAll(() => shop.close())

const lines = () => [{ catalogReference: referenceTo(mug), quantity: 1 }]
const open = (token: string, body: object = {}) =>
  shop.send('POST /ecom/v1/checkouts', { token, body: { lineItems: lines(), channelType: 'WEB', ...body } })

test('a checkout that the shop creates for a member belongs to the member, and so does its order', async () => {
  const { accessToken, memberId } = await atTheDoor(shop).signIn()
  const checkoutInfo = {
    buyerInfo: { email: buyer.email },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: till.delivery } },
  }
  const both = `${accessToken},${shop.apiKey}`
  const { checkout } = (await open(both, { checkoutInfo })).body
  expect(checkout.buyerInfo.memberId).toBe(memberId)
  const tried = { checkoutId: checkout.id, token: accessToken }
  expect((await till.readCheckout(tried)).status).toBe(200)
  const { orderId } = (await till.orderUnpaid({ ...tried, token: both })).body
  const order = (await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: accessToken })).body.order
  expect(order.buyerInfo).toMatchObject({ memberId, contactId: memberId })
})

test('a checkout that the shop creates from a template for a member belongs to the member', async () => {
  const { accessToken, memberId } = await atTheDoor(shop).signIn()
  const template = { lineItems: lines() }
  const made = await shop.send('POST /ecom/v1/checkout-templates', {
    token: shop.apiKey,
    body: { checkoutTemplate: template },
  })
  const { id } = made.body.checkoutTemplate
  const opened = await shop.send(`POST /ecom/v1/checkout-templates/${id}/create-checkout-from-template`, {
    token: `${accessToken},${shop.apiKey}`,
    body: { siteId: shop.siteId },
  })
  const { checkout } = (await till.readCheckout({ checkoutId: opened.body.checkoutId, token: accessToken })).body
  expect(checkout.buyerInfo.memberId).toBe(memberId)
})

test('only the shop may set its own channels or a marketplace', async () => {
  const token = await shop.visitorToken()
  for (const channelType of ['BACKOFFICE_MERCHANT', 'POS', 'EBAY', 'AMAZON', 'STRIPE_AGENTIC_CHECKOUT']) {
    const refused = await open(token, { channelType })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('channelType')
    await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems: lines() } })
    const fromCart = await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType } })
    expect(fromCart.status).toBe(400)
    expect((await open(shop.apiKey, { channelType })).body.checkout.channelType).toBe(channelType)
  }
  expect((await open(token, { channelType: 'OTHER_PLATFORM' })).body.checkout.channelType).toBe('OTHER_PLATFORM')
})

test('a checkout names its creator: the buyer, or the shop on their behalf', async () => {
  const creatorOf = async (token: string) => (await open(token, {})).body.checkout.createdBy
  expect(await creatorOf(await shop.visitorToken('0d0e4f3a-0000-4000-8000-000000000001'))).toEqual({
    visitorId: '0d0e4f3a-0000-4000-8000-000000000001',
  })
  expect(await creatorOf(shop.apiKey)).toEqual({})
  const visitor = await shop.visitorToken('0d0e4f3a-0000-4000-8000-000000000002')
  expect(await creatorOf(`${visitor},${shop.apiKey}`)).toEqual({ visitorId: '0d0e4f3a-0000-4000-8000-000000000002' })
})

test('a new address replaces the old one entirely, unless it is a place that contains it', async () => {
  const token = await shop.visitorToken()
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems: lines() } })
  const openWith = async (shippingAddress?: object) => {
    const body = { channelType: 'WEB', ...(shippingAddress && { shippingAddress, billingAddress: shippingAddress }) }
    const { checkoutId } = (await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body })).body
    const { checkout } = (await till.readCheckout({ token, checkoutId })).body
    return [checkout.shippingInfo.shippingDestination.address, checkout.billingInfo.address]
  }
  const albany = {
    country: 'US',
    subdivision: 'US-NY',
    city: 'Albany',
    postalCode: '12207',
    addressLine: '1 State St',
    streetAddress: { name: 'State St', number: '1' },
    addressLine2: 'Floor 3',
    formattedAddress: '1 State St, Floor 3, Albany',
    geocode: { latitude: 42.6, longitude: -73.7 },
  }
  const named = { subdivisionFullname: 'New York' }
  const answered = { ...albany, ...named }
  expect(await openWith(albany)).toEqual([answered, answered])
  expect(await openWith({ country: 'US', postalCode: '12207' })).toEqual([answered, answered])
  expect(await openWith()).toEqual([answered, answered])
  const { addressLine, streetAddress } = albany
  const groundFloor = { country: 'US', subdivision: 'US-NY', city: 'Albany', addressLine, streetAddress }
  const groundFloorNamed = { ...groundFloor, ...named }
  expect(await openWith(groundFloor)).toEqual([groundFloorNamed, groundFloorNamed])
  const berlin = { country: 'DE', city: 'Berlin' }
  expect(await openWith(berlin)).toEqual([berlin, berlin])
})
