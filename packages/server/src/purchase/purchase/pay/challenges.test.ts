import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf, type Till } from '../../../../../../test/buying.ts'
import { addProduct, buyer, referenceTo } from '../../../../../../test/goods.ts'
import { openShop, type Answer, type Shop } from '../../../../../../test/shop.ts'
import { serverBeside } from '../testing.ts'
import { allowAddresses } from '../../../desk/site/create-site.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ isClockStill: true })
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const goods = (stock: number) => addProduct(shop.context.db, shop.siteId, { stock })
const setLimits = (siteSettings: object) =>
  shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings } })

const reconcile = () => serverBeside(shop.context, { clock: shop.now }).reconcile()

/** Ends every challenge, so that each test starts without any from its address. */
const endAll = async () => {
  shop.pass(61 * 60)
  await reconcile()
}

test('reserves only one cart for a visitor who does not answer the bank, however often they try', async () => {
  const mug = await goods(10)
  const token = await shop.visitorToken()
  const first = await till.checkoutOf(mug, { token, quantity: 4 })
  const challenged = await till.pay(first, 'sandbox:challenge')
  expect(await till.stockOf(mug)).toBe(6)
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 3 }]
  const opened = await shop.send('POST /ecom/v1/checkouts', { token, body: { lineItems, channelType: 'WEB' } })
  expect(opened.status).toBe(200)
  expect(await till.stockOf(mug)).toBe(10)
  expect((await till.confirm(first, challenged)).body.details.applicationError.data.reason).toBe('replaced')
})

test('returns stock at once when the buyer cancels, changes the cart or checkout, or deletes the cart', async () => {
  const mug = await goods(1)
  const leave = {
    'says no to the bank': (tried: Till, challenged: Answer) => till.confirm(tried, challenged, false),
    'puts more in the cart': async ({ token }: Till) => {
      const lineItems = [{ catalogReference: referenceTo(await goods(5)), quantity: 1 }]
      return shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
    },
    'drops the cart': ({ token }: Till) => shop.send('DELETE /ecom/v1/carts/current', { token }),
    'changes the checkout': ({ token, checkoutId }: Till) =>
      shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout: { buyerNote: 'Ring twice' } } }),
  }
  for (const [how, act] of Object.entries(leave)) {
    const tried = await till.checkoutOf(mug)
    const challenged = await till.pay(tried, 'sandbox:challenge')
    expect(await till.stockOf(mug), how).toBe(0)
    await act(tried, challenged)
    expect(await till.stockOf(mug), how).toBe(1)
  }
})

test('lets a buyer with a pending challenge pay for the last unit with another card', async () => {
  const mug = await goods(1)
  const tried = await till.checkoutOf(mug)
  await till.pay(tried, 'sandbox:challenge')
  expect((await till.pay(tried)).status).toBe(200)
  expect(await till.stockOf(mug)).toBe(0)
})

test('allows three pending challenges per address, declines the fourth with a reason, and accepts other cards', async () => {
  await endAll()
  const mug = await goods(10)
  const answers = []
  for (let visitor = 0; visitor < 4; visitor += 1) {
    answers.push(await till.pay(await till.checkoutOf(mug), 'sandbox:challenge'))
  }
  expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[3]!.body.details.applicationError.data.reason).toBe('too-many-challenges')
  expect(await till.stockOf(mug)).toBe(7)
  expect((await till.pay(await till.checkoutOf(mug))).status).toBe(200)
})

test('allows more pending challenges from a storefront server that the app lists', async () => {
  await endAll()
  await allowAddresses(shop.context.db, shop.clientId, { servers: ['127.0.0.1'] })
  shop.context.sites.refresh()
  const mug = await goods(10)
  const pay = async () => till.pay(await till.checkoutOf(mug), 'sandbox:challenge')
  for (let count = 0; count < 5; count += 1) expect((await pay()).status).toBe(200)
  const row = shop.context.db.updateTable('oauth_app').set({ server_addresses: [] })
  await row.where('client_id', '=', shop.clientId).execute()
  shop.context.sites.refresh()
})

test('leaves three challenges pending after twenty concurrent payments from one address', async () => {
  await endAll()
  const mug = await goods(50)
  const checkouts = await Promise.all(Array.from({ length: 20 }, () => till.checkoutOf(mug)))
  const answers = await Promise.all(checkouts.map((tried) => till.pay(tried, 'sandbox:challenge')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await till.stockOf(mug)).toBe(47)
})

test('reserves stock for five minutes during a challenge, and refuses later confirmations', async () => {
  await endAll()
  const mug = await goods(1)
  const tried = await till.checkoutOf(mug)
  const challenged = await till.pay(tried, 'sandbox:challenge')
  shop.pass(4 * 60 + 59)
  expect(await till.stockOf(mug)).toBe(0)
  shop.pass(2)
  const late = await till.confirm(tried, challenged)
  expect([codeOf(late), late.body.details.applicationError.data.reason]).toEqual(['PAYMENT_DECLINED', 'expired'])
  expect(await till.stockOf(mug)).toBe(1)
})

test('applies the owner’s limits for the number and duration of challenges', async () => {
  await endAll()
  const limits = { challengeMinutes: 10, challengesPerVisitor: 2, challengesPerAddress: 5 }
  expect((await setLimits(limits)).body.siteSettings).toMatchObject(limits)
  const mug = await goods(10)
  const token = await shop.visitorToken()
  const checkoutInfo = {
    buyerInfo: { email: buyer.email },
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: till.delivery } },
  }
  const body = { lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }], channelType: 'WEB', checkoutInfo }
  const opened = async () => ({
    token,
    checkoutId: (await shop.send('POST /ecom/v1/checkouts', { token, body })).body.checkout.id,
  })
  const ofOne = [await opened(), await opened(), await opened()]
  for (const tried of ofOne) expect((await till.pay(tried, 'sandbox:challenge')).status).toBe(200)
  expect(await till.stockOf(mug)).toBe(8)

  const pay = async () => till.pay(await till.checkoutOf(mug), 'sandbox:challenge')
  for (let visitor = 0; visitor < 3; visitor += 1) expect((await pay()).status).toBe(200)
  expect((await pay()).status).toBe(428)
  shop.pass(9 * 60)
  expect(await till.stockOf(mug)).toBe(5)
  expect((await setLimits({ challengesPerAddress: 0 })).status).toBe(400)
})

test('returns the payment action only after a concurrent webhook was processed', async () => {
  const tried = await till.checkoutOf(await goods(1))
  await till.pay(tried, 'sandbox:challenge')
  const { db } = shop.context
  const put = (state: string) =>
    sql`update payment_attempt set state = ${state}, lease_date = ${new Date(shop.now().getTime() + 60_000)}
      where checkout_id = ${tried.checkoutId}`.execute(db)
  await put('confirming')
  const action = shop.send(`GET /vitrine/v1/checkouts/${tried.checkoutId}/payment-action`, { token: tried.token })
  const early = await Promise.race([action, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))])
  expect(early).toBe('waits')
  await put('awaiting')
  expect((await action).body.paymentAction).toMatchObject({ type: 'NONE' })
  await endAll()
})
