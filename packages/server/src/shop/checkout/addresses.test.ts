import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let delivery: string
beforeAll(async () => {
  shop = await openShop()
  delivery = await addDelivery(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())

const openCheckout = async () => {
  const token = await shop.visitorToken()
  const mug = await addProduct(shop.context.db, shop.siteId)
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const { body } = await shop.send('POST /ecom/v1/checkouts', { token, body: { channelType: 'WEB', lineItems } })
  const path = `/ecom/v1/checkouts/${body.checkout.id}`
  return {
    patch: (checkout: object) => shop.send(`PATCH ${path}`, { token, body: { checkout } }),
    order: () => shop.send(`POST ${path}/create-order-and-charge`, { token, body: { paymentToken: 'sandbox:pays' } }),
  }
}
const fieldsOf = (body: { details: { validationError?: { fieldViolations: { field: string }[] } } }) =>
  body.details.validationError?.fieldViolations.map(({ field }) => field)
const destination = 'checkout.shippingInfo.shippingDestination'

test.each([
  [{ country: 'DE', postalCode: 'ABC' }, ['postalCode']],
  [{ country: 'US', postalCode: '10001', subdivision: 'ZZ' }, ['subdivision']],
  [{ country: 'US', postalCode: 'ABC', subdivision: 'CA-QC' }, ['postalCode', 'subdivision']],
])('a parcel goes nowhere by what the country has not got: %j', async (address, wrong) => {
  const { patch } = await openCheckout()
  const { status, body } = await patch({ shippingInfo: { shippingDestination: { address } } })
  expect([status, fieldsOf(body)]).toEqual([400, wrong.map((field) => `${destination}.address.${field}`)])
})

test('the cart, its estimate and a member’s book take no such address either', async () => {
  const token = await shop.visitorToken()
  const address = { country: 'DE', postalCode: 'ABC' }
  const lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const asked = await Promise.all([
    shop.send('PATCH /ecom/v1/carts/current', { token, body: { cartInfo: { contactInfo: { address } } } }),
    shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body: { shippingAddress: address } }),
    shop.send('POST /ecom/v1/carts/current/create-checkout', {
      token,
      body: { channelType: 'WEB', shippingAddress: address },
    }),
  ])
  expect(asked.map(({ body }) => fieldsOf(body))).toEqual([
    ['cartInfo.contactInfo.address.postalCode'],
    ['shippingAddress.postalCode'],
    ['shippingAddress.postalCode'],
  ])
})

test('a parcel needs to know whose door it goes to, and the refusal names what is missing', async () => {
  const { patch, order } = await openCheckout()
  const { country, city, postalCode } = buyer.contact.address
  const shippingInfo = {
    shippingDestination: { address: { country, city, postalCode } },
    selectedCarrierServiceOption: { code: delivery },
  }
  const shown = await patch({ buyerInfo: { email: buyer.email }, shippingInfo })
  expect(shown.status).toBe(200)
  const refused = await order()
  expect(refused.status).toBe(428)
  expect(refused.body.details.applicationError).toMatchObject({
    code: 'MISSING_CHECKOUT_DETAILS',
    data: {
      missing: [
        `${destination}.contactDetails.firstName`,
        `${destination}.contactDetails.lastName`,
        `${destination}.address.addressLine`,
      ],
    },
  })
  await patch({ shippingInfo: { ...shippingInfo, shippingDestination: buyer.contact } })
  expect((await order()).status).toBe(200)
})
