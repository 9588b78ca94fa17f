import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { foldNotes } from '../note-folding.ts'
import { setStock } from '../edit/save-product.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const totalOf = async (filter: object, token = visitor): Promise<number> => {
  const query = { filter, paging: { limit: 1 } }
  const { body } = await shop.send('POST /stores-reader/v1/products/query-platformized', { token, body: { query } })
  return body.metadata.total
}
const add = (name: string, more: object = {}) => addProduct(shop.context.db, shop.siteId, { name, ...more })

test('returns a correct count after each change although counts are cached', async () => {
  const [first] = [await add('Bowl one'), await add('Bowl two'), await add('Bowl three')]
  const bowls = { name: { $startsWith: 'Bowl' } }
  expect(await totalOf(bowls)).toBe(3)
  expect(await totalOf(bowls)).toBe(3)
  await add('Bowl four')
  expect(await totalOf(bowls)).toBe(4)
  await shop.send(`PATCH /stores/v1/products/${first.id}`, {
    token: shop.apiKey,
    body: { product: { visible: false } },
  })
  expect(await totalOf(bowls)).toBe(3)
  expect(await totalOf(bowls, shop.apiKey)).toBe(4)
  await shop.send(`DELETE /stores/v1/products/${first.id}`, { token: shop.apiKey })
  expect(await totalOf(bowls, shop.apiKey)).toBe(3)
})

test('does not count a change before it is committed', async () => {
  const cups = { name: { $startsWith: 'Cup' } }
  await add('Cup one')
  await add('Cup two')
  // The embedded database has a single connection, so nothing can be read during a transaction.
  if (shop.database.kind === 'embedded') return
  await shop.context.db.transaction().execute(async (transaction) => {
    await addProduct(transaction, shop.siteId, { name: 'Cup three' })
    await add('Cup four')
    expect(await totalOf(cups)).toBe(3)
  })
  expect(await totalOf(cups)).toBe(4)
})

test('counts by current stock', async () => {
  const jug = await add('Jug', { stock: 1 })
  await add('Jug of tin', { stock: 1 })
  const filter = { $and: [{ name: { $startsWith: 'Jug' } }, { inventoryStatus: 'IN_STOCK' }] }
  expect(await totalOf(filter)).toBe(2)
  const levels = [{ variantId: '00000000-0000-0000-0000-000000000000', tracked: true, quantity: 0, inStock: false }]
  await setStock(shop.context.db, { siteId: shop.siteId, productId: jug.id, levels })
  expect(await totalOf(filter)).toBe(1)
})

test('finds words within names in any script, including short ones', async () => {
  for (const name of ['Größe Ärmel', '花瓶 大きい', "50% o'clock_x", 'İstanbul']) await add(name)
  const found = (text: string) => totalOf({ name: { $contains: text } })
  expect(
    await Promise.all(['größe', 'ÄRMEL', '花瓶', '大きい', "50% o'", 'clock_', 'k_x', 'stanbul'].map(found)),
  ).toEqual(Array.from({ length: 8 }, () => 1))
  expect(await found('lockx')).toBe(0)
})

// Some clocks have millisecond resolution, so a note just written counts as old.
test('keeps counts correct after notes were folded into one', async () => {
  const jugs = { name: { $startsWith: 'Jug' } }
  await foldNotes(shop.context.db, -1000)
  expect(await totalOf(jugs)).toBe(2)
  await add('Jug of glass')
  await foldNotes(shop.context.db, -1000)
  expect(await totalOf(jugs)).toBe(3)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from catalog_change where site_id = ${shop.siteId}`.execute(shop.context.db)
  expect(rows[0]!.count).toBe(2)
})
