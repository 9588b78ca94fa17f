import { languages, type Language } from '@vitrine/domain/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDesk } from '@vitrine/server/purchase/billing/testing.ts'
import { addProduct } from '../../../../test/goods.ts'
import { mailsOf } from '../../../../test/mails.ts'
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
  const claims = { audience: shop.siteId, lifetimeSeconds: 60 }
  return `/hosted/order?${new URLSearchParams({ token: shop.context.signer.signSync('order+jwt', { order: orderId }, claims) })}`
}
const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

/** An order of three mugs, some shipped and delivered a number of days ago. */
const bought = async ({ sent = 0, daysAgo = 0 } = {}) => {
  const sold = await desk.buy('sandbox:pays', { quantity: 3, goods: { name: 'Mug & <b>saucer</b>' } })
  const lineId = sold.order.lineItems[0].id as string
  const deliveredDate = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString()
  const fulfillment = { lineItems: [{ id: lineId, quantity: sent }], deliveredDate }
  if (sent > 0) await desk.post(`/ecom/v1/fulfillments/orders/${sold.orderId}/create-fulfillment`, { fulfillment })
  const form = (more: Record<string, string> = {}) => ({
    intent: 'withdraw',
    confirmation: 'a-confirmation',
    [`withdraw-${lineId}`]: 'on',
    [`withdraw-quantity-${lineId}`]: '3',
    'withdraw-name': 'Ann Lee',
    'withdraw-email': 'ann@example.com',
    ...more,
  })
  return { ...sold, lineId, form, page: pageOf(sold.orderId) }
}
const returnsOf = async (orderId: string) =>
  (await shop.send(`GET /vitrine/v1/orders/${orderId}/returns`, { token: shop.apiKey })).body.orderReturns

test.each(Object.keys(languages) as Language[])(
  'in %s a guest withdraws in two steps without scripts and sees the date',
  async (language) => {
    const { withdrawal: texts } = await wordsOf(language)
    const { page, form, orderId } = await bought()
    const browser = openBrowser(shop)
    const visit = async (more = '') => (await browser.visit(`${page}${more}&lang=${language}`)).html
    const first = await visit()
    for (const text of [texts.title, texts.open, texts.begin]) expect(first).toContain(inHtml(text))
    expect(first).toContain(`href="${inHtml(`${page}&withdraw=1`)}#withdrawal"`)
    expect(first).not.toContain(inHtml(texts.confirm))

    const second = await visit('&withdraw=1')
    for (const text of [texts.formTitle, texts.confirm, texts.unsent, 'value="Ann Lee"', 'value="ann@example.com"'])
      expect(second).toContain(text.startsWith('value') ? text : inHtml(text))
    expect(second).toMatch(/<input[^>]*id="withdraw-[^"]*"[^>]*checked=""/)
    const [, confirmation] = /name="confirmation" value="([^"]{8,})"/.exec(second)!

    const posted = () => browser.post(`${page}&withdraw=1`, form({ confirmation: confirmation! }))
    for (const confirmed of [await posted(), await posted()])
      expect([confirmed.status, confirmed.location]).toEqual([303, `${page}&done=withdrawn#withdrawal`])
    const done = await visit('&done=withdrawn')
    for (const text of [texts.done, texts.statuses.RECEIVED, texts.nothingToSend, texts.step])
      expect(done).toContain(inHtml(text))
    expect(done).toContain('UTC')
    expect(done).not.toContain(inHtml(texts.begin))
    const returns = await returnsOf(orderId)
    expect(returns).toMatchObject([{ kind: 'WITHDRAWAL', items: [{ quantity: 3 }] }])

    await desk.post(`/vitrine/v1/returns/${returns[0].id}/settle`, { type: 'REFUND' })
    expect(await visit()).toContain(inHtml(texts.statuses.SETTLED))
  },
)

