import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { ApiKeyStrategy, backInStockNotifications, backInStockSettings, createClient } from '@vitrine/client'
import { createTestShop, type TestShop } from '@vitrine/server/testing/create-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '../../entry-server.tsx'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ name: 'Corner shop' })
})
afterAll(() => shop.close())

const assets = { script: '/script.js', styles: [], fonts: [], preloads: [], chunks: {} }
const origin = 'http://localhost:3000'

/** Requests a page as a browser without scripts, or posts a form. */
const open = async (path: string, form?: Record<string, string>) => {
  const request = new Request(origin + path, form && { method: 'POST', body: new URLSearchParams(form) })
  const answer = await render(request, { config: { platformUrl: shop.url, clientId: shop.clientId, origin }, assets })
  return { status: answer.status, html: await answer.text() }
}
const textOf = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
const intent = 'back-in-stock'
const options = { Colour: ['Sand', 'Slate'], Size: ['S', 'L'] }

const addBowl = async (...quantities: readonly [number, number, number, number]) => {
  const bowl = await shop.addProduct({ name: 'Bowl', price: 30, options })
  const variants = bowl.variants.map(({ id }, index) => ({ variantId: id, quantity: quantities[index]! }))
  await shop.owner.inventory.updateInventoryVariants(bowl.id, { trackQuantity: true, variants })
  return { bowl, path: `/product-page/${bowl.slug}` }
}
const openDesk = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { backInStockNotifications, backInStockSettings },
  })
const waitingFor = async (email: string) => {
  const { items } = await openDesk()
    .backInStockNotifications.queryBackInStockNotificationRequests()
    .eq('email', email)
    .find()
  return items.map(({ catalogReference }) => catalogReference)
}

test('a visitor without scripts asks for an email when a sold-out product is back', async () => {
  const mug = await shop.addProduct({ name: 'Harbour mug', price: 12.5, quantity: 0 })
  const path = `/product-page/${mug.slug}`
  expect(textOf((await open(path)).html)).toContain('Get an email when it’s back')
  const wrong = await open(path, { intent, variant: '', email: 'ann' })
  expect(textOf(wrong.html)).toContain('Enter a valid email address.')
  expect(wrong.html).toMatch(/<input[^>]*name="email"[^>]*value="ann"/)
  const email = 'ann@people.test'
  const noted = await open(path, { intent, variant: '', email })
  expect(textOf(noted.html)).toContain('Thank you. We’ll email ann@people.test when it’s back in stock.')
  expect(textOf((await open(path, { intent, variant: '', email })).html)).toContain('You’re already on the list')
  expect(await waitingFor(email)).toMatchObject([{ catalogItemId: mug.id }])
})

test('a product in stock has no back-in-stock form', async () => {
  const mug = await shop.addProduct({ name: 'Tea mug', price: 12.5, quantity: 2 })
  const path = `/product-page/${mug.slug}`
  expect((await open(path)).html).not.toContain('Get an email when it’s back')
  const answer = await open(path, { intent, variant: '', email: 'bea@people.test' })
  expect(answer.status).toBe(200)
  expect(await waitingFor('bea@people.test')).toEqual([])
})

test('the request is for the sold-out variant, which stays selected', async () => {
  const { bowl, path } = await addBowl(5, 0, 0, 5)
  expect((await open(path)).html).not.toContain('Get an email when it’s back')
  const refused = await open(path, { 'choice:Colour': 'Slate', 'choice:Size': 'S' })
  const variant = /name="variant" value="([^"]+)"/.exec(refused.html)![1]!
  expect(variant).toBe(bowl.variants[2]!.id)
  const noted = await open(path, { intent, variant, email: 'cyd@people.test' })
  expect(textOf(noted.html)).toContain('We’ll email cyd@people.test')
  const checked = (noted.html.match(/<input[^>]*name="choice:[^>]*>/g) ?? []).filter((radio) =>
    radio.includes('checked'),
  )
  expect(checked.map((radio) => /value="([^"]*)"/.exec(radio)![1])).toEqual(['Slate', 'S'])
  expect(await waitingFor('cyd@people.test')).toMatchObject([{ options: { variantId: variant } }])
})

test('asks which variant if all are sold out', async () => {
  const { bowl, path } = await addBowl(0, 0, 0, 0)
  const { html } = await open(path)
  expect(html.match(/<option[^>]*value="[^"]+"/g)).toHaveLength(4)
  const variant = bowl.variants[3]!.id!
  await open(path, { intent, variant, email: 'dan@people.test' })
  expect(await waitingFor('dan@people.test')).toMatchObject([{ options: { variantId: variant } }])
})

test('a shop that takes no requests shows no form and refuses an old one', async () => {
  const mug = await shop.addProduct({ name: 'Last mug', price: 12.5, quantity: 0 })
  const path = `/product-page/${mug.slug}`
  const { backInStockSettings: desk } = openDesk()
  await desk.stopCollectingRequests(storesAppId)
  expect((await open(path)).html).not.toContain('Get an email when it’s back')
  await desk.startCollectingRequests(storesAppId)
  expect((await open(path)).html).toContain('Get an email when it’s back')
})
