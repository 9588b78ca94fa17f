import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, buyer } from '../../../../../test/goods.ts'
import { atTheTill } from '../../../../../test/buying.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const { contact, email } = buyer
const whole = { buyerNote: 'Ring twice', contactInfo: contact, buyerInfo: { email } }

const visit = async () => {
  const token = await shop.visitorToken()
  const change = (body: object) => shop.send('PATCH /ecom/v1/carts/current', { token, body })
  await change({ cartInfo: whole })
  return { token, change }
}

test.each(['fieldMask', 'cartFieldmask'])(
  'a cart update with %s changes only the named fields and clears those not sent',
  async (name) => {
    const { change } = await visit()
    const cartInfo = { buyerNote: 'Leave it at the door', contactInfo: { contactDetails: { firstName: 'Eve' } } }
    const noted = (await change({ cartInfo, [name]: 'buyerNote' })).body.cart
    expect(noted).toMatchObject({ ...whole, buyerNote: 'Leave it at the door' })
    const replaced = (await change({ cartInfo, [name]: 'contactInfo, buyerInfo.email' })).body.cart
    expect(replaced.contactInfo).toEqual({ contactDetails: { firstName: 'Eve' } })
    expect(replaced.buyerInfo.email).toBe(undefined)
    const cleared = (await change({ [name]: 'buyerNote' })).body.cart
    expect(cleared.buyerNote).toBe(undefined)
    expect(cleared.contactInfo).toEqual({ contactDetails: { firstName: 'Eve' } })
  },
)

test('a cart update with an empty or missing mask keeps fields that are not sent', async () => {
  const { change } = await visit()
  expect((await change({ cartInfo: { buyerNote: 'Thanks' } })).body.cart).toMatchObject({
    ...whole,
    buyerNote: 'Thanks',
  })
  expect((await change({ cartInfo: { buyerNote: 'Thank you' }, fieldMask: '' })).body.cart).toMatchObject({
    ...whole,
    buyerNote: 'Thank you',
  })
})

test('rejects an unknown mask path and lists the allowed ones', async () => {
  const { change } = await visit()
  const { status, body } = await change({ cartInfo: {}, fieldMask: 'buyerNote,lines' })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations).toMatchObject([
    { field: 'fieldMask', violatedRule: 'INVALID_ENUM_VALUE', description: expect.stringContaining('contactInfo') },
  ])
  const { token, checkoutId } = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
  const request = { token, body: { fieldMask: 'toString' } }
  expect((await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, request)).status).toBe(400)
})

test('a checkout update with a mask changes only the named fields and clears those not sent', async () => {
  const { token, checkoutId } = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
  const change = async (body: object) =>
    (await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body })).body.checkout
  const checkout = { buyerNote: 'Ring twice', buyerInfo: { email: 'eve@example.com' } }
  const noted = await change({ checkout, fieldMask: 'buyerNote' })
  expect(noted).toMatchObject({ buyerNote: 'Ring twice', buyerInfo: { email }, billingInfo: contact })
  const cleared = await change({ checkout, fieldMask: 'billingInfo,buyerInfo,shippingInfo' })
  expect(cleared.buyerInfo.email).toBe('eve@example.com')
  expect([cleared.billingInfo, cleared.shippingInfo.shippingDestination]).toEqual([undefined, undefined])
  expect(cleared.lineItems).toHaveLength(1)
})

test('an elevated caller may add custom lines in any checkout update', async () => {
  const { token, checkoutId } = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
  const customLineItems = [{ productName: { original: 'Engraving' }, price: '5.00', quantity: 1 }]
  const route = `PATCH /ecom/v1/checkouts/${checkoutId}`
  const { body } = await shop.send(route, { token: shop.apiKey, body: { customLineItems } })
  expect(body.checkout.lineItems).toMatchObject([{}, { productName: { original: 'Engraving' } }])
  const refused = await shop.send(route, { token, body: { customLineItems } })
  expect(refused.body.details.validationError.fieldViolations[0].field).toBe('customLineItems')
})
