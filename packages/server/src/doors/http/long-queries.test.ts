import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract'
import { ApiKeyStrategy, createClient } from '@vitrine/client'
import * as modules from '@vitrine/client/modules.ts'
import type { Call } from '@vitrine/contract/call.ts'
import { functionsByModule } from '@vitrine/contract/print/client/rooms.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

interface Query {
  readonly in: (field: string, values: readonly string[]) => Query
  readonly find: () => Promise<{ readonly items: readonly unknown[] }>
}
type Modules = Readonly<Record<string, Readonly<Record<string, () => Query>>>>

const queries = [...functionsByModule(calls)].flatMap(([module, functions]) =>
  functions
    .filter(({ callName, offer }) => {
      const { encoding } = (calls as Readonly<Record<string, Call>>)[callName]!
      return encoding === 'r' && 'finds' in offer
    })
    .map(({ name }) => ({ sdk: `${module}.${name}`, module, name })),
)

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test.for(queries)('$sdk: a query that is too long for a URL is sent as a POST', async ({ module, name }) => {
  const auth = ApiKeyStrategy({ apiKey: shop.apiKey })
  const owner = createClient({ host: shop.url, auth, modules }) as unknown as Modules
  const ids = Array.from({ length: 100 }, () => randomUUID())
  const { items } = await owner[module]![name]!().in('id', ids).find()
  expect(items).toEqual([])
})

test('requests without a filter may be sent as query parameters', async () => {
  const count = async (query: string) =>
    (await shop.send(`GET /stores/v3/products/count?${query}`, { token: shop.apiKey })).body.count
  await addProduct(shop.context.db, shop.siteId, { name: 'Hidden mug', visible: false })
  expect([await count(''), await count('returnNonVisibleProducts=true')]).toEqual([0, 1])
  expect(await count('search.expression=mug&returnNonVisibleProducts=true')).toBe(1)
})

test('searches and counts that are too long for a URL are sent as a POST', async () => {
  const auth = ApiKeyStrategy({ apiKey: shop.apiKey })
  const { productsV3, inventoryItemsV3 } = createClient({ host: shop.url, auth, modules })
  const filter = { id: { $in: Array.from({ length: 100 }, () => randomUUID()) } }
  expect((await productsV3.searchProducts({ filter })).products).toEqual([])
  expect((await productsV3.countProducts({ filter })).count).toBe(0)
  expect((await inventoryItemsV3.searchInventoryItems({ filter })).inventoryItems).toEqual([])
  expect((await inventoryItemsV3.countInventoryItems({ filter })).count).toBe(0)
})

test('a search that is too long for a URL is sent as a POST', async () => {
  const auth = ApiKeyStrategy({ apiKey: shop.apiKey })
  const { productGroupsV3 } = createClient({ host: shop.url, auth, modules })
  const ids = Array.from({ length: 100 }, () => randomUUID())
  const { productGroups } = await productGroupsV3.searchProductGroups({ filter: { id: { $in: ids } } })
  expect(productGroups).toEqual([])
})
