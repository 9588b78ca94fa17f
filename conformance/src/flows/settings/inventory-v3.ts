import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront, waitFor } from '../../shop.ts'

interface Job {
  readonly jobId?: string
}
interface Location {
  readonly _id?: string
  readonly name?: string
  readonly defaultLocation?: boolean
}
/** Functions that the SDK has, but that its public types leave out. */
interface InternalFunctions {
  readonly bulkAdjustInventoryItemsByFilter: (filter: object, options: object) => Promise<Job>
  readonly bulkSetOrAdjustInventoryItemsByFilter: (filter: object, options: object) => Promise<Job>
  readonly bulkUpdateInventoryItemsByFilter: (filter: object, options: object) => Promise<Job>
  readonly bulkDeleteInventoryItemsByFilter: (filter: object) => Promise<Job>
  readonly bulkCreateInventoryItemsByVariantFilter: (filter: object, options: object) => Promise<Job>
  readonly bulkUpsertInventoryItems: (
    items: readonly object[],
    options?: object,
  ) => Promise<{ results: { item?: { _id?: string; quantity?: number } }[] }>
  readonly countInventoryItems: (options?: object) => Promise<{ count: number }>
}
interface InternalLocations {
  readonly getDefaultStoresLocation: () => Promise<{ storesLocation: Location }>
  readonly getStoresLocation: (id: string) => Promise<Location>
  readonly queryStoresLocations: () => {
    readonly eq: (field: string, value: unknown) => { readonly find: () => Promise<{ items: Location[] }> }
  }
}

const nobody = '00000000-1111-4222-8333-444444444444'

const readLocations = async (): Promise<string> => {
  const locations = openBackOffice().storesLocationsV3 as unknown as InternalLocations
  const id = await check('storesLocationsV3.getDefaultStoresLocation', 'it always exists', async () => {
    const { storesLocation } = await locations.getDefaultStoresLocation()
    assert.equal(storesLocation.defaultLocation, true)
    return need(storesLocation._id, 'location')
  })
  const locationId = need(id, 'location')
  await check('storesLocationsV3.getStoresLocation', 'by ID', async () => {
    assert.equal((await locations.getStoresLocation(locationId))._id, locationId)
  })
  await check('storesLocationsV3.queryStoresLocations', 'the default one', async () => {
    const { items } = await locations.queryStoresLocations().eq('defaultLocation', true).find()
    assert.deepEqual(
      items.map(({ _id }) => _id),
      [locationId],
    )
  })
  return locationId
}

/** Creates a product with two variants. */
const createProduct = async (): Promise<{ productId: string; variantIds: readonly string[] }> => {
  const choices = ['S', 'L'].map((value) => ({ value, description: value }))
  const { product } = await openBackOffice().products.createProduct({
    name: 'Stacking bowl',
    manageVariants: true,
    priceData: { price: 12 },
    productOptions: [{ name: 'Size', optionType: 'drop_down', choices }],
  } as never)
  const variantIds = product!.variants!.map(({ _id }) => need(_id, 'variant'))
  return { productId: need(product!._id, 'product'), variantIds }
}

type About = { readonly productId: string; readonly variantId: string; readonly locationId: string }

const manageItems = async (about: About): Promise<string> => {
  const { inventoryItemsV3 } = openBackOffice()
  const created = await check('inventoryItemsV3.createInventoryItem', 'with a quantity', async () => {
    const item = await inventoryItemsV3.createInventoryItem({ ...about, quantity: 5 } as never)
    expectShape('InventoryItem', item)
    assert.deepEqual([item.quantity, item.trackQuantity, item.availabilityStatus], [5, true, 'IN_STOCK'])
    await expectRefusal(() => inventoryItemsV3.createInventoryItem({ ...about, quantity: 5 } as never), {
      status: 409,
      code: 'ITEM_ALREADY_EXISTS',
    })
    return need(item._id, 'inventory item')
  })
  const id = need(created, 'inventory item')
  await check('inventoryItemsV3.getInventoryItem', 'by ID', async () => {
    expectShape('InventoryItem', await inventoryItemsV3.getInventoryItem(id))
    await expectRefusal(() => inventoryItemsV3.getInventoryItem(nobody), { status: 404 })
  })
  await check('inventoryItemsV3.updateInventoryItem', 'its quantity and preorders', async () => {
    const { revision } = await inventoryItemsV3.getInventoryItem(id)
    const preorderInfo = { enabled: true, limit: 3, message: 'Ships in May' }
    const changes = { revision: revision!, quantity: 0, preorderInfo }
    const item = await inventoryItemsV3.updateInventoryItem(id, changes as never, { reason: 'MANUAL' })
    expectShape('InventoryItem', item)
    assert.equal(item.availabilityStatus, 'PREORDER')
    const stale = () => inventoryItemsV3.updateInventoryItem(id, changes as never)
    await expectRefusal(stale, { status: 409 })
  })
  await check('inventoryItemsV3.queryInventoryItems', 'those of a product, as a visitor', async () => {
    const found = await openStorefront().inventoryItemsV3.queryInventoryItems().eq('productId', about.productId).find()
    for (const item of found.items) expectShape('InventoryItem', item)
    assert.deepEqual(
      found.items.map(({ _id }) => _id),
      [id],
    )
  })
  await check('inventoryItemsV3.searchInventoryItems', 'by words, with an aggregation', async () => {
    const { inventoryItems, aggregationData } = await inventoryItemsV3.searchInventoryItems({
      search: { expression: 'stacking' },
      filter: { productId: about.productId },
      aggregations: [{ name: 'status', fieldPath: 'availabilityStatus', type: 'VALUE', value: {} }],
    } as never)
    assert.equal(inventoryItems!.length, 1)
    assert.deepEqual(aggregationData!.results![0]!.values!.results, [{ value: 'PREORDER', count: 1 }])
  })
  return id
}

