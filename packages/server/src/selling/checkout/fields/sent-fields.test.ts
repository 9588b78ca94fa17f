import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../../test/buying.ts'
import { addProduct, referenceTo, type Product } from '../../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../../test/people.ts'
import { openShop, type Answer, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let product: Product
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
  product = await addProduct(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())

const refusedFieldOf = ({ status, body }: Answer): unknown =>
  status === 400 ? body.details.validationError.fieldViolations[0].field : status

const lineItems = () => [{ catalogReference: referenceTo(product), quantity: 1 }]
const current = '/ecom/v1/carts/current'

test('rejects an unknown carrier and names the field, in every call that accepts one', async () => {
  const { token, checkoutId } = await till.checkoutOf(product)
  const cartId = (await shop.send(`GET ${current}`, { token })).body.cart.id
  const chosenOf = (carrierId: string) => ({ code: till.delivery, carrierId })
  const choices: readonly (readonly [string, string, (chosen: object) => object])[] = [
    [`PATCH ${current}`, 'cartInfo.', (selectedShippingOption) => ({ cartInfo: { selectedShippingOption } })],
    [`PATCH /ecom/v1/carts/${cartId}`, 'cartInfo.', (option) => ({ cartInfo: { selectedShippingOption: option } })],
    [`POST ${current}/estimate-totals`, '', (selectedShippingOption) => ({ selectedShippingOption })],
    [`POST ${current}/create-checkout`, '', (selectedShippingOption) => ({ selectedShippingOption })],
  ]
  for (const [route, at, bodyOf] of choices) {
    const refused = await shop.send(route, { token, body: bodyOf(chosenOf(randomUUID())) })
    expect(refusedFieldOf(refused)).toBe(`${at}selectedShippingOption.carrierId`)
  }
  const ofCheckout = (carrierId: string) => ({ shippingInfo: { selectedCarrierServiceOption: chosenOf(carrierId) } })
  const route = `PATCH /ecom/v1/checkouts/${checkoutId}`
  const refused = await shop.send(route, { token, body: { checkout: ofCheckout(randomUUID()) } })
  expect(refusedFieldOf(refused)).toBe('checkout.shippingInfo.selectedCarrierServiceOption.carrierId')
  const opened = { lineItems: lineItems(), checkoutInfo: ofCheckout(randomUUID()) }
  expect(refusedFieldOf(await shop.send('POST /ecom/v1/checkouts', { token, body: opened }))).toBe(
    'checkoutInfo.shippingInfo.selectedCarrierServiceOption.carrierId',
  )

  const { checkout } = (await shop.send(`GET /ecom/v1/checkouts/${checkoutId}`, { token })).body
  const [{ carrierId }] = checkout.shippingInfo.carrierServiceOptions
  for (const [address, , bodyOf] of choices)
    expect((await shop.send(address, { token, body: bodyOf(chosenOf(carrierId)) })).status).toBe(200)
  expect((await shop.send(route, { token, body: { checkout: ofCheckout(carrierId) } })).status).toBe(200)
})

test('a cart accepts only the contact ID of its own member', async () => {
  const { accessToken, memberId } = await atTheDoor(shop).signIn()
  const change = (token: string, contactId: string) =>
    shop.send(`PATCH ${current}`, { token, body: { cartInfo: { buyerInfo: { contactId } }, lineItems: lineItems() } })
  expect((await change(accessToken, memberId.toUpperCase())).status).toBe(200)
  expect(refusedFieldOf(await change(accessToken, randomUUID()))).toBe('cartInfo.buyerInfo.contactId')
  expect(refusedFieldOf(await change(await shop.visitorToken(), memberId))).toBe('cartInfo.buyerInfo.contactId')
})

test('the cart of a checkout cannot be set or changed', async () => {
  const { token, checkoutId } = await till.checkoutOf(product)
  const { cart } = (await shop.send(`GET ${current}`, { token })).body
  const body = { lineItems: lineItems(), checkoutInfo: { cartId: cart.id } }
  const opened = await shop.send('POST /ecom/v1/checkouts', { token, body })
  expect(refusedFieldOf(opened)).toBe('checkoutInfo.cartId')
  const move = (cartId: string) =>
    shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout: { cartId } } })
  expect(refusedFieldOf(await move(randomUUID()))).toBe('checkout.cartId')
  expect((await move(cart.id)).body.checkout.cartId).toBe(cart.id)
})

test('rejects a gift card amount without a gift card', async () => {
  const { token, checkoutId } = await till.checkoutOf(product)
  const redeem = (giftCardRedeemAmount: string) =>
    shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { giftCardRedeemAmount } })
  expect(refusedFieldOf(await redeem('5'))).toBe('giftCardRedeemAmount')
  expect((await redeem('0')).status).toBe(200)
})
