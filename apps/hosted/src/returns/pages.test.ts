import { languages, type Language } from '@vitrine/domain/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDesk } from '@vitrine/server/purchase/billing/testing.ts'
import { addProduct, referenceTo } from '../../../../test/goods.ts'
import { atTheDoor } from '../../../../test/people.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openBrowserOf, openShopWithPages } from '../testing.ts'
import { wordsOf } from '../words/languages.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShopWithPages()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const pageOf = (orderId: string): string => {
  const token = shop.context.signer.signSync(
    'order+jwt',
    { order: orderId },
    { audience: shop.siteId, lifetimeSeconds: 60 },
  )
  return `/hosted/order?${new URLSearchParams({ token })}`
}

/** An order of three mugs, some of which were shipped. */
const bought = async (sent = 3) => {
  const sold = await desk.buy('sandbox:pays', { quantity: 3, goods: { name: 'Mug & <b>saucer</b>' } })
  const lineId = sold.order.lineItems[0].id as string
  const fulfillment = { lineItems: [{ id: lineId, quantity: sent }] }
  if (sent > 0) await desk.post(`/ecom/v1/fulfillments/orders/${sold.orderId}/create-fulfillment`, { fulfillment })
  const form = (more: Record<string, string> = {}) => ({
    intent: 'return',
    [`return-${lineId}`]: 'on',
    [`quantity-${lineId}`]: '2',
    [`reason-${lineId}`]: 'DOES_NOT_FIT',
    [`comment-${lineId}`]: '',
    resolution: 'EXCHANGE',
    ...more,
  })
  return { ...sold, lineId, form, page: pageOf(sold.orderId) }
}

const returnsOf = async (orderId: string) =>
  (await shop.send(`GET /vitrine/v1/orders/${orderId}/returns`, { token: shop.apiKey })).body.orderReturns
const step = (id: string, name: string, body: object) => desk.post(`/vitrine/v1/returns/${id}/${name}`, body)
const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

test.each(Object.keys(languages) as Language[])(
  'in %s a guest requests a return without scripts, tracks it and sees it settled',
  async (language) => {
    const { returns: texts } = await wordsOf(language)
    const { page, form, orderId, lineId } = await bought()
    const browser = openBrowser(shop)
    const visit = async () => (await browser.visit(`${page}&lang=${language}`)).html
    const empty = await visit()
    for (const text of [texts.title, texts.ask, texts.submit, texts.reasons.DAMAGED])
      expect(empty).toContain(inHtml(text))
    expect(empty).not.toContain('value="STORE_CREDIT"')

    const submitted = await browser.post(page, form())
    expect([submitted.status, submitted.location]).toEqual([303, `${page}&done=requested#returns`])
    const requested = (await browser.visit(`${page}&done=requested&lang=${language}`)).html
    for (const text of [texts.requested, texts.statuses.REQUESTED, texts.steps.REQUESTED, texts.cancel])
      expect(requested).toContain(inHtml(text))

    const [{ id }] = await returnsOf(orderId)
    const label = { carrier: 'DHL', trackingNumber: 'BACK-1', url: 'https://labels.test/1.pdf' }
    await step(id, 'approve', { instructions: 'Leave the ribbon on.', returnAddress: 'Mill 3\nBerlin', label })
    const approved = await visit()
    for (const text of ['Leave the ribbon on.', 'Mill 3\nBerlin', 'DHL BACK-1', label.url, texts.steps.APPROVED])
      expect(approved).toContain(inHtml(text))

    await step(id, 'receive', { items: [{ lineItemId: lineId, quantity: 1 }] })
    await step(id, 'settle', { type: 'REFUND', fee: { amount: '4.00' } })
    const settled = await visit()
    for (const text of [texts.statuses.SETTLED, texts.arrived, texts.steps.SETTLED, '15', '4'])
      expect(settled).toContain(inHtml(text))
    expect(settled).not.toContain('Leave the ribbon on.')
    expect(settled).not.toContain(inHtml(texts.cancel))
  },
)

test('shows errors at their fields and keeps the typed values', async () => {
  const { returns: texts } = await wordsOf('en')
  const { page, form, orderId, lineId } = await bought()
  const browser = openBrowser(shop)
  const post = (more: Record<string, string>) => browser.post(page, form(more))
  const wrong = await post({
    [`quantity-${lineId}`]: '0',
    [`reason-${lineId}`]: 'OTHER',
    [`comment-${lineId}`]: '',
    resolution: 'EXCHANGE',
  })
  expect(wrong.status).toBe(422)
  for (const text of [texts.faults.quantity, texts.faults.comment]) expect(wrong.html).toContain(inHtml(text))
  expect(wrong.html).toMatch(new RegExp(`id="return-${lineId}"[^>]*checked=""|checked=""[^>]*id="return-${lineId}"`))
  expect(wrong.html).toMatch(/<option value="OTHER" selected="">/)
  expect(wrong.html).toContain('<details class="v-disclosure" open="">')

  const many = await post({ [`quantity-${lineId}`]: '4', [`comment-${lineId}`]: 'A <b>crack</b>' })
  expect(many.status).toBe(422)
  expect(many.html).toContain(inHtml(texts.tooMany(3)))
  expect(many.html).toContain('A &lt;b&gt;crack&lt;/b&gt;')
  expect(many.html).toContain(`value="4"`)

  const none = await browser.post(page, { intent: 'return', resolution: 'REFUND' })
  expect(none.html).toContain(inHtml(texts.failures.none))
  expect((await post({ resolution: 'STORE_CREDIT' })).html).toContain(inHtml(texts.failures.storeCredit))
  expect(await returnsOf(orderId)).toEqual([])

  await post({ [`quantity-${lineId}`]: '3' })
  const late = await post({})
  expect([late.status, late.html.includes(inHtml(texts.failures.changed))]).toEqual([422, true])
})