/** Reads with a filter that is too long for a URL, so that the SDK sends it in the body. */
const readWithLongFilter = async ({ productId }: About): Promise<void> => {
  const { inventoryItemsV3 } = openBackOffice()
  const internal = inventoryItemsV3 as unknown as InternalFunctions
  const others = Array.from({ length: 200 }, (_, index) => `00000000-1111-4222-8333-${String(index).padStart(12, '0')}`)
  const filter = { productId: { $in: [...others, productId] } }
  await check('inventoryItemsV3.queryInventoryItems', 'a filter too long for a URL', async () => {
    const found = await inventoryItemsV3
      .queryInventoryItems()
      .in('productId', [...others, productId])
      .find()
    assert.equal(found.items.length, 1)
  })
  await check('inventoryItemsV3.searchInventoryItems', 'a filter too long for a URL', async () => {
    const { inventoryItems } = await inventoryItemsV3.searchInventoryItems({ filter } as never)
    assert.equal(inventoryItems!.length, 1)
  })
  await check('inventoryItemsV3.countInventoryItems', 'a filter too long for a URL', async () => {
    assert.equal((await internal.countInventoryItems({ filter })).count, 1)
  })
}

const adjustItems = async (id: string, { variantId, locationId }: About): Promise<void> => {
  const { inventoryItemsV3 } = openBackOffice()
  const returned = { returnEntity: true }
  const quantityOf = ({ results }: { results?: { item?: { quantity?: number | null } }[] }) =>
    results![0]!.item!.quantity
  await check('inventoryItemsV3.bulkIncrementInventoryItems', 'by ID', async () => {
    const data = [{ inventoryItemId: id, incrementBy: 4 }]
    assert.equal(quantityOf((await inventoryItemsV3.bulkIncrementInventoryItems(data, returned)) as never), 4)
  })
  await check('inventoryItemsV3.bulkDecrementInventoryItems', 'not below 0', async () => {
    const data = [1, 9].map((decrementBy) => ({ inventoryItemId: id, decrementBy }))
    const { results } = await inventoryItemsV3.bulkDecrementInventoryItems(data, { restrictInventory: true })
    assert.equal(results![1]!.itemMetadata!.error!.code, 'INSUFFICIENT_INVENTORY')
  })
  await check('inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation', 'at a location', async () => {
    const data = [{ variantId, locationId, incrementBy: 2 }]
    const done = await inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation(data, returned)
    assert.equal(quantityOf(done as never), 5)
  })
  await check('inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation', 'at the default one', async () => {
    const data = [{ variantId, decrementBy: 1 }]
    const done = await inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation(data, returned)
    assert.equal(quantityOf(done as never), 4)
  })
}

