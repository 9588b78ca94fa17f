import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Goods } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createSite } from '../../../desk/site/create-site.ts'
import { addOrder } from '../../../orders/order/testing-orders.ts'
import { parseExpression } from '../query/parse-expression.ts'
import { findAmong } from '../query/find.ts'
import { createIndexes } from './indexes.ts'
import type { Sort } from '../query/sort.ts'

let shop: Shop
/** By ID. */
const names = new Map<string, string>()

const add = async (name: string, more: Goods = {}): Promise<string> => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { name, ...more })
  names.set(id, name)
  return id
}

beforeAll(async () => {
  shop = await openShop()
  await add('Clay mug, small', { stock: 5, price: 3 })
  await add('Clay mug, large', { stock: 5, price: 2 })
  await add('Clay mug, gone', { stock: 0, price: 1 })
})
afterAll(() => shop.close())

/** Results of a new process. */
const process = () => {
  const indexes = createIndexes(shop.context.db)
  return async (expression: string, sort: Sort = 'RELEVANCE'): Promise<(string | undefined)[]> => {
    const { db, sites } = shop.context
    const { index } = await indexes.open((await sites.find(shop.siteId))!)
    const asking = { expression, languages: ['en'], synonyms: [], isTyping: false, hidden: false }
    const { words } = await parseExpression(db, index, asking)
    const search = { filter: {}, sort, limit: 5, hidden: false, isCounted: false, name: expression }
    return findAmong({ ...index, ...search, words }, words.length).ids.map((id) => names.get(id))
  }
}

test('ranks best sellers first and sold-out products last', async () => {
  const small = [...names].find(([, name]) => name === 'Clay mug, small')![0]
  expect(await process()('mug')).toEqual(['Clay mug, large', 'Clay mug, small', 'Clay mug, gone'])
  const { id } = await addOrder(shop, { number: 1, name: 'Ann Lee', email: 'ann@people.test' })
  await sql`insert into order_product (site_id, order_id, product_id, quantity, placed_date)
    values (${shop.siteId}, ${id}, ${small}, 9, now())`.execute(shop.context.db)
  const ask = process()
  expect(await ask('mug')).toEqual(['Clay mug, small', 'Clay mug, large', 'Clay mug, gone'])
  expect((await ask('mug', 'BEST_SELLING'))[0]).toBe('Clay mug, small')
  // Names with equal first bytes are ordered by the rest.
  expect(await ask('mug', 'NAME')).toEqual(['Clay mug, gone', 'Clay mug, large', 'Clay mug, small'])
})

test('shows a change to all processes that share a database', async () => {
  const [one, other] = [process(), process()]
  expect([await one('teapots'), await other('teapots')]).toEqual([[], []])
  const id = await add('Teapot')
  expect([await one('teapots'), await other('teapots')]).toEqual([['Teapot'], ['Teapot']])
  const body = { product: { name: 'Samovar' } }
  await shop.send(`PATCH /stores/v1/products/${id}`, { token: shop.apiKey, body })
  names.set(id, 'Samovar')
  expect([await other('teapots'), await one('teapots')]).toEqual([[], []])
  expect([await other('samovar', 'NAME'), await one('samovar', 'NAME')]).toEqual([['Samovar'], ['Samovar']])
})

test('completes missing documents after a process ended while writing them', async () => {
  const { db } = shop.context
  await process()('mug')
  const counted = async () =>
    (
      await sql<{
        count: number
      }>`select count(*)::int as count from search_document where site_id = ${shop.siteId}`.execute(db)
    ).rows[0]!.count
  const all = await counted()
  // Each document is either complete or absent, and one may be of an earlier revision.
  await sql`delete from search_document where name like '%small'`.execute(db)
  await sql`update search_document set revision = revision - 1, terms = 'other' where name like '%large'`.execute(db)
  expect(await process()('mug')).toEqual(['Clay mug, small', 'Clay mug, large', 'Clay mug, gone'])
  expect(await counted()).toBe(all)
})

test('drops the least recently searched index beyond the limit', async () => {
  const { db, sites } = shop.context
  const others = [randomUUID(), randomUUID()]
  for (const id of others) await createSite(db, { id, name: 'Other', currency: 'EUR', language: 'en', demo: false })
  const indexes = createIndexes(db, { capacity: 2 })
  const open = async (id: string) => indexes.open((await sites.find(id))!)
  for (const id of [shop.siteId, others[0]!, shop.siteId, others[1]!]) await open(id)
  expect(indexes.cachedSiteIds()).toEqual([shop.siteId, others[1]])
  expect((await open(others[0]!)).index.segments).toHaveLength(1)
  expect(indexes.cachedSiteIds()).toEqual([others[1], others[0]])
})
