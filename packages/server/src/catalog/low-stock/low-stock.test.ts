import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct, colours, referenceTo, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { setStock } from '../product/edit/save-product.ts'
import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { withNotices } from '../../store/notification/testing-notices.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { waitMs } from './tell.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
let notices: Awaited<ReturnType<typeof withNotices>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  notices = await withNotices(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.deleteFrom('mail').where('site_id', '=', shop.siteId).execute()
  await notices.set({ newOrders: false, lowStock: true, lowStockThreshold: 0 })
})

const buy = async (product: Product, quantity: number, options?: object) => {
  const tried = await desk.till.checkoutOf(product, { quantity, ...(options && { options: { options } }) })
  const paid = await desk.till.pay(tried)
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
}
const goods = (stock: number, more: object = {}) => addProduct(shop.context.db, shop.siteId, { stock, ...more })
const stockUp = ({ id: productId }: Product, quantity: number) =>
  setStock(shop.context.db, {
    siteId: shop.siteId,
    productId,
    levels: [{ variantId: onlyVariantId, tracked: true, quantity, inStock: true }],
  })
/** Runs three servers at once, after the waiting time. */
const sendEmails = async () => {
  const context = { ...shop.context, now: () => new Date(Date.now() + waitMs + 1000) }
  await Promise.all([1, 2, 3].map(() => runJobs(context, 'low-stock')))
  return notices.mails()
}

test('reports a sold-out variant once, with its name and a link, even with three servers', async () => {
  const vase = await goods(2, { name: 'Vase', options: [colours] })
  await buy(vase, 1, { Colour: 'Ink' })
  expect(await sendEmails()).toEqual([])
  await buy(vase, 1, { Colour: 'Ink' })
  const [mail, ...more] = await sendEmails()
  expect(more).toEqual([])
  expect(mail!.subject).toContain('Low stock')
  const page = `${shop.context.config.publicUrl}/back-office/products/${vase.id}`
  expect(mail!.text).toContain(`Vase, Ink  Sold out  ${page}`)
  expect(mail!.text).not.toContain('Sage')
  expect(mail!.html).toContain(`<a href="${page}"`)
  expect(await sendEmails()).toHaveLength(1)
})

test('reports a variant once each time it crosses the threshold, not for each order', async () => {
  await notices.set({ lowStockThreshold: 3 })
  const mug = await goods(5)
  await buy(mug, 1)
  expect(await sendEmails()).toHaveLength(0)
  await buy(mug, 1)
  expect((await sendEmails()).at(-1)!.text).toContain('3 left')
  await buy(mug, 1)
  expect(await sendEmails()).toHaveLength(1)
  await stockUp(mug, 10)
  await buy(mug, 8)
  expect(await sendEmails()).toHaveLength(2)
})

test('does not report stock that was low only during a payment attempt', async () => {
  const mug = await goods(1)
  const failed = await desk.till.pay(await desk.till.checkoutOf(mug), 'sandbox:declines')
  expect(failed.status).not.toBe(200)
  expect(await desk.till.stockOf(mug)).toBe(1)
  expect(await sendEmails()).toEqual([])
})

test('lists several low variants in one email', async () => {
  const [cup, bowl] = [await goods(1, { name: 'Cup' }), await goods(1, { name: 'Bowl' })]
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(cup), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  await desk.till.pay(await desk.till.checkoutOf(bowl, { token }))
  const [mail, ...more] = await sendEmails()
  expect(more).toEqual([])
  for (const name of ['Cup  Sold out', 'Bowl  Sold out']) expect(mail!.text).toContain(name)
})

test('sends nothing while turned off, and nothing afterwards about that time', async () => {
  await notices.set({ lowStock: false })
  const mug = await goods(1)
  await buy(mug, 1)
  expect(await sendEmails()).toEqual([])
  await notices.set({ lowStock: true })
  expect(await sendEmails()).toEqual([])
})
