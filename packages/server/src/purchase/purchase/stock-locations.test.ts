import { ApiKeyStrategy, createClient, inventory, inventoryItemsV3, storesLocationsV3 } from '@vitrine/client'
import { defaultVariantId } from '@vitrine/domain/catalog/product.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, buyer, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { transact } from '../../ground/database/transact.ts'
import { returnStock, takeStock } from '../../catalog/product/api.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { inventory, inventoryItemsV3, storesLocationsV3 },
  })
let owner: ReturnType<typeof openOwner>
/** The locations in the order in which they serve. */
let near: string, far: string
const usual = () => defaultLocationId(shop.siteId)
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
  owner = openOwner()
  const locate = async (name: string, priority: number) =>
    (await owner.storesLocationsV3.createStoresLocation({ name, priority })).id
  ;[near, far] = [await locate('Near', 1), await locate('Far', 2)]
})
afterAll(() => shop.close())

/** Creates a product with these quantities at the default location, near and far. */
const goodsAt = async (quantities: readonly number[]): Promise<Product> => {
  const product = await addProduct(shop.context.db, shop.siteId)
  const about = { productId: product.id, variantId: defaultVariantId(product.id) }
  const places = [usual(), near, far]
  await owner.inventoryItemsV3.bulkCreateInventoryItems(
    quantities.map((quantity, index) => ({ ...about, locationId: places[index]!, quantity })),
  )
  return product
}
const itemsOf = async ({ id }: Product) =>
  (await owner.inventoryItemsV3.queryInventoryItems().eq('productId', id).find()).items
const quantitiesOf = async (product: Product) => {
  const items = await itemsOf(product)
  return [usual(), near, far].map((place) => items.find(({ locationId }) => locationId === place)?.quantity)
}
const buy = async (product: Product, quantity: number) => {
  const { status, body } = await till.pay(await till.checkoutOf(product, { quantity }))
  expect(status, JSON.stringify(body)).toBe(200)
  return body.orderId as string
}
const cancel = (orderId: string) =>
  shop.send(`POST /ecom/v1/orders/${orderId}/cancel`, { token: shop.apiKey, body: { restockAllItems: true } })

test('serves a line from the first location that has all of it, and returns it there', async () => {
  const mug = await goodsAt([1, 5, 9])
  const first = await buy(mug, 3)
  expect(await quantitiesOf(mug)).toEqual([1, 2, 9])
  const { stockChanges } = await owner.inventoryItemsV3.listStockChanges({ orderId: first })
  expect(stockChanges).toMatchObject([
    { reason: 'ORDER', orderId: first, locationId: near, before: { quantity: 5 }, after: { quantity: 2 } },
  ])
  await cancel(first)
  expect(await quantitiesOf(mug)).toEqual([1, 5, 9])
})

test('splits a line that no location has in full, and returns each part to its place', async () => {
  const mug = await goodsAt([1, 2, 3])
  const orderId = await buy(mug, 5)
  expect(await quantitiesOf(mug)).toEqual([0, 0, 1])
  await cancel(orderId)
  expect(await quantitiesOf(mug)).toEqual([1, 2, 3])
  const refused = await till.pay(await till.checkoutOf(mug, { quantity: 7 }))
  expect(refused.status).not.toBe(200)
})

test('returns the stock of a failed payment to its locations', async () => {
  const mug = await goodsAt([0, 2, 2])
  const failed = await till.pay(await till.checkoutOf(mug, { quantity: 3 }), 'sandbox:declines')
  expect(failed.status).not.toBe(200)
  expect(await quantitiesOf(mug)).toEqual([0, 2, 2])
})

