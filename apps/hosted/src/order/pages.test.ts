import { languages, type Language } from '@vitrine/domain/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, buyer } from '../../../../test/goods.ts'
import type { Shop } from '../../../../test/shop.ts'
import { atTheFileShelf } from '@vitrine/server/orders/digital/testing.ts'
import { openBrowser, openShopWithPages } from '../testing.ts'
import { wordsOf } from '../words/languages.ts'

let shop: Shop
let shelf: Awaited<ReturnType<typeof atTheFileShelf>>
beforeAll(async () => {
  shop = await openShopWithPages()
  shelf = await atTheFileShelf(shop)
  await shop.send('PATCH /vitrine/v1/site-settings', {
    token: shop.apiKey,
    body: { siteSettings: { contactEmail: 'hello@shop.example' } },
  })
})
afterAll(() => shop.close())

const pageOf = (orderId: string, lifetimeSeconds = 60): string => {
  const token = shop.context.signer.signSync(
    'order+jwt',
    { order: orderId },
    { audience: shop.siteId, lifetimeSeconds },
  )
  return `/hosted/order?${new URLSearchParams({ token })}`
}

const bought = async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { name: 'Mug & <b>saucer</b>', stock: 5 })
  const { orderId } = await shelf.buy([mug, await shelf.ebook({}, 'a story & more.pdf')])
  await shelf.deliver()
  return { orderId, order: await shelf.till.orderOf(orderId) }
}

test.each(Object.keys(languages) as Language[])('the order page shows everything in %s', async (language) => {
  const { orderId, order } = await bought()
  const { lineItems } = order
  const trackingInfo = { trackingNumber: 'RR42', trackingLink: 'https://parcels.example/42' }
  await shop.send(`POST /ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
    token: shop.apiKey,
    body: { fulfillment: { lineItems: [{ id: lineItems[0].id, quantity: 1 }], trackingInfo } },
  })
  const words = await wordsOf(language)
  const { status, html, headers } = await openBrowser(shop).visit(`${pageOf(orderId)}&lang=${language}`)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(html).toContain(`<html lang="${language}" dir="${languages[language].direction}"`)
  expect(html).toContain('Mug &amp; &lt;b&gt;saucer&lt;/b&gt;')
  for (const text of ['a story &amp; more.pdf', 'RR42', 'https://parcels.example/42', 'mailto:hello@shop.example']) {
    expect(html).toContain(text)
  }
  for (const text of [
    words.downloads,
    words.orderTimeline,
    words.orderEvents.ORDER_PLACED,
    words.orderEvents.DOWNLOAD_LINK_SENT,
  ]) {
    expect(html).toContain(text)
  }
  const [, link] = /href="(\/download\?token=[^"]+)"/.exec(html)!
  expect((await fetch(shop.url + link)).status).toBe(200)
})

test('account and confirmation list downloads as well', async () => {
  const { orderId, token, answer } = await shelf.buy([await shelf.ebook()])
  expect(answer.status).toBe(200)
  const order = await shelf.till.orderOf(orderId)
  const { body } = await shop.send('POST /_api/redirects-api/v1/redirect-session', {
    token,
    body: { ecomCheckout: { checkoutId: order.checkoutId }, callbacks: {} },
  })
  const address = new URL(body.redirectSession.fullUrl)
  const visited = await openBrowser(shop).visit(`/hosted/confirmation${address.search}&orderId=${orderId}`)
  expect(visited.html).toContain('story.pdf')
  expect(visited.html).toContain('/download?token=')
})

test.each([
  ['expired', 410, 'Your link to the order has expired'],
  ['broken', 404, 'This link doesn’t work'],
])('a link that is %s leads to a form for a new one', async (why, status, sentence) => {
  const { orderId, order } = await bought()
  const browser = openBrowser(shop)
  const path = why === 'expired' ? pageOf(orderId, -1) : `${pageOf(orderId)}x`
  const shown = await browser.visit(path)
  expect(shown.status).toBe(status)
  expect(shown.html).toContain(sentence)
  const find = `/hosted/order/find?site=${shop.siteId}`
  const empty = await browser.post(path, { number: '', email: 'x' })
  expect(empty.status).toBe(422)
  const matching = await browser.post(path, { number: order.number, email: buyer.email })
  const other = await browser.post(path, { number: '1', email: `${why}@people.test` })
  expect([matching.status, other.status]).toEqual([200, 200])
  expect((await browser.visit(find)).status).toBe(200)
  const noticeOf = ({ html }: { html: string }) =>
    html.replaceAll(/"(number|email)":"[^"]*"/g, '').replaceAll(/nonce="[^"]*"/g, '')
  expect(noticeOf(matching)).toBe(noticeOf(other))
  expect(matching.html).toContain('Check your email')
})
