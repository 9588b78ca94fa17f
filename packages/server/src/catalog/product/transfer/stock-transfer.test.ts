import { randomUUID } from 'node:crypto'
import { ApiKeyStrategy, createClient, inventoryItemsV3, stockTransfers, storesLocationsV3 } from '@vitrine/client'
import { defaultVariantId } from '@vitrine/domain/catalog/product.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, sizes } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { inventoryItemsV3, storesLocationsV3, stockTransfers },
  })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  owner = openOwner()
})
afterAll(() => shop.close())

const path = '/vitrine/v1/stock-transfers'
const ask = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const violationsOf = ({ body }: { body: { details?: { validationError?: { fieldViolations: object[] } } } }) =>
  body.details?.validationError?.fieldViolations

/** A product at the default location and, without stock, a second one. */
const openPlaces = async (stock: number, more: object = {}) => {
  const product = await addProduct(shop.context.db, shop.siteId, { stock, ...more })
  const destination = await owner.storesLocationsV3.createStoresLocation({ name: `Store ${randomUUID()}` })
  const variantIds = product.variants.length > 0 ? product.variants.map(({ id }) => id) : [defaultVariantId(product.id)]
  const places = { originLocationId: defaultLocationId(shop.siteId), destinationLocationId: destination.id }
  const lineOf = (quantity: number, index = 0) => ({ productId: product.id, variantId: variantIds[index]!, quantity })
  const draft = (quantity: number, about: object = {}) =>
    owner.stockTransfers.createStockTransfer({ ...places, lines: [lineOf(quantity)], ...about })
  const stockAt = async (index = 0) => {
    const { items } = await owner.inventoryItemsV3.queryInventoryItems().eq('productId', product.id).find()
    const quantityAt = (id: string) =>
      items.find((one) => one.locationId === id && one.variantId === variantIds[index])?.quantity
    return [quantityAt(places.originLocationId), quantityAt(places.destinationLocationId)]
  }
  return { product, places, lineOf, draft, stockAt, variantIds }
}
type Places = Awaited<ReturnType<typeof openPlaces>>

const openShipped = async (stock: number, quantity: number) => {
  const places = await openPlaces(stock)
  const { id, revision } = await places.draft(quantity)
  return { ...places, transfer: await owner.stockTransfers.shipStockTransfer(id, { revision }) }
}

const historyOf = async ({ product, places }: Places, location: keyof Places['places']) => {
  const { items } = await owner.inventoryItemsV3.queryInventoryItems().eq('productId', product.id).find()
  const { id } = items.find(({ locationId }) => locationId === places[location])!
  return (await owner.inventoryItemsV3.listStockChanges({ inventoryItemId: id })).stockChanges
}

test('moves units in steps: those in transit are nowhere for sale', async () => {
  const places = await openPlaces(5)
  const { draft, stockAt, variantIds } = places
  const created = await draft(3, { reference: 'Van 3', expectedDate: '2026-05-01' })
  expect(created).toMatchObject({ status: 'DRAFT', revision: '1', reference: 'Van 3', expectedDate: '2026-05-01' })
  expect(created.lines).toMatchObject([{ productName: 'Mug', quantity: 3, receivedQuantity: 0 }])
  expect(await stockAt()).toEqual([5, undefined])

  const { id } = created
  const shipped = await owner.stockTransfers.shipStockTransfer(id, { revision: '1' })
  expect(shipped).toMatchObject({ status: 'IN_TRANSIT', revision: '2', shippedDate: expect.any(Date) })
  expect(await stockAt()).toEqual([2, undefined])

  const units = [{ variantId: variantIds[0]!, quantity: 1 }]
  const arrived = await owner.stockTransfers.receiveStockTransfer(id, { revision: '2', units })
  expect(arrived).toMatchObject({ status: 'IN_TRANSIT', lines: [{ quantity: 3, receivedQuantity: 1 }] })
  expect(arrived.closedDate).toBeUndefined()
  expect(await stockAt()).toEqual([2, 1])

  const complete = await owner.stockTransfers.receiveStockTransfer(id, { revision: '3' })
  expect(complete).toMatchObject({ status: 'RECEIVED', closedDate: expect.any(Date) })
  expect(await stockAt()).toEqual([2, 3])
  expect(await owner.stockTransfers.getStockTransfer(id)).toEqual(complete)
  expect(await historyOf(places, 'destinationLocationId')).toMatchObject([
    { reason: 'TRANSFER', stockTransferId: id, before: { quantity: 1 }, after: { quantity: 3 } },
    { reason: 'TRANSFER', stockTransferId: id, after: { quantity: 1 } },
  ])
})

