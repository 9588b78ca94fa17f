import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, books, createClient, manualTaxMappings, taxGroups, taxRegions } from '@vitrine/client'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { books, taxGroups, taxRegions, manualTaxMappings },
  })
let owner: ReturnType<typeof openOwner>
let booksGroup: string
beforeAll(async () => {
  shop = await openShop({ settings: { taxIncludedInPrices: true } })
  desk = await atTheDesk(shop)
  owner = openOwner()
  const taxRegionId = (await owner.taxRegions.createTaxRegion({ country: 'DE', taxIncludedInPrice: true })).id
  const [usual] = (await owner.taxGroups.listDefaultTaxGroups()).taxGroups
  booksGroup = (await owner.taxGroups.createTaxGroup({ name: 'Books' })).id
  const map = (taxGroupId: string, taxRate: string) =>
    owner.manualTaxMappings.createManualTaxMapping({ taxGroupId, taxRegionId, taxRate })
  await map(usual!.id, '0.19')
  await map(booksGroup, '0.07')
})
afterAll(() => shop.close())

test("books a refund of one line at that line's rate, and the rest of the order at the others", async () => {
  const { db } = shop.context
  const [mug, book] = [
    await addProduct(db, shop.siteId, { price: 1190, stock: 5 }),
    await addProduct(db, shop.siteId, { price: 1070, stock: 5 }),
  ]
  await owner.taxGroups.setProductsTaxGroup(booksGroup, [book.id])
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(book), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const { orderId } = (await desk.till.pay(await desk.till.checkoutOf(mug, { token }))).body
  const order = await desk.till.orderOf(orderId)
  const line = order.lineItems.find(({ taxInfo }: { taxInfo: { taxRate: string } }) => taxInfo.taxRate === '0.07')
  const { id: paymentId } = (await desk.transactionsOf(orderId)).payments[0]
  const refund = (amount: string, refundItems?: object) =>
    desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount } }], ...(refundItems && { refundItems }) })
  expect((await refund('10.70', { lineItems: [{ lineItemId: line.id, quantity: 1 }] })).status).toBe(200)
  const rest = (Number(order.priceSummary.total.amount) - 10.7).toFixed(2)
  expect((await refund(rest)).status).toBe(200)

  const today = new Date().toISOString().slice(0, 10)
  const { entries } = await owner.books.listBookEntries({ from: today, to: today })
  const [paid, ofLine, ofRest] = entries.map(({ taxes }) =>
    taxes.map(({ taxRate, gross, tax }) => [taxRate, gross.amount, tax.amount]),
  )
  expect(ofLine).toEqual([['0.07', '-10.70', '-0.70']])
  expect(ofRest!.map(([rate]) => rate)).toEqual(['0.19'])
  expect(paid!.map(([rate]) => rate).toSorted()).toEqual(['0.07', '0.19'])
  const { taxes } = await owner.books.getBooks({ from: today, to: today })
  for (const { gross, tax } of taxes) expect([gross.amount, tax.amount]).toEqual(['0.00', '0.00'])
})
