import { randomUUID } from 'node:crypto'
import { ApiKeyStrategy, createClient, inventoryItemsV3, OAuthStrategy, storesLocationsV3 } from '@vitrine/client'
import { defaultVariantId } from '@vitrine/domain/catalog/product.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, sizes } from '../../../../../../../test/goods.ts'
import { addListener } from '../../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../../test/shop.ts'
import { runJobs } from '../../../../testing/run-jobs.ts'
import { moveStockJob } from '../../location/locations.ts'
import { filterJob } from './filter-job.ts'

let shop: Shop
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { inventoryItemsV3, storesLocationsV3 },
  })
let items: ReturnType<typeof openOwner>['inventoryItemsV3']
let locations: ReturnType<typeof openOwner>['storesLocationsV3']
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  items = openOwner().inventoryItemsV3
  locations = openOwner().storesLocationsV3
})
afterAll(() => shop.close())

const goods = (more: object = {}) => addProduct(shop.context.db, shop.siteId, more)
const itemsOf = async (productId: string) => (await items.queryInventoryItems().eq('productId', productId).find()).items
const itemOf = async (productId: string) => (await itemsOf(productId))[0]!
const newLocation = (more: object = {}) => locations.createStoresLocation({ name: `Store ${randomUUID()}`, ...more })
const ask = (route: string, body?: object, token: string = shop.apiKey) =>
  shop.send(route, { token, ...(body && { body }) })
const path = '/stores/v3/inventory-items'
const violationsOf = ({ body }: { body: { details?: { validationError?: { fieldViolations: object[] } } } }) =>
  body.details?.validationError?.fieldViolations
const codesOf = (
  results: readonly { readonly itemMetadata: { readonly error?: { readonly code: string } | undefined } }[],
) => results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'ok')
const eventsOf = async (id: string) =>
  (
    await shop.context.db
      .selectFrom('event')
      .select(['type', 'body'])
      .where('entity', '=', `inventory_item:${id}`)
      .orderBy('sequence')
      .execute()
  ).map(({ type, body }) => ({ type: type.replace('wix.stores.catalog.v3.inventory_item_', ''), body }))

test('every store has a default location, which keeps the stock of V1', async () => {
  const { storesLocation } = await locations.getDefaultStoresLocation()
  expect(storesLocation).toMatchObject({ id: defaultLocationId(shop.siteId), defaultLocation: true, revision: '1' })
  expect(await locations.getStoresLocation(storesLocation.id)).toEqual(storesLocation)
  const { id } = await goods({ stock: 4 })
  expect(await itemOf(id)).toMatchObject({
    productId: id,
    variantId: defaultVariantId(id),
    locationId: storesLocation.id,
    quantity: 4,
    trackQuantity: true,
    availabilityStatus: 'IN_STOCK',
    product: { name: 'Mug', directCategoryIds: [], variantVisible: true },
    preorderInfo: { enabled: false, counter: 0 },
  })
})

