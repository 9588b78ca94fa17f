import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, colours, sizes, type Product } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { setStock } from '../edit/save-product.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Level = 'none' | 'sold out' | 'some' | 'off' | 'on'

const levels = {
  'sold out': { tracked: true, quantity: 0, inStock: false },
  some: { tracked: true, quantity: 3, inStock: true },
  off: { tracked: false, quantity: 0, inStock: false },
  on: { tracked: false, quantity: 0, inStock: true },
} as const

const all: readonly Level[] = ['none', 'sold out', 'some', 'off', 'on']

/** Creates a product whose variants have these stock levels; `none` leaves a variant without one. */
const createWithStock = async (levelsByVariant: readonly Level[]): Promise<Product> => {
  const { db } = shop.context
  const options = levelsByVariant.length === 1 ? [] : levelsByVariant.length === 2 ? [colours] : [colours, sizes]
  const product = await addProduct(db, shop.siteId, { options })
  const ids = product.variants.length === 0 ? [onlyVariantId] : product.variants.map(({ id }) => id)
  const counted = levelsByVariant.flatMap((level, index) =>
    level === 'none' ? [] : [{ variantId: ids[index]!, ...levels[level] }],
  )
  await setStock(db, { siteId: shop.siteId, productId: product.id, levels: counted })
  return product
}

test('finds a product under the inventory status it shows, whatever the stock of its variants', async () => {
  const pairs = all.flatMap((one) => all.map((other) => [one, other] as const))
  const fours: (readonly Level[])[] = [
    ['none', 'none', 'sold out', 'sold out'],
    ['sold out', 'off', 'sold out', 'off'],
    ['none', 'none', 'none', 'none'],
  ]
  const products = await Promise.all([...all.map((one) => [one]), ...pairs, ...fours].map(createWithStock))
  const shown = new Map<string, string>()
  for (const { id } of products) {
    const { product } = (await shop.send(`GET /stores-reader/v1/products/${id}`, { token: shop.apiKey })).body
    shown.set(id, product.stock.inventoryStatus)
  }
  expect(new Set(shown.values())).toEqual(new Set(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']))
  for (const field of ['inventoryStatus', 'stock.inventoryStatus']) {
    const found = new Map<string, string>()
    for (const status of new Set(shown.values())) {
      const query = { filter: { [field]: status }, paging: { limit: 100 } }
      const { body } = await shop.send('POST /stores-reader/v1/products/query-platformized', {
        token: shop.apiKey,
        body: { query },
      })
      for (const { id } of body.products) found.set(id, status)
    }
    expect(found).toEqual(shown)
  }
})
