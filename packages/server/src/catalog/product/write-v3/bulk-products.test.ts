import { defaultVariantId } from '@vitrine/domain/catalog/product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
})
afterAll(() => shop.close())

const path = '/stores/v3/bulk/products'
const ok = async (route: string, body?: object) => {
  const answer = await shop.send(route, { token: shop.apiKey, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const refused = async (route: string, body: object) => {
  const { status, body: answer } = await shop.send(route, { token: shop.apiKey, body })
  const { applicationError, validationError } = answer.details
  return { status, code: applicationError?.code, fields: validationError?.fieldViolations }
}
const priced = (amount: string, more: object = {}) => ({ price: { actualPrice: { amount } }, ...more })
const mug = (name: string, more: object = {}) => ({
  name,
  productType: 'PHYSICAL',
  variantsInfo: { variants: [priced('12.00')] },
  ...more,
})
const add = async (...products: object[]) =>
  (await ok(`POST ${path}/create`, { products, returnEntity: true })).results.map(
    ({ item }: { item: { id: string } }) => item,
  )
const read = async (id: string) => (await ok(`GET /stores/v3/products/${id}`)).product
const eventsOf = async (id: string) => {
  const events = shop.context.db.selectFrom('event').select('type').where('site_id', '=', shop.siteId)
  return (await events.where('entity', '=', `product:${id}`).execute()).length
}
const withOption = (name: string, ...names: string[]) => ({
  options: [
    {
      name,
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: names.map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' })) },
    },
  ],
  variantsInfo: {
    variants: names.map((choiceName) =>
      priced('5.00', { choices: [{ optionChoiceNames: { optionName: name, choiceName } }] }),
    ),
  },
})

test('creates each product independently, and leaves nothing of a refused one', async () => {
  const products = [
    mug('First', { slug: 'first', ...withOption('Depth', 'Flat', 'Deep') }),
    mug('Second', { slug: 'first', brand: { name: 'Never made' } }),
    mug('Third', { brand: { name: 'Never made' }, ribbon: { id: '00000000-1111-4222-8333-444444444444' } }),
    mug('Fourth', withOption('Depth', 'Flat', 'Bowl')),
    mug('Fifth', { ...withOption('Finish', 'Matt'), variantsInfo: { variants: [priced('1.00')] } }),
  ]
  const { results, bulkActionMetadata } = await ok(`POST ${path}/create`, { products, returnEntity: true })
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
  expect(results).toMatchObject([
    { itemMetadata: { originalIndex: 0, success: true }, item: { name: 'First', slug: 'first' } },
    { itemMetadata: { originalIndex: 1, error: { code: 'DUPLICATE_SLUG_ERROR' } } },
    { itemMetadata: { originalIndex: 2, error: { code: 'RIBBON_NOT_FOUND' } } },
    { item: { name: 'Fourth' } },
    { itemMetadata: { originalIndex: 4, error: { code: 'MISSING_VARIANT_OPTION_CHOICE' } } },
  ])
  expect(results[3].item.options[0].id).toBe(results[0].item.options[0].id)
  const found = async (route: string, filter: object) =>
    await ok(`POST /stores/v3/${route}/query`, { query: { filter } })
  expect((await found('brands', { name: 'Never made' })).brands).toEqual([])
  expect((await found('customizations', { name: 'Finish' })).customizations).toEqual([])
  const kinds = shop.context.db
    .selectFrom('event')
    .select('body')
    .where('site_id', '=', shop.siteId)
    .where('type', '=', 'wix.stores.catalog.v3.brand_created')
  expect(await kinds.execute()).toEqual([])
  expect(await eventsOf(results[0].item.id)).toBe(2)
})

test('gives products of one request different slugs, also if they have the same name', async () => {
  await add(mug('Twin'))
  const products = [
    mug('Twin'),
    mug('Twin'),
    mug('Other', { slug: 'twin-4' }),
    mug('Twin', { slug: 'a b' }),
    mug('Twin'),
  ]
  const { results } = await ok(`POST ${path}/create`, { products, returnEntity: true })
  const slugs = results.map((one: { item?: { slug: string } }) => one.item?.slug)
  expect(slugs).toEqual(['twin-2', 'twin-3', 'twin-4', undefined, 'twin-5'])
})

test('creates products with more variants than one statement has parameters for', async () => {
  const names = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index}`)
  const optionOf = (name: string, choices: readonly string[]) => ({
    name,
    optionRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: choices.map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' })) },
  })
  const [sizes, glazes] = [names(10, 'Size'), names(90, 'Glaze')]
  const choice = (optionName: string, choiceName: string) => ({ optionChoiceNames: { optionName, choiceName } })
  const variants = sizes.flatMap((size) =>
    glazes.map((glaze) =>
      priced('5.00', { choices: [choice('Cup', size), choice('Tint', glaze)], inventoryItem: { quantity: 1 } }),
    ),
  )
  const large = { options: [optionOf('Cup', sizes), optionOf('Tint', glazes)], variantsInfo: { variants } }
  const products = names(5, 'Large').map((name) => mug(name, large))
  // A store without a listener, which would be sent thousands of events.
  const quiet = await openShop()
  const route = 'POST /stores/v3/bulk/products-with-inventory/create'
  const { body } = await quiet.send(route, { token: quiet.apiKey, body: { products } })
  expect(body.productResults?.bulkActionMetadata, JSON.stringify(body).slice(0, 500)).toMatchObject({
    totalSuccesses: 5,
  })
  await quiet.close()
})

test('updates each product by its revision, with a mask', async () => {
  const [one, other] = await add(mug('One', { brand: { name: 'Kiln' } }), mug('Other'))
  const products = [
    { product: { id: one.id, revision: '1', name: 'Ignored' }, fieldMask: ['brand'] },
    { product: { id: other.id, revision: '7', name: 'Stale' } },
    { product: { id: '00000000-1111-4222-8333-444444444444', revision: '1' } },
    { product: { revision: '1' } },
  ]
  const { results } = await ok(`POST ${path}/update`, { products, returnEntity: true })
  expect(results).toMatchObject([
    { item: { name: 'One', revision: '2' } },
    { itemMetadata: { id: other.id, error: { code: 'CONFLICT', data: { currentRevision: '1' } } } },
    { itemMetadata: { error: { code: 'PRODUCT_NOT_FOUND' } } },
    { itemMetadata: { error: { code: 'INVALID_ARGUMENT' } } },
  ])
  expect(results[0].item).not.toHaveProperty('brand')
  const masked = (fieldMask: string[]) =>
    ok(`POST ${path}/update`, { products: [{ product: { id: one.id, revision: '2' }, fieldMask }] })
  expect((await masked(['handle', 'name'])).results[0].itemMetadata.error).toMatchObject({
    code: 'FIELD_MASK_VALUE_NOT_SUPPORTED',
    data: { fieldMasks: ['handle'] },
  })
  const missing = (await masked(['name'])).results[0].itemMetadata.error
  expect(missing).toMatchObject({ code: 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR' })
  const twice = { product: { id: one.id, revision: '2' } }
  expect((await refused(`POST ${path}/update`, { products: [twice, twice] })).fields).toMatchObject([
    { field: 'products[1].product.id', ruleName: 'DUPLICATE_PRODUCT_IDS_REQUEST' },
  ])
})

test('deletes each product independently', async () => {
  const [one] = await add(mug('Gone'))
  const { results } = await ok(`POST ${path}/delete`, { productIds: [one.id, 'nobody'] })
  expect(results).toMatchObject([
    { itemMetadata: { id: one.id, success: true } },
    { itemMetadata: { id: 'nobody', error: { code: 'PRODUCT_NOT_FOUND' } } },
  ])
  const twice = await refused(`POST ${path}/delete`, { productIds: ['a', 'a'] })
  expect(twice.fields).toMatchObject([{ field: 'productIds[1]', ruleName: 'DUPLICATE_PRODUCT_IDS_REQUEST' }])
})

test('refuses more options than one transaction can lock', async () => {
  const products = Array.from({ length: 61 }, (_, index) => ({
    ...mug(`Mug ${index}`),
    options: Array.from({ length: 5 }, (_one, at) => withOption(`Option ${index} ${at}`, 'A').options[0]),
  }))
  expect(await refused(`POST ${path}/create`, { products })).toMatchObject({ code: 'TOO_MANY_OPTIONS_IN_REQUEST' })
})

test('products with the same new options can be created at the same time', async () => {
  const bulk = (names: string[]) =>
    ok(`POST ${path}/create`, { products: names.map((name) => mug(`Of ${name}`, withOption(name, 'A', 'B'))) })
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta']
  await Promise.all([bulk(names), bulk(names.toReversed()), bulk([...names.slice(2), ...names.slice(0, 2)])])
  const query = { filter: { name: { $in: names } } }
  expect((await ok('POST /stores/v3/customizations/query', { query })).customizations).toHaveLength(4)
})

test('sets stock with a product, in one request', async () => {
  const stocked = (inventoryItem: object) => ({ variantsInfo: { variants: [priced('12.00', { inventoryItem })] } })
  const one = await ok('POST /stores/v3/products-with-inventory', {
    product: mug('Stocked', stocked({ quantity: 5 })),
    returnEntity: true,
  })
  const { id } = one.product
  expect(one.inventoryResults).toMatchObject({
    results: [
      {
        itemMetadata: { originalIndex: 0, success: true },
        item: {
          productId: id,
          variantId: defaultVariantId(id),
          quantity: 5,
          trackQuantity: true,
          availabilityStatus: 'IN_STOCK',
        },
      },
    ],
    bulkActionMetadata: { totalSuccesses: 1 },
  })
  const change = { revision: '1', ...stocked({ inStock: false }) }
  const changed = await ok(`PATCH /stores/v3/products-with-inventory/${id}`, { product: change })
  expect(changed.product).toMatchObject({ revision: '2', inventory: { availabilityStatus: 'OUT_OF_STOCK' } })
  expect(changed.inventoryResults.results[0]).not.toHaveProperty('item')

  const bulk = '/stores/v3/bulk/products-with-inventory'
  const products = [mug('Two', stocked({ quantity: 0 })), mug('Three', stocked({ quantity: -1 }))]
  const { productResults, inventoryResults } = await ok(`POST ${bulk}/create`, { products, returnEntity: true })
  expect(productResults.results).toMatchObject([
    { item: { name: 'Two', inventory: { availabilityStatus: 'OUT_OF_STOCK' } } },
    {
      itemMetadata: {
        error: { data: { fieldViolations: [{ ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE' }] } },
      },
    },
  ])
  expect(inventoryResults.results).toMatchObject([{ item: { quantity: 0 } }])
  const restocked = { product: { id, revision: '2', ...stocked({ quantity: 9 }) } }
  const updated = await ok(`POST ${bulk}/update`, { products: [restocked] })
  expect(updated.inventoryResults.bulkActionMetadata.totalSuccesses).toBe(1)
  expect((await read(id)).inventory.availabilityStatus).toBe('IN_STOCK')
})

test('sets preorders with a product, and keeps those that were not sent', async () => {
  const stocked = (inventoryItem: object) => ({ variantsInfo: { variants: [priced('12.00', { inventoryItem })] } })
  const route = '/stores/v3/products-with-inventory'
  const preorderInfo = { enabled: true, message: 'In spring', limit: 20 }
  const product = mug('Early', stocked({ quantity: 0, preorderInfo }))
  const made = await ok(`POST ${route}`, { product, returnEntity: true })
  const { id } = made.product
  expect(made.product.inventory).toMatchObject({ preorderStatus: 'ENABLED', preorderAvailability: 'ALL_VARIANTS' })
  const [{ item }] = made.inventoryResults.results
  expect(item).toMatchObject({
    quantity: 0,
    availabilityStatus: 'PREORDER',
    preorderInfo: { ...preorderInfo, counter: 0 },
  })
  const itemOf = async (productId: string) => {
    const query = { filter: { productId } }
    return (await ok('POST /stores/v3/inventory-items/query', { query })).inventoryItems[0]
  }
  expect(await itemOf(id)).toMatchObject({ revision: '1', preorderInfo: { message: 'In spring', limit: 20 } })
  const change = (revision: string, inventoryItem: object) => ({ product: { revision, ...stocked(inventoryItem) } })
  await ok(`PATCH ${route}/${id}`, change('1', { quantity: 7 }))
  await ok(`PATCH ${route}/${id}`, change('2', { preorderInfo: { enabled: false } }))
  expect(await itemOf(id)).toMatchObject({ quantity: 7, preorderInfo: { enabled: false, message: 'In spring' } })

  const untracked = mug('Untracked', stocked({ preorderInfo: { enabled: true } }))
  const soldFreely = await ok(`POST ${route}`, { product: untracked })
  expect(await itemOf(soldFreely.product.id)).toMatchObject({ inStock: true, preorderInfo: { enabled: true } })
  const field = 'product.variantsInfo.variants[0].inventoryItem'
  const limited = mug('Limited', stocked({ inStock: false, preorderInfo: { enabled: true, limit: 5 } }))
  expect((await refused(`POST ${route}`, { product: limited })).fields).toMatchObject([
    { field: `${field}.preorderInfo.limit` },
  ])
  const { db } = shop.context
  await db.updateTable('inventory_item').set({ preorder_counter: 9 }).where('product_id', '=', id).execute()
  const below = await refused(`PATCH ${route}/${id}`, change('3', { preorderInfo: { limit: 8 } }))
  expect(below).toMatchObject({ code: 'PRE_ORDER_VALIDATION' })
  const empty = await ok(`POST ${route}`, { product: mug('Nothing', stocked({})), returnEntity: true })
  expect(empty.inventoryResults.results).toEqual([])
})

test('adds a product to its main category, which its breadcrumbs lead to', async () => {
  const treeReference = { appNamespace: '@wix/stores' }
  const category = async (name: string, parentId?: string) => {
    const sent = { name, ...(parentId && { parentCategory: { id: parentId } }) }
    return (await ok('POST /categories/v1/categories', { category: sent, treeReference })).category
  }
  const parent = await category('Kitchen')
  const main = await category('Mugs', parent.id)
  const [{ id }] = await add(mug('Of a category', { mainCategoryId: main.id }))
  const visitor = await shop.visitorToken()
  const shown = async (token = visitor) => {
    const { body } = await shop.send(`GET /stores/v3/products/${id}?fields=BREADCRUMBS_INFO`, { token })
    const { mainCategoryId, breadcrumbsInfo } = body.product
    return [mainCategoryId, breadcrumbsInfo?.breadcrumbs.map((one: { categoryId: string }) => one.categoryId)]
  }
  expect(await shown()).toEqual([main.id, [parent.id, main.id]])
  const other = await category('Gifts')
  const update = async (product: object) => {
    const { revision } = await read(id)
    return { product: { revision, ...product } }
  }
  await ok(`PATCH /stores/v3/products/${id}`, await update({ mainCategoryId: other.id }))
  expect(await shown()).toEqual([other.id, [other.id]])
  const { directCategoriesInfo } = (await ok(`GET /stores/v3/products/${id}?fields=DIRECT_CATEGORIES_INFO`)).product
  expect(directCategoriesInfo.categories).toEqual(expect.arrayContaining([{ id: main.id }, { id: other.id }]))
  const visibility = { treeReference, categoryId: other.id, visible: false, revision: other.revision }
  await ok('PATCH /categories/v1/categories/visibility', visibility)
  expect(await shown()).toEqual([other.id, undefined])
  expect(await shown(shop.apiKey)).toEqual([other.id, [other.id]])
  await ok(`DELETE /categories/v1/categories/${other.id}?treeReference.appNamespace=@wix/stores`)
  expect(await shown()).toEqual([undefined, undefined])
  const unknown = { mainCategoryId: '00000000-1111-4222-8333-444444444444' }
  expect((await refused(`PATCH /stores/v3/products/${id}`, await update(unknown))).fields).toMatchObject([
    { field: 'product.mainCategoryId' },
  ])
})

test('adds and removes tags', async () => {
  const [one] = await add(mug('Tagged', { tags: { publicTags: { tagIds: ['old', 'kept'] } } }))
  const tags = (body: object) => ok(`POST ${path}/update-tags`, { productIds: [one.id, 'nobody'], ...body })
  const { results } = await tags({
    assignTags: { publicTags: { tagIds: ['new', 'kept'] }, privateTags: { tagIds: ['vip'] } },
    unassignTags: { publicTags: { tagIds: ['old'] } },
  })
  expect(results).toMatchObject([{ itemMetadata: { success: true } }, { itemMetadata: { success: false } }])
  const expected = { publicTags: { tagIds: ['kept', 'new'] }, privateTags: { tagIds: ['vip'] } }
  expect(await read(one.id)).toMatchObject({ revision: '2', tags: expected })
  expect(await refused(`POST ${path}/update-tags`, { productIds: [one.id], assignTags: {} })).toMatchObject({
    code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  })
})

test('adds and removes info sections', async () => {
  const sections = Array.from({ length: 20 }, (_, index) => ({ uniqueName: `Section ${index}` }))
  const [one, full] = await add(mug('Plain'), mug('Full', { infoSections: sections }))
  const section = { uniqueName: 'Care of mugs', title: 'Care', plainDescription: '<p>Wipe.</p>' }
  const { infoSection } = await ok('POST /stores/v3/info-sections', { infoSection: section })
  const about = (revision: string) => ({
    products: [
      { productId: one.id, revision },
      { productId: full.id, revision: '1' },
    ],
    infoSectionIds: [infoSection.id],
    returnEntity: true,
    fields: ['INFO_SECTION'],
  })
  const added = await ok(`POST ${path}/add-info-sections`, about('1'))
  expect(added.results).toMatchObject([
    { item: { infoSections: [{ id: infoSection.id, title: 'Care' }] } },
    { itemMetadata: { error: { code: 'TOO_MANY_INFO_SECTIONS_ERROR' } } },
  ])
  const removed = await ok(`POST ${path}/remove-info-sections`, {
    ...about('2'),
    products: about('2').products.slice(0, 1),
  })
  expect(removed.results).toMatchObject([{ item: { revision: '3', infoSections: [] } }])
  const stale = await ok(`POST ${path}/remove-info-sections`, about('1'))
  expect(stale.results[0].itemMetadata.error.code).toBe('CONFLICT')
})