test('shows the sum of all locations in V1, and sets the total there', async () => {
  const mug = await goodsAt([1, 2, 3])
  const { inventoryItem } = await owner.inventory.getInventoryVariants(mug.id)
  expect(inventoryItem).toMatchObject({ trackQuantity: true, variants: [{ quantity: 6, inStock: true }] })
  const set = (quantity: number) => owner.inventory.updateInventoryVariants(mug.id, { variants: [{ quantity }] })
  await set(8)
  expect(await quantitiesOf(mug)).toEqual([3, 2, 3])
  await set(4)
  expect(await quantitiesOf(mug)).toEqual([3, 1, 0])
  await owner.inventory.decrementInventory([{ productId: mug.id, decrementBy: 4 }])
  await owner.inventory.incrementInventory([{ inventoryId: mug.id, incrementBy: 2 }])
  expect(await quantitiesOf(mug)).toEqual([2, 0, 0])
  await expect(owner.inventory.decrementInventory([{ productId: mug.id, decrementBy: 3 }])).rejects.toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
  })
  const untracked = await addProduct(shop.context.db, shop.siteId)
  await expect(
    owner.inventory.decrementInventory([
      { productId: mug.id, decrementBy: 1 },
      { productId: untracked.id, decrementBy: 1 },
    ]),
  ).rejects.toMatchObject({ code: 'INVENTORY_QUANTITY_NOT_TRACKED' })
  expect(await quantitiesOf(mug)).toEqual([2, 0, 0])
  const query = { filter: JSON.stringify({ productId: mug.id, trackQuantity: true }) }
  expect(await owner.inventory.queryInventory({ query })).toMatchObject({
    inventoryItems: [{ id: mug.id, variants: [{ quantity: 2 }] }],
    metadata: { items: 1, offset: 0 },
    totalResults: 1,
  })
})

test('sells preorders of a product that is out of stock up to the limit, and takes them back', async () => {
  const mug = await goodsAt([1])
  const preorderInfo = { enabled: true, limit: 3, message: 'Ships in May' }
  await owner.inventory.updateInventoryVariants(mug.id, { preorderInfo })
  await buy(mug, 1)
  const { body } = await shop.send(`GET /stores/v3/products/${mug.id}`, { token: shop.apiKey })
  expect(body.product.inventory).toEqual({
    availabilityStatus: 'OUT_OF_STOCK',
    preorderStatus: 'ENABLED',
    preorderAvailability: 'ALL_VARIANTS',
  })
  expect(body.product.variantsInfo.variants[0].inventoryStatus).toEqual({ inStock: false, preorderEnabled: true })
  const { product } = (await shop.send(`GET /stores-reader/v1/products/${mug.id}`, { token: shop.apiKey })).body
  expect(product.variants[0].stock).toMatchObject({
    inStock: false,
    preorder: { quantity: 3, message: 'Ships in May' },
  })
  const orderId = await buy(mug, 2)
  const counter = async () => (await itemsOf(mug))[0]!.preorderInfo!.counter
  expect([await counter(), await quantitiesOf(mug)]).toEqual([2, [0, undefined, undefined]])
  const refused = await till.pay(await till.checkoutOf(mug, { quantity: 2 }))
  expect(refused.status).not.toBe(200)
  await cancel(orderId)
  expect([await counter(), await quantitiesOf(mug)]).toEqual([0, [0, undefined, undefined]])
  const { inventoryItem } = await owner.inventory.getInventoryVariants(mug.id)
  expect(inventoryItem).toMatchObject({ preorderInfo, variants: [{ quantity: 0, availableForPreorder: true }] })
  // Also for the last units: nothing can be preordered once they are taken.
  const { body: last } = await shop.send(`GET /ecom/v1/orders/${await buy(mug, 3)}`, { token: shop.apiKey })
  expect(last.order.lineItems[0].descriptionLines).toEqual([
    {
      name: { original: 'Pre-order', translated: 'Pre-order' },
      plainText: { original: 'Pre-order: Ships in May', translated: 'Pre-order: Ships in May' },
    },
  ])
})