test('renames, lists and archives locations, but not those in use', async () => {
  const warehouse = await newLocation({ country: 'DE', priority: 2, locationType: 'VIRTUAL' })
  expect(warehouse).toMatchObject({ country: 'DE', priority: 2, locationType: 'VIRTUAL', defaultLocation: false })
  expect(violationsOf(await ask('POST /vitrine/v1/stores-locations', { storesLocation: {} }))).toMatchObject([
    { field: 'storesLocation.name', violatedRule: 'REQUIRED_FIELD' },
  ])
  const renamed = await locations.updateStoresLocation(warehouse.id, { revision: '1', name: 'Warehouse' })
  expect(renamed).toMatchObject({ name: 'Warehouse', revision: '2', priority: 2 })
  const cleared = await locations.updateStoresLocation(warehouse.id, { revision: '2' }, { fieldMask: ['country'] })
  expect(cleared).toMatchObject({ name: 'Warehouse', revision: '3' })
  expect(cleared.country).toBeUndefined()
  await expect(locations.updateStoresLocation(warehouse.id, { revision: '1', name: 'x' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  const found = await locations.queryStoresLocations().eq('name', 'Warehouse').find()
  expect(found.items.map(({ id }) => id)).toEqual([warehouse.id])
  const { id: productId } = await goods()
  const about = { productId, variantId: defaultVariantId(productId), locationId: warehouse.id }
  const { id } = await items.createInventoryItem({ ...about, quantity: 1 })
  for (const used of [warehouse.id, defaultLocationId(shop.siteId)])
    await expect(locations.archiveStoresLocation(used)).rejects.toMatchObject({ code: 'LOCATION_IN_USE' })
  await items.deleteInventoryItem(id)
  expect(await locations.archiveStoresLocation(warehouse.id)).toMatchObject({ archived: true })
  expect((await locations.queryStoresLocations().eq('name', 'Warehouse').find()).items).toEqual([])
  expect(violationsOf(await ask(`POST ${path}`, { inventoryItem: { ...about, quantity: 1 } }))).toMatchObject([
    { field: 'inventoryItem.locationId' },
  ])
})

test('creates, reads, updates and deletes an item, with events and a history', async () => {
  const { id: productId, variants } = await goods({ options: [sizes], record: { sku: 'M-1' } })
  const { id: locationId } = await newLocation()
  const variantId = variants[0]!.id
  const item = await items.createInventoryItem({ productId, variantId, locationId, quantity: 5 })
  expect(item).toMatchObject({ productId, variantId, locationId, quantity: 5, revision: '1' })
  expect(item.product).toMatchObject({ variantName: Object.values(variants[0]!.choices)[0], variantSku: 'M-1' })
  expect(await items.getInventoryItem(item.id)).toEqual(item)
  await expect(items.createInventoryItem({ productId, variantId, locationId, quantity: 1 })).rejects.toMatchObject({
    code: 'ITEM_ALREADY_EXISTS',
    status: 409,
  })
  const updated = await items.updateInventoryItem(item.id, { revision: '1', quantity: 0 }, { reason: 'MANUAL' })
  expect(updated).toMatchObject({ quantity: 0, availabilityStatus: 'OUT_OF_STOCK', revision: '2' })
  const off = await items.updateInventoryItem(item.id, { revision: '2', inStock: true })
  expect(off).toMatchObject({ inStock: true, trackQuantity: false })
  expect(off).not.toHaveProperty('quantity')
  await items.deleteInventoryItem(item.id)
  await expect(items.getInventoryItem(item.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const events = await eventsOf(item.id)
  expect(events.map(({ type }) => type)).toEqual([
    'created',
    'updated',
    'updated_with_reason',
    'stock_status_updated',
    'updated',
    'updated_with_reason',
    'stock_status_updated',
    'deleted',
  ])
  expect(events[1]!.body).toMatchObject({ currentEntity: { quantity: 0 }, modifiedFields: { quantity: 5 } })
  expect(events[2]!.body).toMatchObject({ reason: 'MANUAL' })
  const { stockChanges } = await items.listStockChanges({ inventoryItemId: item.id })
  expect(stockChanges.map(({ before, after }) => [before, after])).toEqual([
    [{ inStock: true, preorders: 0 }, { preorders: 0 }],
    [
      { quantity: 0, preorders: 0 },
      { inStock: true, preorders: 0 },
    ],
    [
      { quantity: 5, preorders: 0 },
      { quantity: 0, preorders: 0 },
    ],
    [{ preorders: 0 }, { quantity: 5, preorders: 0 }],
  ])
  expect(stockChanges[0]).toMatchObject({ reason: 'MANUAL', actor: { type: 'key' }, productId, variantId, locationId })
  const first = await items.listStockChanges({ inventoryItemId: item.id, limit: 3 })
  const rest = await items.listStockChanges({ inventoryItemId: item.id, limit: 3, cursor: first.nextCursor! })
  expect([...first.stockChanges, ...rest.stockChanges]).toEqual(stockChanges)
  expect(rest.nextCursor).toBeUndefined()
})

test('refuses what does not fit, by field', async () => {
  const { id: productId } = await goods()
  const about = { productId, variantId: defaultVariantId(productId) }
  const refuse = async (inventoryItem: object) => violationsOf(await ask(`POST ${path}`, { inventoryItem }))
  expect(await refuse(about)).toMatchObject([{ field: 'inventoryItem', violatedRule: 'REQUIRED_ONE_OF_FIELD' }])
  expect(await refuse({ ...about, quantity: 1, inStock: true })).toMatchObject([{ field: 'inventoryItem' }])
  expect(await refuse({ ...about, quantity: -1 })).toMatchObject([
    { field: 'inventoryItem.quantity', ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE' },
  ])
  expect(await refuse({ ...about, quantity: 100_000 })).toMatchObject([{ field: 'inventoryItem.quantity' }])
  expect(await refuse({ ...about, quantity: 1, variantId: randomUUID() })).toMatchObject([
    { field: 'inventoryItem.variantId' },
  ])
  expect(await refuse({ ...about, quantity: 1, productId: randomUUID() })).toMatchObject([
    { field: 'inventoryItem.productId' },
  ])
  expect(await refuse({ ...about, inStock: false, preorderInfo: { enabled: true, limit: 3 } })).toMatchObject([
    { ruleName: 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY' },
  ])
  const { id, revision } = await items.createInventoryItem({ ...about, quantity: 1 })
  await expect(items.updateInventoryItem(id, { revision: revision!, quantity: -1 })).rejects.toMatchObject({
    code: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
  })
  await expect(items.updateInventoryItem(id, { revision: '9', quantity: 2 })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(
    violationsOf(await ask(`PATCH ${path}/${id}`, { inventoryItem: { revision, locationId: randomUUID() } })),
  ).toMatchObject([{ field: 'inventoryItem.locationId', violatedRule: 'FIELD_NOT_ALLOWED' }])
  const token = await shop.visitorToken()
  expect((await ask(`PATCH ${path}/${id}`, { inventoryItem: { revision, quantity: 2 } }, token)).status).toBe(403)
})

test('creates, updates, upserts and deletes in bulk: each item succeeds or fails independently', async () => {
  const { id: productId, variants } = await goods({ options: [sizes] })
  const [s, m] = variants.map(({ id: variantId }) => ({ productId, variantId }))
  const { results: created } = await items.bulkCreateInventoryItems(
    [
      { ...s!, quantity: 1 },
      { ...s!, quantity: 2 },
      { ...m!, quantity: -1 },
      { ...m!, inStock: true },
    ],
    { returnEntity: true },
  )
  expect(codesOf(created)).toEqual(['ok', 'ITEM_ALREADY_EXISTS', 'INVALID_ARGUMENT', 'ok'])
  const [one, two] = [created[0]!.item!, created[3]!.item!]
  const update = (inventoryItem: object, fieldMask?: string[]) => ({
    inventoryItem: { id: one.id, revision: '1', ...inventoryItem },
    ...(fieldMask && { fieldMask }),
  })
  const { results: updated } = await items.bulkUpdateInventoryItems(
    [
      update({ quantity: 7, preorderInfo: { enabled: true } }, ['quantity']),
      update({ quantity: 8 }),
      update({ id: randomUUID() }),
    ],
    { returnEntity: true },
  )
  expect(codesOf(updated)).toEqual(['ok', 'CONFLICT', 'NOT_FOUND'])
  expect(updated[0]!.item).toMatchObject({ quantity: 7, revision: '2', preorderInfo: { enabled: false } })
  const { id: locationId } = await newLocation()
  const { results: upserted } = await items.bulkUpsertInventoryItems(
    [
      { inventoryItem: { ...s!, quantity: 3 } },
      { inventoryItem: { ...s!, locationId, quantity: 4 } },
      { inventoryItem: { ...s!, locationId, quantity: 5 } },
      { inventoryItem: { ...m!, quantity: -3 } },
    ],
    { returnEntity: true },
  )
  expect(codesOf(upserted)).toEqual(['ok', 'ok', 'INVALID_ARGUMENT', 'INVALID_TARGET_QUANTITY'])
  expect(upserted[0]!.item).toMatchObject({ id: one.id, quantity: 3, revision: '3' })
  expect(upserted[1]!.item).toMatchObject({ locationId, quantity: 4, revision: '1' })
  const { bulkActionMetadata } = await items.bulkDeleteInventoryItems([one.id, one.id, two.id])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  expect(await itemsOf(productId)).toHaveLength(1)
})

test('increments and decrements by item, and by variant and location', async () => {
  const { id } = await goods({ stock: 3 })
  const other = await goods()
  const untracked = await items.createInventoryItem({
    productId: other.id,
    variantId: defaultVariantId(other.id),
    inStock: true,
  })
  const item = await itemOf(id)
  const quantity = async () => (await itemOf(id)).quantity
  const by = (decrementBy: number, more: object = {}) => ({ inventoryItemId: item.id, decrementBy, ...more })
  const { results } = await items.bulkDecrementInventoryItems([by(2), by(2)], { restrictInventory: true })
  expect(codesOf(results)).toEqual(['ok', 'INSUFFICIENT_INVENTORY'])
  expect(results[1]!.itemMetadata.error!.data).toMatchObject({ inventoryItemId: item.id, available: 1 })
  const further = await items.bulkDecrementInventoryItems([by(99_999), by(99_999)], { reason: 'ORDER' })
  expect(codesOf(further.results)).toEqual(['ok', 'MIN_QUANTITY_LIMIT_REACHED'])
  const variantId = defaultVariantId(id)
  const added = await items.bulkIncrementInventoryItemsByVariantAndLocation(
    [
      { variantId, incrementBy: 99_999 },
      { variantId, incrementBy: 99_999 },
      { variantId: randomUUID(), incrementBy: 1 },
      { variantId, locationId: randomUUID(), incrementBy: 1 },
    ],
    { returnEntity: true },
  )
  expect(codesOf(added.results)).toEqual(['ok', 'MAX_QUANTITY_LIMIT_REACHED', 'NOT_FOUND', 'NOT_FOUND'])
  expect(await quantity()).toBe(1)
  await items.bulkDecrementInventoryItemsByVariantAndLocation([{ variantId, decrementBy: 1 }])
  expect(await quantity()).toBe(0)
  const both = await items.bulkIncrementInventoryItems([
    { inventoryItemId: item.id, incrementBy: 5 },
    { inventoryItemId: untracked.id, incrementBy: 5 },
  ])
  expect(codesOf(both.results)).toEqual(['ok', 'INVENTORY_QUANTITY_NOT_TRACKED'])
  const adding = Array.from({ length: 8 }, () =>
    items.bulkIncrementInventoryItems([{ inventoryItemId: item.id, incrementBy: 1 }]),
  )
  await Promise.all(adding)
  expect(await quantity()).toBe(13)
})

test('counts preorders up to the limit', async () => {
  const { id } = await goods({ stock: 0 })
  const { id: inventoryItemId, revision } = await itemOf(id)
  const preorderInfo = { enabled: true, limit: 3, message: 'Ships in May' }
  expect(await items.updateInventoryItem(inventoryItemId, { revision: revision!, preorderInfo })).toMatchObject({
    availabilityStatus: 'PREORDER',
    preorderInfo: { ...preorderInfo, counter: 0, quantity: 3 },
  })
  const preorder = (decrementBy: number) => ({ inventoryItemId, decrementBy, preorderRequest: true })
  const { results } = await items.bulkDecrementInventoryItems([preorder(2), preorder(2), preorder(1)])
  expect(codesOf(results)).toEqual(['ok', 'INSUFFICIENT_INVENTORY', 'ok'])
  const used = await itemOf(id)
  expect(used).toMatchObject({
    quantity: 0,
    availabilityStatus: 'OUT_OF_STOCK',
    preorderInfo: { counter: 3, quantity: 0 },
  })
  await expect(
    items.updateInventoryItem(inventoryItemId, { revision: used.revision!, preorderInfo: { limit: 2 } }),
  ).rejects.toMatchObject({ code: 'PRE_ORDER_VALIDATION' })
})

test('keeps the day by which preorders are expected to ship, and clears it by a mask', async () => {
  const { id } = await goods({ stock: 0 })
  const { id: inventoryItemId, revision } = await itemOf(id)
  const preorderInfo = { enabled: true, expectedDate: '2026-05-04' }
  await items.updateInventoryItem(inventoryItemId, { revision: revision!, preorderInfo })
  expect(await itemOf(id)).toMatchObject({ preorderInfo })
  const update = {
    inventoryItem: { id: inventoryItemId, revision: '2', preorderInfo: {} },
    fieldMask: ['preorderInfo.expectedDate'],
  }
  await items.bulkUpdateInventoryItems([update])
  const cleared = await itemOf(id)
  expect(cleared.preorderInfo).toMatchObject({ enabled: true })
  expect(cleared.preorderInfo).not.toHaveProperty('expectedDate')
  const refused = await shop.send(`PATCH /stores/v3/inventory-items/${inventoryItemId}`, {
    token: shop.apiKey,
    body: { inventoryItem: { id: inventoryItemId, revision: '3', preorderInfo: { expectedDate: '2026-02-30' } } },
  })
  expect(refused.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'inventoryItem.preorderInfo.expectedDate' },
  ])
})

test('sends events of catalog V1 with the sum of all locations, and of changed settings', async () => {
  const { id } = await goods({ stock: 3 })
  const { id: locationId } = await newLocation()
  const item = await itemOf(id)
  await items.createInventoryItem({ productId: id, variantId: defaultVariantId(id), locationId, quantity: 4 })
  await items.bulkDecrementInventoryItems([{ inventoryItemId: item.id, decrementBy: 2 }])
  await items.updateInventoryItem(item.id, { revision: '2', preorderInfo: { enabled: true, limit: 9 } })
  const rows = await shop.context.db
    .selectFrom('event')
    .select(['type', 'body', 'actor'])
    .where('entity', '=', `inventory:${id}`)
    .orderBy('sequence')
    .execute()
  const events = rows.map(({ type, body, actor }) => ({ type: type.split('.').at(-1), body: body as object, actor }))
  expect(events.map(({ type }) => type)).toEqual([
    'InventoryVariantsChanged',
    'InventoryVariantsChanged',
    'InventoryVariantsChanged',
    'InventoryItemChanged',
  ])
  expect(events[1]).toMatchObject({
    body: { productId: id, variants: [{ oldValue: { quantity: 7 }, newValue: { quantity: 5, inStock: true } }] },
    actor: { type: 'key' },
  })
  expect(events[3]!.body).toMatchObject({
    fieldMask: ['preorderInfo'],
    trackInventory: true,
    preorderInfo: { enabled: true, limit: 9 },
  })
})

test('searches, counts and aggregates', async () => {
  const brand = { id: randomUUID(), name: 'Kiln' }
  const { id: lamp } = await goods({ name: 'Zebra lamp', stock: 2, record: { brand } })
  const { id: vase } = await goods({ name: 'Zebra vase', stock: 0, record: { sku: 'ZV-1' } })
  const words = { expression: 'zebra lamp' }
  const any = await items.searchInventoryItems({ search: words, sort: [{ fieldName: 'product.name' }] })
  expect(any.inventoryItems.map(({ productId }) => productId)).toEqual([lamp, vase])
  const each = await items.searchInventoryItems({ search: { ...words, mode: 'AND' } })
  expect(each.inventoryItems.map(({ productId }) => productId)).toEqual([lamp])
  const bySku = { expression: 'zv-1', fields: ['product.variantSku' as const] }
  expect((await items.countInventoryItems({ search: bySku })).count).toBe(1)
  const zebra = { search: { expression: 'zebra' } }
  expect((await items.countInventoryItems({ ...zebra, filter: { inStock: true } })).count).toBe(1)
  expect((await items.countInventoryItems({ ...zebra, filter: { 'product.brand.id': brand.id } })).count).toBe(1)
  const { aggregationData } = await items.searchInventoryItems({
    ...zebra,
    aggregations: [
      {
        name: 'status',
        fieldPath: 'availabilityStatus',
        type: 'VALUE',
        value: { sortType: 'VALUE', sortDirection: 'ASC' },
      },
      { name: 'levels', fieldPath: 'quantity', range: { buckets: [{ to: 1 }, { from: 1 }] } },
      { name: 'most', fieldPath: 'quantity', scalar: { type: 'MAX' } },
      { name: 'products', fieldPath: 'productId', scalar: { type: 'COUNT_DISTINCT' } },
      { name: 'years', fieldPath: '_createdDate', dateHistogram: { interval: 'YEAR' } },
      {
        name: 'both',
        nested: {
          nestedAggregations: [
            { name: 'status', fieldPath: 'availabilityStatus', type: 'VALUE' },
            { name: 'sum', fieldPath: 'quantity', scalar: { type: 'MAX' } },
          ],
        },
      },
    ],
  })
  const [status, levels, most, products, years, both] = aggregationData.results
  expect(status!.values!.results).toEqual([
    { value: 'IN_STOCK', count: 1 },
    { value: 'OUT_OF_STOCK', count: 1 },
  ])
  expect(levels!.ranges!.results).toEqual([
    { to: 1, count: 1 },
    { from: 1, count: 1 },
  ])
  expect([most!.scalar!.value, products!.scalar!.value, years!.dateHistogram!.results[0]!.count]).toEqual([2, 2, 2])
  expect(both!.nested!.results).toContainEqual({
    results: { status: { value: { value: 'IN_STOCK', count: 1 } }, sum: { scalar: { value: 2 } } },
  })
  const wrong = await ask(`POST ${path}/search`, { search: { aggregations: [{ fieldPath: 'color', value: {} }] } })
  expect(violationsOf(wrong)).toMatchObject([{ field: 'search.aggregations[0].fieldPath' }])
})

test('refuses more periods than an aggregation returns, and has no extreme of no items', async () => {
  const { id } = await goods({ stock: 1 })
  const { db } = shop.context
  await sql`insert into stores_location (site_id, id, name)
    select ${shop.siteId}, ${id} || n, 'Shelf ' || n from generate_series(1, 200) n`.execute(db)
  await sql`insert into inventory_item (site_id, product_id, variant_id, location_id, tracked, created_date)
    select ${shop.siteId}, ${id}, variant_id, ${id} || n, true, now() - n * interval '1 day'
    from inventory_item, generate_series(1, 200) n where product_id = ${id}`.execute(db)
  const days = { name: 'days', fieldPath: 'createdDate', type: 'DATE_HISTOGRAM', dateHistogram: { interval: 'DAY' } }
  const aggregate = (filter: object, ...aggregations: object[]) =>
    ask(`POST ${path}/search`, { search: { filter, aggregations } })
  expect(violationsOf(await aggregate({ productId: id }, days))).toMatchObject([
    { field: 'search.aggregations[0]', description: expect.stringContaining('200 periods') },
  ])
  const most = { fieldPath: 'quantity', type: 'SCALAR', scalar: { type: 'MAX' } }
  const { aggregationData } = (await aggregate({ productId: randomUUID() }, most)).body
  expect(aggregationData.results[0].scalar).toEqual({ type: 'MAX' })
  await sql`delete from inventory_item where product_id = ${id}`.execute(db)
  await sql`delete from stores_location where id like ${`${id}%`}`.execute(db)
})

test('shows visitors the items of visible products only', async () => {
  const visitor = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: { inventoryItemsV3 },
  }).inventoryItemsV3
  const [shown, hidden] = [await goods({ stock: 1 }), await goods({ stock: 1, visible: false })]
  const found = await visitor.queryInventoryItems().in('productId', [shown.id, hidden.id]).find()
  expect(found.items.map(({ productId }) => productId)).toEqual([shown.id])
  const { id } = await itemOf(hidden.id)
  await expect(visitor.getInventoryItem(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('changes all items that match a filter in background jobs', async () => {
  const made = await Promise.all([1, 2, 3].map((stock) => goods({ stock, options: [sizes] })))
  const productIds = made.map(({ id }) => id)
  const filter = { productId: { $in: productIds } }
  const run = () => runJobs(shop.context, filterJob)
  const quantities = async () =>
    (await items.queryInventoryItems().in('productId', productIds).find()).items
      .map(({ quantity }) => quantity!)
      .toSorted((a, b) => a - b)
  const each = made[0]!.variants.length
  const repeated = (...values: readonly number[]) =>
    values.flatMap((value) => Array.from({ length: each }, () => value))
  const { jobId } = await items.bulkAdjustInventoryItemsByFilter(filter, { adjustment: { decrementBy: 2 } })
  expect(jobId).toEqual(expect.any(String))
  await run()
  // One item would be below 0 and stays as it is.
  expect(await quantities()).toEqual(repeated(0, 1, 1))
  await items.bulkSetOrAdjustInventoryItemsByFilter(filter, { adjustedInventoryAction: { incrementBy: 5 } })
  await run()
  expect(await quantities()).toEqual(repeated(5, 6, 6))
  await items.bulkUpdateInventoryItemsByFilter({ ...filter, quantity: { $gt: 5 } }, { inventoryItem: { quantity: 9 } })
  await run()
  expect(await quantities()).toEqual(repeated(5, 9, 9))
  const { id: locationId } = await newLocation()
  const options = { locationId, inventoryCreationData: { quantity: 1 } }
  await items.bulkCreateInventoryItemsByVariantFilter(filter, options)
  await run()
  expect((await items.countInventoryItems({ filter: { locationId } })).count).toBe(3 * each)
  await items.bulkDeleteInventoryItemsByFilter({ locationId })
  await run()
  expect((await items.countInventoryItems({ filter: { locationId } })).count).toBe(0)
  expect(await quantities()).toEqual(repeated(5, 9, 9))
  const { stockChanges } = await items.listStockChanges({ limit: 1 })
  expect(stockChanges[0]).toMatchObject({ actor: { type: 'key' } })
  expect(
    violationsOf(await ask('POST /stores/v3/bulk/inventory-items/delete-by-filter', { filter: { color: 'red' } })),
  ).toMatchObject([{ field: 'filter.color' }])
})

test('adjusts a quantity with a reason, which the history shows', async () => {
  const product = await goods({ stock: 3 })
  const { id } = await itemOf(product.id)
  const note = 'Broken in the window'
  expect(await items.adjustInventoryItem(id, -2, 'DAMAGE', { note })).toMatchObject({ quantity: 1 })
  expect(await items.adjustInventoryItem(id, 4, 'RECEIVED')).toMatchObject({ quantity: 5 })
  expect((await items.listStockChanges({ inventoryItemId: id })).stockChanges.slice(0, 2)).toMatchObject([
    { reason: 'MANUAL', adjustmentReason: 'RECEIVED', before: { quantity: 1 }, after: { quantity: 5 } },
    { reason: 'MANUAL', adjustmentReason: 'DAMAGE', note, before: { quantity: 3 }, after: { quantity: 1 } },
  ])
  await expect(items.adjustInventoryItem(id, -6, 'LOSS')).rejects.toMatchObject({ code: 'INSUFFICIENT_INVENTORY' })
  const adjust = `POST /vitrine/v1/inventory-items/${id}/adjust`
  expect(violationsOf(await ask(adjust, { adjustBy: 0, adjustmentReason: 'COUNT' }))).toMatchObject([
    { field: 'adjustBy' },
  ])
})

test('moves the stock of a location before it is archived, and loses no unit', async () => {
  const [from, to] = [await newLocation(), await newLocation()]
  const [both, only] = [await goods({ stock: 5 }), await goods({ stock: 1 })]
  const add = (productId: string, locationId: string, more: object) =>
    items.createInventoryItem({ productId, variantId: defaultVariantId(productId), locationId, ...more })
  const preorderInfo = { enabled: true, limit: 3, message: 'Ships in May', expectedDate: '2026-05-04' }
  await add(both.id, from.id, { quantity: 4, preorderInfo })
  await add(both.id, to.id, { quantity: 2 })
  await add(only.id, from.id, { quantity: 7 })
  const archive = (moveStockTo?: string) =>
    ask(`POST /vitrine/v1/stores-locations/${from.id}/archive`, { ...(moveStockTo && { moveStockTo }) })
  expect(await archive()).toMatchObject({ status: 428 })
  for (const other of [from.id, randomUUID()])
    expect(violationsOf(await archive(other))).toMatchObject([{ field: 'moveStockTo' }])
  expect((await archive(to.id)).body.storesLocation).toMatchObject({ archived: false })
  await runJobs(shop.context, moveStockJob)
  expect(await locations.getStoresLocation(from.id)).toMatchObject({ archived: true })
  const at = async (productId: string, locationId: string) =>
    (await itemsOf(productId)).find((item) => item.locationId === locationId)
  expect(await at(both.id, to.id)).toMatchObject({ quantity: 6, preorderInfo })
  expect(await at(only.id, to.id)).toMatchObject({ quantity: 7 })
  expect([await at(both.id, from.id), await at(only.id, from.id)]).toEqual([undefined, undefined])
})