const manageInBulk = async (id: string, about: About, other: About): Promise<void> => {
  const { inventoryItemsV3 } = openBackOffice()
  const internal = inventoryItemsV3 as unknown as InternalFunctions
  await check('inventoryItemsV3.bulkCreateInventoryItems', 'one new, one known', async () => {
    const sent = [
      { ...other, quantity: 1 },
      { ...about, quantity: 1 },
    ]
    const { results, bulkActionMetadata } = await inventoryItemsV3.bulkCreateInventoryItems(sent as never, {
      returnEntity: true,
    })
    expectShape('InventoryItem', results![0]!.item!)
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [1, 1])
  })
  await check('inventoryItemsV3.bulkUpdateInventoryItems', 'with a revision', async () => {
    const { revision } = await inventoryItemsV3.getInventoryItem(id)
    const sent = [{ inventoryItem: { _id: id, revision, quantity: 8 } }]
    const { bulkActionMetadata } = await inventoryItemsV3.bulkUpdateInventoryItems(sent as never)
    assert.equal(bulkActionMetadata!.totalSuccesses, 1)
  })
  await check('inventoryItemsV3.bulkUpsertInventoryItems', 'by variant and location', async () => {
    const sent = [{ inventoryItem: { ...about, quantity: 6 } }]
    const { results } = await internal.bulkUpsertInventoryItems(sent, { returnEntity: true })
    assert.deepEqual([results[0]!.item!._id, results[0]!.item!.quantity], [id, 6])
  })
  const filter = { productId: about.productId }
  await check('inventoryItemsV3.countInventoryItems', 'those of a product', async () => {
    assert.equal((await internal.countInventoryItems({ filter })).count, 2)
  })
  const jobs = {
    bulkAdjustInventoryItemsByFilter: { adjustment: { incrementBy: 1 } },
    bulkSetOrAdjustInventoryItemsByFilter: { adjustedInventoryAction: { incrementBy: 1 } },
    bulkUpdateInventoryItemsByFilter: { inventoryItem: { quantity: 3 } },
    bulkCreateInventoryItemsByVariantFilter: {
      locationId: about.locationId,
      inventoryCreationData: { quantity: 1 },
    },
    bulkDeleteInventoryItemsByFilter: {},
  } as const
  for (const [name, options] of Object.entries(jobs))
    await check(`inventoryItemsV3.${name}`, 'a background job', async () => {
      const { jobId } = await internal[name as keyof typeof jobs](filter, options)
      assert.match(need(jobId, 'job'), /^[0-9a-f-]{36}$/)
    })
  await check('inventoryItemsV3.queryInventoryItems', 'no item is left after the last job', () =>
    waitFor(async () => {
      const { items } = await inventoryItemsV3.queryInventoryItems().eq('productId', about.productId).find()
      return items.length === 0 || undefined
    }, 'end of the jobs'),
  )
}

const deleteItems = async (about: About, other: About): Promise<void> => {
  const { inventoryItemsV3 } = openBackOffice()
  await inventoryItemsV3.bulkCreateInventoryItems([about, other].map((one) => ({ ...one, quantity: 1 })) as never)
  const { items } = await inventoryItemsV3.queryInventoryItems().eq('productId', about.productId).find()
  const [first, ...others] = items.map(({ _id }) => need(_id, 'inventory item'))
  await check('inventoryItemsV3.deleteInventoryItem', 'it goes', async () => {
    await inventoryItemsV3.deleteInventoryItem(need(first, 'inventory item'))
    await expectRefusal(() => inventoryItemsV3.getInventoryItem(first!), { status: 404 })
  })
  await check('inventoryItemsV3.bulkDeleteInventoryItems', 'one of two', async () => {
    const { bulkActionMetadata } = await inventoryItemsV3.bulkDeleteInventoryItems([others[0]!, nobody])
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [1, 1])
  })
}

/** Changes the stock of a product as catalog V1 has it. */
const manageV1 = async (productId: string, variantId: string): Promise<void> => {
  const { inventory } = openBackOffice()
  await inventory.updateInventoryVariants(productId, { trackQuantity: true, variants: [{ variantId, quantity: 5 }] })
  await check('inventory.incrementInventory', 'of a product', () =>
    inventory.incrementInventory([{ productId, variantId, incrementBy: 2 }]),
  )
  await check('inventory.decrementInventory', 'of an inventory item', async () => {
    await inventory.decrementInventory([{ inventoryId: productId, variantId, decrementBy: 1 }])
    const tooMany = () => inventory.decrementInventory([{ productId, variantId, decrementBy: 100 }])
    await expectRefusal(tooMany, { status: 428, code: 'INSUFFICIENT_INVENTORY' })
  })
  await check('inventory.getInventoryVariants', 'one of its variants', async () => {
    const { inventoryItem } = await inventory.getInventoryVariants(productId, { variantIds: [variantId] })
    assert.deepEqual(
      inventoryItem!.variants!.map(({ quantity }) => quantity),
      [6],
    )
  })
  await check('inventory.queryInventory', 'by product', async () => {
    const { inventoryItems } = await inventory.queryInventory({ query: { filter: JSON.stringify({ productId }) } })
    assert.deepEqual(
      inventoryItems!.map(({ _id }) => _id),
      [productId],
    )
  })
}

/** Calls the functions of inventory in both versions of the catalog. */
export const manageInventory = async (): Promise<void> => {
  const locationId = await readLocations()
  const { productId, variantIds } = await createProduct()
  const [about, other] = variantIds.map((variantId) => ({ productId, variantId, locationId })) as [About, About]
  const { inventoryItemsV3, products } = openBackOffice()
  const before = await inventoryItemsV3.queryInventoryItems().eq('productId', productId).find()
  if (before.items.length > 0)
    await inventoryItemsV3.bulkDeleteInventoryItems(before.items.map(({ _id }) => need(_id, 'inventory item')))
  const id = await manageItems(about)
  await readWithLongFilter(about)
  await adjustItems(id, about)
  await manageInBulk(id, about, other)
  await deleteItems(about, other)
  await manageV1(productId, about.variantId)
  await products.deleteProduct(productId)
}
