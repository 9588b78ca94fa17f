import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let german: string
let austrian: string
beforeAll(async () => {
  shop = await openShop()
  german = await addDelivery(shop.context.db, shop.siteId, { countries: ['DE'] })
  austrian = await addDelivery(shop.context.db, shop.siteId, { countries: ['AT'] })
})
afterAll(() => shop.close())

const current = '/ecom/v1/carts/current'
const { address } = buyer.contact

const violationOf = ({ status, body }: Answer) => {
  const { field, description } = body?.details?.validationError?.fieldViolations[0] ?? {}
  return status === 400 ? { field, description } : { status }
}

/** Creates a visitor with a mug in the cart and a checkout. */
const visit = async () => {
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
  const send = (route: string, body: object) => shop.send(route, { token, body })
  await send(`POST ${current}/add-to-cart`, { lineItems })
  const { checkoutId } = (await send(`POST ${current}/create-checkout`, { channelType: 'WEB' })).body
  const shippingInfo = (code?: string, country = 'DE') => ({
    shippingDestination: {
      ...buyer.contact,
      address: { ...address, country, ...(country === 'AT' && { postalCode: '1010' }) },
    },
    ...(code !== undefined && { selectedCarrierServiceOption: { code } }),
  })
  const update = (code?: string, country?: string) =>
    send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { checkout: { shippingInfo: shippingInfo(code, country) } })
  return { send, update, shippingInfo, lineItems }
}

test('rejects an unknown delivery option and names the field, in every call that accepts one', async () => {
  const { send, update, shippingInfo, lineItems } = await visit()
  const code = randomUUID()
  const unknown = { selectedShippingOption: { code } }
  const here = { shippingAddress: address }
  const answers = {
    'cartInfo.selectedShippingOption.code': await send(`PATCH ${current}`, { cartInfo: unknown }),
    'selectedShippingOption.code': await send(`POST ${current}/estimate-totals`, unknown),
    'checkoutInfo.shippingInfo.selectedCarrierServiceOption.code': await send('POST /ecom/v1/checkouts', {
      lineItems,
      channelType: 'WEB',
      checkoutInfo: { shippingInfo: shippingInfo(code) },
    }),
    'checkout.shippingInfo.selectedCarrierServiceOption.code': await update(code),
  }
  for (const [field, answer] of Object.entries(answers)) expect(violationOf(answer).field).toBe(field)
  const fromCart = await send(`POST ${current}/create-checkout`, { channelType: 'WEB', ...unknown, ...here })
  expect(violationOf(fromCart)).toEqual({
    field: 'selectedShippingOption.code',
    description: expect.stringContaining(`offered are ${german}`),
  })
  expect(violationOf(await send(`POST ${current}/estimate-totals`, { ...unknown, ...here })).field).toBe(
    'selectedShippingOption.code',
  )
})

test('rejects an option that does not serve the address, but keeps an earlier choice when the address changes', async () => {
  const { send, update } = await visit()
  expect(violationOf(await update(austrian)).field).toBe('checkout.shippingInfo.selectedCarrierServiceOption.code')
  const estimate = { shippingAddress: address, selectedShippingOption: { code: austrian } }
  expect(violationOf(await send(`POST ${current}/estimate-totals`, estimate)).field).toBe('selectedShippingOption.code')
  expect((await update(german)).body.checkout.shippingInfo.selectedCarrierServiceOption.code).toBe(german)
  // Sending the whole checkout again is not a new choice.
  expect((await update(german, 'AT')).body.checkout.shippingInfo.selectedCarrierServiceOption.code).toBe(austrian)
})

test('any delivery option of the store may be chosen before there is an address', async () => {
  const { send } = await visit()
  const chosen = await send(`PATCH ${current}`, { cartInfo: { selectedShippingOption: { code: austrian } } })
  expect(chosen.body.cart.selectedShippingOption.code).toBe(austrian)
})