test('shows errors at their fields and keeps the typed values', async () => {
  const { withdrawal: texts } = await wordsOf('en')
  const { page, form, lineId, orderId } = await bought({ sent: 2, daysAgo: 1 })
  const browser = openBrowser(shop)
  const post = async (more: Record<string, string>) => {
    const { status, html } = await browser.post(`${page}&withdraw=1`, form(more))
    expect(status).toBe(422)
    return html
  }
  const wrong = await post({ 'withdraw-name': ' ', 'withdraw-email': 'nobody', [`withdraw-quantity-${lineId}`]: '0' })
  for (const text of Object.values(texts.faults)) expect(wrong).toContain(inHtml(text))
  for (const text of ['value="nobody"', 'value="a-confirmation"']) expect(wrong).toContain(text)
  const many = await post({ [`withdraw-quantity-${lineId}`]: '4' })
  expect(many).toContain(inHtml(texts.tooMany(3)))
  const none = await browser.post(page, { intent: 'withdraw' })
  expect(none.html).toContain(inHtml(texts.failures.none))
  expect(await returnsOf(orderId)).toEqual([])
})

test('shows the last day in the store’s time zone, and that it has passed', async () => {
  const { withdrawal: texts } = await wordsOf('en')
  const [fresh, late] = [await bought({ sent: 3, daysAgo: 2 }), await bought({ sent: 3, daysAgo: 20 })]
  const browser = openBrowser(shop)
  const { html } = await browser.visit(fresh.page)
  expect(html).toMatch(/You can withdraw from this contract until \w+ \d{1,2}, \d{4}/)
  const over = (await browser.visit(`${late.page}&withdraw=1`)).html
  expect(over).toContain(inHtml(texts.over))
  expect(over).not.toContain(inHtml(texts.confirm))
  const refused = await browser.post(late.page, late.form())
  expect([refused.status, await returnsOf(late.orderId)]).toEqual([422, []])
})

test('explains exclusions before and after ordering', async () => {
  const { withdrawal: texts } = await wordsOf('en')
  const { page, mug } = await bought()
  const terms = { purchaseTerms: { withdrawalExclusion: 'MADE_TO_ORDER' } }
  await shop.send(`PUT /vitrine/v1/products/${mug.id}/purchase-terms`, { token: shop.apiKey, body: terms })
  const tried = await desk.till.checkoutOf(mug)
  const link = `GET /ecom/v1/checkouts/${tried.checkoutId}/wix-checkout-url`
  const { pathname, search } = new URL((await shop.send(link, { token: tried.token })).body.checkoutUrl)
  const browser = openBrowser(shop)
  expect((await browser.visit(pathname + search)).html).toContain(inHtml(texts.exclusions.MADE_TO_ORDER))
  const { orderId } = (await desk.till.pay(tried)).body
  const { html } = await browser.visit(pageOf(orderId))
  expect(html).toContain(inHtml(texts.exclusions.MADE_TO_ORDER))
  expect(html).not.toContain(inHtml(texts.begin))
  // Earlier orders keep their right of withdrawal.
  expect((await browser.visit(page)).html).toContain(inHtml(texts.begin))
})

test('a member does the same for their own orders only', async () => {
  const { withdrawal: texts } = await wordsOf('en')
  const signedIn = await atTheDoor(shop).signIn()
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 9 })
  const tried = await desk.till.checkoutOf(mug, { quantity: 1, token: signedIn.accessToken })
  const { orderId } = (await desk.till.pay(tried)).body
  const [{ id: lineId }] = (await desk.till.orderOf(orderId)).lineItems
  const page = `/hosted/account/orders/detail?id=${orderId}`
  const form = {
    intent: 'withdraw',
    confirmation: 'a-confirmation',
    [`withdraw-${lineId}`]: 'on',
    [`withdraw-quantity-${lineId}`]: '1',
    'withdraw-name': 'Ann Lee',
    'withdraw-email': 'ann@example.com',
  }
  const stranger = openBrowserOf(shop, await atTheDoor(shop).signIn())
  expect((await stranger.post(page, form)).status).toBe(404)
  const browser = openBrowserOf(shop, signedIn)
  expect((await browser.visit(page)).html).toContain(inHtml(texts.begin))
  expect((await browser.post(page, form)).location).toBe(`${page}&done=withdrawn#withdrawal`)
  expect((await browser.visit(`${page}&done=withdrawn`)).html).toContain(inHtml(texts.done))
  const { number } = await desk.till.orderOf(orderId)
  expect(
    (await mailsOf(shop, 'ann@example.com')).some(({ subject }) => subject.includes(`withdrew from order ${number}`)),
  ).toBe(true)
})