test('returns what has not arrived when a transfer is canceled', async () => {
  const { transfer, stockAt, variantIds } = await openShipped(5, 4)
  const units = [{ variantId: variantIds[0]!, quantity: 1 }]
  const { revision } = await owner.stockTransfers.receiveStockTransfer(transfer.id, {
    revision: transfer.revision,
    units,
  })
  expect(await owner.stockTransfers.cancelStockTransfer(transfer.id, { revision })).toMatchObject({
    status: 'CANCELED',
    lines: [{ quantity: 4, receivedQuantity: 1 }],
  })
  expect(await stockAt()).toEqual([4, 1])
  const closed = await ask(`POST ${path}/${transfer.id}/receive`, { revision: '4' })
  expect(closed).toMatchObject({
    status: 428,
    body: { details: { applicationError: { code: 'INVALID_TRANSFER_STATUS' } } },
  })
})

test('ships everything or nothing, and names what is missing', async () => {
  const { draft, lineOf, stockAt, product } = await openPlaces(2, { options: [sizes] })
  const { id } = await draft(1, { lines: [lineOf(1), lineOf(3, 1)] })
  await expect(owner.stockTransfers.shipStockTransfer(id, { revision: '1' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    data: { items: [{ productId: product.id, available: 2 }] },
  })
  expect([await stockAt(), await stockAt(1)]).toEqual([
    [2, undefined],
    [2, undefined],
  ])
})

test('changes drafts only, and clears what a mask names', async () => {
  const { draft, lineOf, places } = await openPlaces(5)
  const { id } = await draft(3, { reference: 'Van 3' })
  const change = { lines: [lineOf(2)], expectedDate: '2026-06-01' }
  const changed = await owner.stockTransfers.updateStockTransfer(id, { revision: '1', ...change })
  expect(changed).toMatchObject({ reference: 'Van 3', expectedDate: '2026-06-01', lines: [{ quantity: 2 }] })
  const back = { originLocationId: places.destinationLocationId, destinationLocationId: places.originLocationId }
  const cleared = await owner.stockTransfers.updateStockTransfer(
    id,
    { revision: '2', ...back },
    { fieldMask: ['reference', 'originLocationId', 'destinationLocationId'] },
  )
  expect(cleared).toMatchObject({ ...back, expectedDate: '2026-06-01' })
  expect(cleared.reference).toBeUndefined()
  await owner.stockTransfers.cancelStockTransfer(id, { revision: '3' })
  await expect(owner.stockTransfers.updateStockTransfer(id, { revision: '4', reference: 'x' })).rejects.toMatchObject({
    code: 'INVALID_TRANSFER_STATUS',
    data: { status: 'CANCELED' },
  })
})

test('refuses what does not fit, by field', async () => {
  const { places, lineOf, transfer, variantIds } = await openShipped(5, 3)
  const line = lineOf(1)
  const create = async (more: object) =>
    violationsOf(await ask(`POST ${path}`, { stockTransfer: { ...places, lines: [line], ...more } }))
  const other = randomUUID()
  for (const [more, field] of [
    [{ originLocationId: other }, 'stockTransfer.originLocationId'],
    [{ destinationLocationId: other }, 'stockTransfer.destinationLocationId'],
    [{ destinationLocationId: places.originLocationId }, 'stockTransfer.destinationLocationId'],
    [{ lines: [line, line] }, 'stockTransfer.lines[1].variantId'],
    [{ lines: [{ ...line, productId: other }] }, 'stockTransfer.lines[0].productId'],
    [{ lines: [{ ...line, variantId: other }] }, 'stockTransfer.lines[0].variantId'],
    [{ lines: [{ ...line, quantity: 0 }] }, 'stockTransfer.lines[0].quantity'],
    [{ lines: [] }, 'stockTransfer.lines'],
    [{ expectedDate: '2026-02-30' }, 'stockTransfer.expectedDate'],
  ] as const)
    expect(await create(more)).toMatchObject([{ field }])
  const receive = async (units: object[]) =>
    violationsOf(await ask(`POST ${path}/${transfer.id}/receive`, { revision: transfer.revision, units }))
  const [variantId] = variantIds
  expect(await receive([{ variantId, quantity: 4 }])).toMatchObject([{ field: 'units[0].quantity' }])
  expect(await receive([{ variantId: other, quantity: 1 }])).toMatchObject([{ field: 'units[0].variantId' }])
  const twice = [
    { variantId, quantity: 1 },
    { variantId, quantity: 1 },
  ]
  expect(await receive(twice)).toMatchObject([{ field: 'units[1].variantId' }])
  expect(violationsOf(await ask(`POST ${path}/${transfer.id}/cancel`, {}))).toMatchObject([{ field: 'revision' }])
  expect(await ask(`POST ${path}/${other}/ship`, { revision: '1' })).toMatchObject({ status: 404 })
})

test('refuses untracked stock, and goes on when it is tracked', async () => {
  const { transfer, product, places, stockAt } = await openShipped(5, 3)
  const item = {
    productId: product.id,
    variantId: defaultVariantId(product.id),
    locationId: places.destinationLocationId,
  }
  const { id, revision } = await owner.inventoryItemsV3.createInventoryItem({ ...item, inStock: true })
  await expect(
    owner.stockTransfers.receiveStockTransfer(transfer.id, { revision: transfer.revision }),
  ).rejects.toMatchObject({
    code: 'INVENTORY_QUANTITY_NOT_TRACKED',
  })
  await owner.inventoryItemsV3.updateInventoryItem(id, { revision, quantity: 1 })
  await owner.stockTransfers.receiveStockTransfer(transfer.id, { revision: transfer.revision })
  expect(await stockAt()).toEqual([2, 4])
})

test('keeps locations of unfinished transfers, and completes those of deleted products', async () => {
  const { transfer, product, places } = await openShipped(5, 3)
  const stocks = await owner.storesLocationsV3.listLocationStocks()
  expect(stocks).toContainEqual({
    locationId: places.destinationLocationId,
    variantCount: 0,
    unitCount: 0,
    transferCount: 1,
  })
  const archive = () => owner.storesLocationsV3.archiveStoresLocation(places.destinationLocationId)
  await expect(archive()).rejects.toMatchObject({ code: 'LOCATION_IN_USE' })
  await shop.context.db.deleteFrom('product').where('id', '=', product.id).execute()
  await owner.stockTransfers.receiveStockTransfer(transfer.id, { revision: transfer.revision })
  expect(await archive()).toMatchObject({ archived: true })
})

test('lists transfers by status and location, newest first', async () => {
  const { draft, places } = await openPlaces(5)
  const [first, second] = [await draft(1), await draft(2)]
  await owner.stockTransfers.cancelStockTransfer(first.id, { revision: '1' })
  const at = () => owner.stockTransfers.queryStockTransfers().eq('destinationLocationId', places.destinationLocationId)
  expect((await at().find()).items.map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await at().eq('status', 'CANCELED').find()).items.map(({ id }) => id)).toEqual([first.id])
})

