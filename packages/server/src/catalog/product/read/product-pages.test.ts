import { createTestShop, type TestShop } from '../../../testing/create-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProductPages, listProductPageStarts } from '@vitrine/client/productPages'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('lists product pages in a stable order, in parts, without hidden products', async () => {
  const added = []
  for (const name of ['Bowl', 'Cup', 'Dish', 'Jar']) added.push(await shop.addProduct({ name, price: 5 }))
  await shop.owner.products.updateProduct(added[1]!.id, { visible: false })
  const visitor = shop.openVisitor()
  const first = await listProductPages(visitor.send)({ limit: 2 })
  expect(first.pages.map(({ name }) => name)).toEqual(['Bowl', 'Dish'])
  expect(first.pages[0]).toMatchObject({ productId: added[0]!.id, slug: 'bowl', lastUpdated: expect.any(Date) })
  const rest = await listProductPages(visitor.send)({ limit: 2, from: first.next! })
  expect(rest).toMatchObject({ pages: [{ name: 'Jar' }] })
  expect(rest.next).toBeUndefined()
  const { starts } = await listProductPageStarts(visitor.send)({ size: 1000 })
  expect(starts).toEqual([first.pages[0]!.numericId])
})