test('says by which day a preorder is expected to ship, until the day has passed', async () => {
  const mug = await goodsAt([0])
  const expect4th = { enabled: true, expectedDate: '2099-05-04', message: 'In blue' }
  await owner.inventory.updateInventoryVariants(mug.id, { preorderInfo: expect4th })
  const { product } = (await shop.send(`GET /stores-reader/v1/products/${mug.id}`, { token: shop.apiKey })).body
  expect(product.variants[0].stock.preorder).toMatchObject({ expectedDate: '2099-05-04', message: 'In blue' })
  const textOf = async () => {
    const path = `GET /ecom/v1/orders/${await buy(mug, 1)}`
    const { order } = (await shop.send(path, { token: shop.apiKey })).body
    return order.lineItems[0].descriptionLines[0].plainText.original
  }
  expect(await textOf()).toBe('Pre-order: Expected to ship by May 4, 2099. In blue')
  const { inventoryItem } = await owner.inventory.getInventoryVariants(mug.id)
  expect(inventoryItem).toMatchObject({ preorderInfo: expect4th })
  await owner.inventory.updateInventoryVariants(mug.id, { preorderInfo: { expectedDate: '2020-05-04' } })
  expect(await textOf()).toBe('Pre-order: In blue')
})

test('prefers the pickup place, then locations in the country of the delivery', async () => {
  const pickupLocationId = randomUUID()
  const locate = async (more: object) =>
    (await owner.storesLocationsV3.createStoresLocation({ name: randomUUID(), priority: 5, ...more })).id
  const places = [await locate({ country: 'FR' }), await locate({ country: 'US' }), await locate({ pickupLocationId })]
  const mug = await addProduct(shop.context.db, shop.siteId)
  const about = { productId: mug.id, variantId: defaultVariantId(mug.id), quantity: 9 }
  await owner.inventoryItemsV3.bulkCreateInventoryItems(places.map((locationId) => ({ ...about, locationId })))
  const servedBy = async (destination: object) => {
    const [orderId, user] = [randomUUID(), { siteId: shop.siteId }]
    const move = { productId: mug.id, variantId: '00000000-0000-0000-0000-000000000000', quantity: 1 }
    await transact(shop.context.db, (transaction) => takeStock(transaction, { ...user, orderId, destination }, [move]))
    const { stockChanges } = await owner.inventoryItemsV3.listStockChanges({ orderId })
    return places.indexOf(stockChanges[0]!.locationId)
  }
  expect(await servedBy({ country: 'FR' })).toBe(0)
  expect(await servedBy({ country: 'US' })).toBe(1)
  expect(await servedBy({ country: 'FR', pickupLocationId })).toBe(2)
  const country = buyer.contact.address.country
  const { id } = await owner.storesLocationsV3.createStoresLocation({ name: 'Home', priority: 5, country })
  await owner.inventoryItemsV3.createInventoryItem({ ...about, locationId: id })
  const { stockChanges } = await owner.inventoryItemsV3.listStockChanges({ orderId: await buy(mug, 1) })
  expect((await owner.storesLocationsV3.getStoresLocation(stockChanges[0]!.locationId)).country).toBe(country)
})

test('sells each piece once to concurrent buyers at several locations', async () => {
  const mug = await goodsAt([4, 3, 3])
  const { db } = shop.context
  const move = { productId: mug.id, variantId: '00000000-0000-0000-0000-000000000000', quantity: 1 }
  const orders = Array.from({ length: 25 }, () => randomUUID())
  const taken = await Promise.all(
    orders.map((orderId) =>
      transact(db, (transaction) => takeStock(transaction, { siteId: shop.siteId, orderId }, [move])),
    ),
  )
  expect(taken.filter(({ ok }) => ok)).toHaveLength(10)
  expect(await quantitiesOf(mug)).toEqual([0, 0, 0])
  await Promise.all(
    orders
      .filter((_, index) => taken[index]!.ok)
      .map((orderId) =>
        transact(db, (transaction) => returnStock(transaction, { siteId: shop.siteId, orderId }, [move])),
      ),
  )
  expect(await quantitiesOf(mug)).toEqual([4, 3, 3])
})