test('loses and doubles no unit when steps run at the same time as purchases and each other', async () => {
  const { draft, stockAt, variantIds, places } = await openPlaces(40)
  const drafts = await Promise.all(Array.from({ length: 6 }, () => draft(4)))
  const [variantId] = variantIds
  const sell = (locationId: string) =>
    owner.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation(
      [{ variantId: variantId!, locationId, decrementBy: 1 }],
      { restrictInventory: true },
    )
  const move = async ({ id, revision }: { id: string; revision: string }, index: number) => {
    const shipped = await owner.stockTransfers.shipStockTransfer(id, { revision })
    const units = [{ variantId: variantId!, quantity: 3 }]
    // Two clicks on the same button: one of them has an old revision.
    const clicks = await Promise.allSettled([
      owner.stockTransfers.receiveStockTransfer(id, { revision: shipped.revision, units }),
      owner.stockTransfers.receiveStockTransfer(id, { revision: shipped.revision, units }),
      owner.stockTransfers.cancelStockTransfer(id, { revision: shipped.revision }),
    ])
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { status, revision: next } = await owner.stockTransfers.getStockTransfer(id)
    if (status === 'IN_TRANSIT' && index % 2 === 0)
      await owner.stockTransfers.cancelStockTransfer(id, { revision: next })
  }
  let sold = 0
  const buy = async () => {
    const { results } = await sell(places.originLocationId)
    if (results[0]!.itemMetadata.success) sold += 1
  }
  await Promise.all([...drafts.map(move), ...Array.from({ length: 8 }, buy)])
  const { items } = await owner.stockTransfers
    .queryStockTransfers()
    .eq('destinationLocationId', places.destinationLocationId)
    .find()
  const inTransit = items
    .filter(({ status }) => status === 'IN_TRANSIT')
    .flatMap(({ lines }) => lines.map(({ quantity, receivedQuantity }) => quantity - receivedQuantity))
    .reduce((sum, one) => sum + one, 0)
  const [origin = 0, destination = 0] = await stockAt()
  expect(origin + destination + inTransit + sold).toBe(40)
})
