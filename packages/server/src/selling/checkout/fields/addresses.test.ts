import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

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
const destination = 'checkout.shippingInfo.shippingDestination'

test.each([
  ['LT', { postalCode: 'LT-01103' }, { postalCode: '01103' }],
  ['LT', { postalCode: '01103' }, { postalCode: '01103' }],
  ['LV', { postalCode: '1010' }, { postalCode: 'LV-1010' }],
  ['AZ', { postalCode: '1000' }, { postalCode: '1000' }],
  ['LU', { postalCode: 'L-1855' }, { postalCode: '1855' }],
  ['FI', { postalCode: 'FI-00100' }, { postalCode: '00100' }],
  ['SE', { postalCode: 'SE-111 22' }, { postalCode: '111 22' }],
  ['DE', { postalCode: 'D-10115' }, { postalCode: '10115' }],
  ['JP', { postalCode: '１００－０００１', subdivision: '東京都' }, { postalCode: '100-0001', subdivision: 'JP-13' }],
  ['ES', { subdivision: 'Vizcaya' }, { subdivision: 'ES-BI', subdivisionFullname: 'Bizkaia' }],
  ['ES', { subdivision: 'La Coruña' }, { subdivision: 'ES-C' }],
  ['MX', { subdivision: 'CDMX' }, { subdivision: 'MX-CMX' }],
  ['US', { postalCode: '10001', subdivision: 'ny' }, { postalCode: '10001', subdivision: 'US-NY' }],
  // Unknown codes are accepted unchanged.
  ['DE', { postalCode: 'ABC' }, { postalCode: 'ABC' }],
  ['US', { subdivision: 'CA-QC' }, { subdivision: 'CA-QC' }],
])('a checkout in %s normalizes %j to %j', async (country, sent, kept) => {
  const { patch } = await openCheckout()
  const { status, body } = await patch({ shippingInfo: { shippingDestination: { address: { country, ...sent } } } })
  expect(status).toBe(200)
  expect(body.checkout.shippingInfo.shippingDestination.address).toMatchObject({ country, ...kept })
})

test.each([
  [{ country: 'DE', postalCode: '1'.repeat(51) }, 'postalCode'],
  [{ country: 'DE', postalCode: 10115 }, 'postalCode'],
  [{ country: 'Germany', postalCode: 'D-10115' }, 'country'],
])('rejects an invalid address: %j', async (address, wrong) => {
  const { patch } = await openCheckout()
  const { status, body } = await patch({ shippingInfo: { shippingDestination: { address } } })
  const { fieldViolations } = body.details.validationError
  expect([status, fieldViolations.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    [`${destination}.address.${wrong}`],
  ])
})

test('a cart normalizes postal codes, too', async () => {
  const token = await shop.visitorToken()
  const address = { country: 'SE', postalCode: 'SE-11122' }
  const lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const { body } = await shop.send('PATCH /ecom/v1/carts/current', {
    token,
    body: { cartInfo: { contactInfo: { address } } },
  })
  expect(body.cart.contactInfo.address.postalCode).toBe('111 22')
})

test('a shipment needs a recipient name, and the refusal names the missing fields', async () => {
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
