import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../test/buying.ts'
import { addProduct } from '../../../../test/goods.ts'
import { atTheDoor } from '../../../../test/people.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openShopWithPages } from '../testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShopWithPages()
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const order = async (token?: string) => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 5 })
  const bought = await till.checkoutOf(mug, ...(token === undefined ? [] : [{ token }]))
  const { body } = await till.pay(bought)
  return { ...bought, orderId: String(body.orderId) }
}

const confirmationOf = async (checkoutId: string, orderId: string, token: string) => {
  const { body } = await shop.send(`GET /ecom/v1/checkouts/${checkoutId}/checkout-url`, { token })
  const { search } = new URL(body.checkoutUrl)
  return openBrowser(shop).visit(`/hosted/confirmation${search}&orderId=${orderId}`)
}

test('a guest is offered an account with the email that claims the order', async () => {
  const { token, checkoutId, orderId } = await order()
  const { status, html } = await confirmationOf(checkoutId, orderId, token)
  expect(status).toBe(200)
  const { buyerInfo } = await till.orderOf(orderId)
  expect(html).toContain(`Create it with ${buyerInfo.email}`)
  const [, href = ''] = /href="(\/hosted\/sign-up\?[^"]+)"/.exec(html)!
  const signUp = await openBrowser(shop).visit(href.replaceAll('&amp;', '&'))
  expect([signUp.status, signUp.html]).toEqual([200, expect.stringContaining('Create account')])
})

test('members and buyers of custom clients are offered none', async () => {
  const ada = await atTheDoor(shop).signIn()
  const own = await order(ada.accessToken)
  expect((await confirmationOf(own.checkoutId, own.orderId, ada.accessToken)).html).not.toContain('/hosted/sign-up')
  const other = await order()
  const byKey = await confirmationOf(other.checkoutId, other.orderId, shop.apiKey)
  expect([byKey.status, byKey.html]).toEqual([200, expect.not.stringContaining('/hosted/sign-up')])
})