test('a return can be canceled until items are received, and only by its buyer', async () => {
  const { returns: texts } = await wordsOf('en')
  const [sold, other] = [await bought(), await bought()]
  const browser = openBrowser(shop)
  for (const { page, form } of [sold, other]) await browser.post(page, form())
  const [[{ id }], [{ id: foreign }]] = [await returnsOf(sold.orderId), await returnsOf(other.orderId)]
  const cancel = (returnId: string) => browser.post(sold.page, { intent: 'cancel-return', returnId })
  for (const wrong of [foreign, 'nonsense']) expect((await cancel(wrong)).status).toBe(422)
  expect((await cancel(id)).location).toBe(`${sold.page}&done=canceled#returns`)
  const again = await cancel(id)
  expect([again.status, again.html.includes(inHtml(texts.failures.tooLate))]).toEqual([422, true])
  expect((await returnsOf(other.orderId))[0].status).toBe('REQUESTED')
})

test('explains why items cannot be returned; a store without returns shows nothing', async () => {
  const { returns: texts } = await wordsOf('en')
  const unsent = await bought(0)
  const browser = openBrowser(shop)
  const { html } = await browser.visit(unsent.page)
  expect(html).toContain(inHtml(texts.notReturnable.NOT_SENT))
  expect(html).not.toContain(inHtml(texts.submit))
  const change = (returnSettings: object) =>
    shop.send('PATCH /vitrine/v1/return-settings', { token: shop.apiKey, body: { returnSettings } })
  await change({ enabled: false, fee: { amount: '2.50' } })
  const sold = await bought()
  expect((await browser.visit(sold.page)).html).not.toContain('id="returns"')
  await change({ enabled: true })
  const open = (await browser.visit(sold.page)).html
  expect(open).toContain(inHtml(texts.fee('€2.50')))
  expect(open).toMatch(/Can be returned until \w+ \d+, \d{4}/)
})

test('an exchange shows the new order and the refunded difference', async () => {
  const { returns: texts } = await wordsOf('en')
  const { page, form, orderId, lineId } = await bought()
  const browser = openBrowser(shop)
  await browser.post(page, form())
  const [{ id }] = await returnsOf(orderId)
  await step(id, 'approve', {})
  await step(id, 'receive', { items: [{ lineItemId: lineId, quantity: 2 }] })
  const { exchangeDraftId } = (await step(id, 'exchange-draft', {})).body.orderReturn
  const bowl = await addProduct(shop.context.db, shop.siteId, { stock: 5, price: 1200 })
  const catalogLineItems = [{ catalogReference: referenceTo(bowl), quantity: 1 }]
  await desk.post(`/ecom/v1/draft-orders/${exchangeDraftId}/add-line-items`, { catalogLineItems })
  const { exchange } = (await step(id, 'settle', { type: 'EXCHANGE' })).body.orderReturn.settlement
  const { html } = await browser.visit(page)
  expect(html).toContain(inHtml(texts.exchanged('€12.00', exchange.orderNumber)))
  expect(html).toContain(inHtml(texts.refunded(exchange.givenBack.formattedAmount)))
})

test('an invalid link cannot request a return', async () => {
  const { page, form } = await bought()
  expect((await openBrowser(shop).post(`${page}x`, form())).status).toBe(404)
})

test('a member does the same in their account and can choose store credit', async () => {
  const { returns: texts } = await wordsOf('en')
  const signedIn = await atTheDoor(shop).signIn()
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 9 })
  const { till } = desk
  const { orderId } = (await till.pay(await till.checkoutOf(mug, { quantity: 2, token: signedIn.accessToken }))).body
  const [{ id: lineId }] = (await till.orderOf(orderId)).lineItems
  const fulfillment = { lineItems: [{ id: lineId, quantity: 2 }] }
  await desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, { fulfillment })
  const browser = openBrowserOf(shop, signedIn)
  const page = `/hosted/account/orders/detail?id=${orderId}`
  const ask = (quantity: string) =>
    browser.post(page, {
      intent: 'return',
      [`return-${lineId}`]: 'on',
      [`quantity-${lineId}`]: quantity,
      [`reason-${lineId}`]: 'DAMAGED',
      resolution: 'STORE_CREDIT',
    })
  const many = await ask('3')
  expect([many.status, many.html.includes(inHtml(texts.tooMany(2)))]).toEqual([422, true])
  expect((await ask('1')).location).toBe(`${page}&done=requested#returns`)
  const { html } = await browser.visit(`${page}&done=requested`)
  for (const text of [texts.requested, texts.resolutions.STORE_CREDIT]) expect(html).toContain(inHtml(text))
  const [{ id, wish: resolution }] = await returnsOf(orderId)
  expect(resolution).toBe('STORE_CREDIT')
  expect((await browser.post(page, { intent: 'cancel-return', returnId: id })).location).toContain('done=canceled')

  const stranger = openBrowserOf(shop, await atTheDoor(shop).signIn())
  expect((await stranger.post(page, { intent: 'cancel-return', returnId: id })).status).toBe(404)
})
