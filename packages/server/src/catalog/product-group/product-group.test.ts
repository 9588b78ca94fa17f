import { randomUUID } from 'node:crypto'
import {
  ApiKeyStrategy,
  createClient,
  customizationsV3,
  OAuthStrategy,
  productGroupsV3,
  productsV3,
} from '@vitrine/client'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { storeMedia } from '../../ground/media/files.ts'
import { runJobs } from '../../testing/run-jobs.ts'

let shop: Shop
const modules = { productGroupsV3, productsV3, customizationsV3 }
const openOwner = () => createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules })
const openShopper = () =>
  createClient({ host: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }), modules }).productGroupsV3
let owner: ReturnType<typeof openOwner>
let groups: ReturnType<typeof openOwner>['productGroupsV3']
let color: Awaited<ReturnType<typeof addColor>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openOwner()
  groups = owner.productGroupsV3
  color = await addColor()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.context
  await db.deleteFrom('product_group').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('event').where('site_id', '=', shop.siteId).execute()
})

const path = '/stores/v3/product-groups'
const ask = (route: string, body: object) => shop.send(route, { token: shop.apiKey, body })
const violationsOf = ({ body }: { body: { details?: { validationError?: { fieldViolations: object[] } } } }) =>
  body.details?.validationError?.fieldViolations

const names = ['Red', 'Green', 'Blue']
const addColor = () =>
  owner.customizationsV3.createCustomization({
    name: `Color ${randomUUID().slice(0, 8)}`,
    customizationType: 'PRODUCT_OPTION',
    customizationRenderType: 'SWATCH_CHOICES',
    choicesSettings: { choices: names.map((name, index) => ({ name, colorCode: `#00000${index}` })) },
  })
const choice = (name: string) => color.choicesSettings!.choices.find((one) => one.name === name)!

/** A product with choices of the color, each a variant. */
const addShirt = async (colors: readonly string[], more: object = {}) => {
  const { id, slug, revision } = await owner.productsV3.createProduct({
    name: `${colors.join(' and ')} shirt`,
    productType: 'PHYSICAL',
    physicalProperties: {},
    options: [
      {
        id: color.id,
        choicesSettings: { choices: colors.map((name) => ({ choiceId: choice(name).id })) },
      },
    ],
    variantsInfo: {
      variants: colors.map((name) => ({
        choices: [{ optionChoiceIds: { optionId: color.id, choiceId: choice(name).id } }],
        price: { actualPrice: { amount: '30' } },
      })),
    },
    ...more,
  })
  return { id: id!, slug: slug!, revision: revision! }
}
const shirts = (more: object = {}) => ({ name: 'Shirts', groupingCustomizationId: color.id, ...more })
const assign = (id: string, ...productIds: string[]) => groups.assignProductsToProductGroup(id, { productIds })
type Reader = Pick<typeof groups, 'getProductGroup' | 'searchProductGroups'>
const memberIds = async (id: string, reader: Reader = groups) =>
  (await reader.getProductGroup(id)).members.map(({ productId }) => productId)
const eventsOf = (id: string) =>
  shop.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .orderBy('sequence')
    .where('entity', '=', `product_group:${id}`)
    .execute()

test('creates, updates and deletes a group, with an event for each change', async () => {
  const created = await groups.createProductGroup(
    shirts({ handle: 'shirts', extendedFields: { namespaces: { '@our/app': { season: 'summer' } } } }),
    { fields: ['GROUPING_CUSTOMIZATION'] },
  )
  const { id, key, name, customizationType, customizationRenderType } = color
  expect(created).toMatchObject({
    name: 'Shirts',
    revision: '1',
    handle: 'shirts',
    groupingCustomizationId: color.id,
    choiceOrder: [],
    members: [],
    groupingCustomization: { id, key, name, customizationType, customizationRenderType },
    extendedFields: { namespaces: { '@our/app': { season: 'summer' } } },
  })
  const { groupingCustomization: _requested, ...plain } = created
  expect(await groups.getProductGroup(created.id)).toEqual(plain)
  const choiceOrder = [choice('Blue').id, choice('Red').id]
  const updated = await groups.updateProductGroup(created.id, { ...plain, name: 'Linen shirts', choiceOrder })
  expect(updated).toMatchObject({ name: 'Linen shirts', revision: '2', choiceOrder })
  await expect(groups.updateProductGroup(created.id, { revision: '1', name: 'Late' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await groups.deleteProductGroup(created.id)
  await expect(groups.getProductGroup(created.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await eventsOf(created.id)).toMatchObject([
    { type: 'wix.stores.catalog.v3.product_group_created', body: { entity: { handle: 'shirts', members: [] } } },
    { type: 'wix.stores.catalog.v3.product_group_updated', body: { modifiedFields: { name: 'Shirts' } } },
    { type: 'wix.stores.catalog.v3.product_group_deleted' },
  ])
})

test('refuses customizations without choices, fixed fields, and choices of others', async () => {
  const missing = randomUUID()
  await expect(groups.createProductGroup(shirts({ groupingCustomizationId: missing }))).rejects.toMatchObject({
    code: 'CUSTOMIZATION_NOT_FOUND',
    data: { customizationId: missing },
  })
  const text = await owner.customizationsV3.createCustomization({
    name: 'Engraving',
    customizationType: 'MODIFIER',
    customizationRenderType: 'FREE_TEXT',
    freeTextInput: { title: 'Engraving' },
  })
  await expect(groups.createProductGroup(shirts({ groupingCustomizationId: text.id }))).rejects.toMatchObject({
    code: 'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE',
  })
  expect(violationsOf(await ask(`POST ${path}`, { productGroup: {} }))).toMatchObject([
    { field: 'productGroup.groupingCustomizationId', violatedRule: 'REQUIRED_FIELD' },
  ])
  const { id } = await groups.createProductGroup(shirts({ handle: 'shirts' }))
  await expect(groups.createProductGroup(shirts({ handle: 'shirts' }))).rejects.toMatchObject({
    code: 'ALREADY_EXISTS',
  })
  const refuse = async (productGroup: object) =>
    violationsOf(await ask(`PATCH ${path}/${id}`, { productGroup: { revision: '1', ...productGroup } }))
  const [red] = [choice('Red').id]
  expect(await refuse({ handle: 'other' })).toMatchObject([{ field: 'productGroup.handle' }])
  expect(await refuse({ groupingCustomizationId: text.id })).toMatchObject([
    { field: 'productGroup.groupingCustomizationId' },
  ])
  expect(await refuse({ choiceOrder: [missing] })).toMatchObject([{ field: 'productGroup.choiceOrder[0]' }])
  expect(await refuse({ choiceOrder: [red, red] })).toMatchObject([{ field: 'productGroup.choiceOrder[1]' }])
  expect(await refuse({ media: { altText: 'None' } })).toMatchObject([{ field: 'productGroup.media.id' }])
  expect(await refuse({ media: { id: 'unknown.png' } })).toMatchObject([{ field: 'productGroup.media' }])
})

test('has an image of the store, which an empty object removes', async () => {
  const create = { width: 40, height: 30, channels: 3 as const, background: 'teal' }
  const bytes = await sharp({ create }).png().toBuffer()
  const { id: mediaId } = await storeMedia(shop.context, { siteId: shop.siteId, bytes, filename: 'shirts.png' })
  const media = { id: mediaId, altText: 'Shirts', displayName: 'Cover' }
  const { id } = await groups.createProductGroup(shirts({ media }))
  const fields = ['THUMBNAIL'] as const
  expect((await groups.getProductGroup(id, { fields })).media).toMatchObject({
    ...media,
    image: { id: mediaId, width: 40, height: 30 },
    mediaType: 'IMAGE',
    thumbnail: { url: expect.stringContaining('w_50,h_50'), width: 50, height: 50, altText: 'Shirts' },
  })
  const changed = await groups.updateProductGroup(id, { revision: '1', media: { altText: 'All shirts' } })
  expect(changed.media).toMatchObject({ id: mediaId, altText: 'All shirts', displayName: 'Cover' })
  expect(changed.media).not.toHaveProperty('thumbnail')
  expect((await groups.updateProductGroup(id, { revision: '2', media: {} })).media).toBe(undefined)
})

test('orders members by the choices of the group, and shows shoppers the active ones', async () => {
  const { id } = await groups.createProductGroup(shirts({ choiceOrder: [choice('Green').id] }))
  const [red, green, blue] = await Promise.all(names.map((name) => addShirt([name])))
  const { results } = await assign(id, red!.id, green!.id, red!.id, blue!.id)
  expect(results).toEqual([red, green, blue].map((one) => ({ productId: one!.id, success: true })))
  // Green as told, then by name.
  expect(await memberIds(id)).toEqual([green!.id, blue!.id, red!.id])
  const { members } = await groups.getProductGroup(id)
  expect(members[1]).toEqual({
    productId: blue!.id,
    productName: 'Blue shirt',
    slug: blue!.slug,
    choice: { id: choice('Blue').id, key: 'Blue', name: 'Blue', choiceType: 'ONE_COLOR', colorCode: '#000002' },
    inventoryAvailabilityStatus: 'IN_STOCK',
    status: 'ACTIVE',
  })
  // Repeated assignments change nothing.
  const { revision } = await groups.getProductGroup(id)
  await assign(id, blue!.id)
  expect((await groups.getProductGroup(id)).revision).toBe(revision)

  await owner.productsV3.updateProduct(red!.id, { revision: red!.revision, visible: false })
  await owner.productsV3.updateProduct(green!.id, {
    revision: green!.revision,
    options: [],
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '30' } } }] },
  })
  const statuses = (await groups.getProductGroup(id)).members.map(({ productId, status }) => [productId, status])
  expect(statuses).toEqual([
    [blue!.id, 'ACTIVE'],
    [red!.id, 'HIDDEN'],
    [green!.id, 'OUT_OF_SYNC'],
  ])
  expect(await memberIds(id, openShopper())).toEqual([blue!.id])
  expect((await eventsOf(id)).at(-1)).toMatchObject({
    type: 'wix.stores.catalog.v3.product_group_updated',
    body: { modifiedFields: { members: [] } },
  })
})

test('groups by a modifier, too', async () => {
  const wrap = await owner.customizationsV3.createCustomization({
    name: 'Wrapping',
    customizationType: 'MODIFIER',
    customizationRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: [{ name: 'Paper' }, { name: 'Cloth' }] },
  })
  const [paper] = wrap.choicesSettings!.choices
  const product = await owner.productsV3.createProduct({
    name: 'Soap',
    productType: 'PHYSICAL',
    physicalProperties: {},
    modifiers: [{ id: wrap.id, choicesSettings: { choices: [{ choiceId: paper!.id }] } }],
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '5' } } }] },
  })
  const { id } = await groups.createProductGroup({ name: 'Soaps', groupingCustomizationId: wrap.id })
  await assign(id, product.id!)
  expect((await groups.getProductGroup(id)).members).toMatchObject([
    { productId: product.id, choice: { id: paper!.id, name: 'Paper', choiceType: 'CHOICE_TEXT' }, status: 'ACTIVE' },
  ])
})

test('assigns all products or none', async () => {
  const { id } = await groups.createProductGroup(shirts())
  const [red, two] = await Promise.all([addShirt(['Red']), addShirt(['Red', 'Blue'])])
  const plain = await owner.productsV3.createProduct({
    name: 'Vase',
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '30' } } }] },
  })
  const missing = randomUUID()
  await expect(assign(id, red.id, missing)).rejects.toMatchObject({
    code: 'PRODUCTS_NOT_FOUND',
    data: { productIds: [missing] },
  })
  await expect(assign(id, red.id, two.id, plain.id!)).rejects.toMatchObject({
    code: 'PRODUCTS_MISSING_CUSTOMIZATION',
    data: { productIds: [two.id, plain.id] },
  })
  await expect(assign(missing, red.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await memberIds(id)).toEqual([])
  await assign(id, red.id)
  const unassign = (...productIds: string[]) => groups.unassignProductsFromProductGroup(id, { productIds })
  await expect(unassign(red.id, plain.id!)).rejects.toMatchObject({
    code: 'PRODUCTS_NOT_IN_GROUP',
    data: { productIds: [plain.id] },
  })
  await expect(unassign(missing)).rejects.toMatchObject({ code: 'PRODUCTS_NOT_FOUND' })
  expect((await unassign(red.id, red.id)).results).toEqual([{ productId: red.id, success: true }])
  expect(await memberIds(id)).toEqual([])
})

test('has at most 100 products', async () => {
  const { db } = shop.context
  const { id } = await groups.createProductGroup(shirts())
  const red = await addShirt(['Red'])
  const { record } = await db.selectFrom('product').select('record').where('id', '=', red.id).executeTakeFirstOrThrow()
  const copies = await Promise.all(
    Array.from({ length: 100 }, () => addProduct(db, shop.siteId, { record: { options: record.options } })),
  )
  await assign(id, ...copies.map((one) => one.id))
  expect(await memberIds(id)).toHaveLength(100)
  await expect(assign(id, red.id)).rejects.toMatchObject({ code: 'MEMBER_LIMIT_EXCEEDED' })
})

test('has at most 20,000 products in all groups of a store', async () => {
  const { db } = shop.context
  const [{ id }, { id: other }] = await Promise.all([
    groups.createProductGroup(shirts()),
    groups.createProductGroup(shirts()),
  ])
  const many = Array.from({ length: 20_000 }, () => 'other')
  await db.updateTable('product_group').set({ product_ids: many }).where('id', '=', other).execute()
  const red = await addShirt(['Red'])
  await expect(assign(id, red.id)).rejects.toMatchObject({ code: 'MEMBER_LIMIT_EXCEEDED', data: { max: 20_000 } })
  await db
    .updateTable('product_group')
    .set({ product_ids: many.slice(1) })
    .where('id', '=', other)
    .execute()
  await assign(id, red.id)
  expect(await memberIds(id)).toEqual([red.id])
})

test('loses a deleted product, with an event', async () => {
  const { id } = await groups.createProductGroup(shirts())
  const [red, blue] = await Promise.all([addShirt(['Red']), addShirt(['Blue'])])
  await assign(id, red.id, blue.id)
  await owner.productsV3.deleteProduct(red.id)
  expect(await memberIds(id)).toEqual([blue.id])
  await runJobs(shop.context)
  const { revision } = await groups.getProductGroup(id)
  expect(revision).toBe('3')
  const [row] = await shop.context.db.selectFrom('product_group').select('product_ids').where('id', '=', id).execute()
  expect(row!.product_ids).toEqual([blue.id])
  expect(await eventsOf(id)).toHaveLength(3)
})

test('assigns products that others assign or delete at the same time', async () => {
  const { id } = await groups.createProductGroup(shirts())
  const products = await Promise.all([1, 2, 3, 4, 5, 6].map(() => addShirt(['Red'])))
  const outcomes = await Promise.allSettled([
    ...products.map((one) => assign(id, one.id)),
    ...products.slice(0, 3).map((one) => owner.productsV3.deleteProduct(one.id)),
  ])
  expect(outcomes.slice(3).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'))
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject({ code: 'PRODUCTS_NOT_FOUND' })
  await runJobs(shop.context)
  const [row] = await shop.context.db.selectFrom('product_group').select('product_ids').where('id', '=', id).execute()
  expect(row!.product_ids.toSorted()).toEqual(
    products
      .slice(3)
      .map((one) => one.id)
      .toSorted(),
  )
})

test('creates, updates and deletes in bulk, each independently', async () => {
  const { results, bulkActionMetadata } = await groups.bulkCreateProductGroups(
    [shirts({ handle: 'one' }), shirts({ handle: 'one' }), shirts({ groupingCustomizationId: 'none' }), shirts()],
    { returnEntity: true, fields: ['GROUPING_CUSTOMIZATION'] },
  )
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 })
  expect(results.map(({ itemMetadata, item }) => itemMetadata.error?.code ?? item?.groupingCustomization?.id)).toEqual([
    color.id,
    'ALREADY_EXISTS',
    'CUSTOMIZATION_NOT_FOUND',
    color.id,
  ])
  const ids = results.flatMap(({ item }) => item?.id ?? [])
  const [first] = ids
  const updated = await groups.bulkUpdateProductGroups(
    [
      {
        productGroup: { id: first!, revision: '1', name: 'Renamed', choiceOrder: [choice('Red').id] },
        fieldMask: ['name'],
      },
      { productGroup: { id: randomUUID(), revision: '1', name: 'Nobody' } },
    ],
    { returnEntity: true },
  )
  expect(updated.results[0]!.item).toMatchObject({ name: 'Renamed', choiceOrder: [], revision: '2' })
  expect(updated.results[1]!.itemMetadata.error).toMatchObject({ code: 'NOT_FOUND' })
  const deleted = await groups.bulkDeleteProductGroups([...ids, randomUUID()])
  expect(deleted.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
})

test('keeps the groups of a store within its limit', async () => {
  const now = new Date()
  const rows = Array.from({ length: 999 }, () => ({
    site_id: shop.siteId,
    id: randomUUID(),
    name: 'Shirts',
    handle: randomUUID(),
    grouping_customization_id: color.id,
    choice_order: [],
    product_ids: [],
    revision: 1,
    created_date: now,
    updated_date: now,
  }))
  await shop.context.db.insertInto('product_group').values(rows).execute()
  const { results } = await groups.bulkCreateProductGroups([shirts(), shirts()])
  expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
    undefined,
    'PRODUCT_GROUP_LIMIT_EXCEEDED',
  ])
})

test('changes tags in bulk and by filter. Shoppers see public ones', async () => {
  const { id } = await groups.createProductGroup(shirts({ handle: 'shirts' }))
  await expect(groups.bulkUpdateProductGroupTags([id])).rejects.toMatchObject({
    code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  })
  const assignTags = { privateTags: { tagIds: ['vip'] }, publicTags: { tagIds: ['new'] } }
  const { bulkActionMetadata } = await groups.bulkUpdateProductGroupTags([id, randomUUID()], { assignTags })
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  expect((await groups.getProductGroup(id)).tags).toEqual(assignTags)
  expect((await openShopper().getProductGroup(id)).tags).toEqual({ publicTags: { tagIds: ['new'] } })
  expect((await eventsOf(id)).at(-1)).toMatchObject({
    type: 'wix.stores.catalog.v3.product_group_tags_modified',
    body: { productGroup: { id, members: [], tags: assignTags }, assignedTags: assignTags },
  })
  const unassignTags = { publicTags: { tagIds: ['new'] } }
  expect((await groups.bulkUpdateProductGroupTagsByFilter({ handle: 'shirts' }, { unassignTags })).jobId).toBeTruthy()
  await runJobs(shop.context)
  expect((await groups.getProductGroup(id)).tags!.publicTags!.tagIds).toEqual([])
})

test('lists groups by cursor, and by handle', async () => {
  await groups.bulkCreateProductGroups(['a', 'b', 'c'].map((handle) => shirts({ handle })))
  const shopper = openShopper()
  const first = await shopper.queryProductGroups().ascending('handle').limit(2).find()
  expect(first.items.map(({ handle }) => handle)).toEqual(['a', 'b'])
  const second = await first.next()
  expect(second.items.map(({ handle }) => handle)).toEqual(['c'])
  expect((await second.prev()).items).toEqual(first.items)
  expect((await shopper.queryProductGroups().in('handle', ['c', 'x']).find()).items).toHaveLength(1)
  expect(violationsOf(await ask(`POST ${path}/query`, { query: { filter: { name: 'a' } } }))).toMatchObject([
    { field: 'query.filter.name' },
  ])
})

test('finds groups by words and members, pages and aggregates them', async () => {
  const [red, blue] = await Promise.all([
    addShirt(['Red']),
    addShirt(['Blue'], { name: 'Azure jersey', visible: false }),
  ])
  const made = await groups.bulkCreateProductGroups(
    ['Summer shirts', 'Winter coats', 'Shirts'].map((name) => shirts({ name })),
  )
  const [summer, winter, plain] = made.results.map(({ itemMetadata }) => itemMetadata.id!)
  await assign(summer!, red.id)
  await assign(winter!, blue.id)
  const find = async (search: object, reader: Reader = groups) =>
    (await reader.searchProductGroups({ search })).productGroups.map(({ name }) => name)
  expect(await find({ expression: 'shirts' })).toEqual(['Shirts', 'Summer shirts'])
  expect(await find({ expression: 'jersey' })).toEqual(['Winter coats'])
  expect(await find({ expression: 'jersey' }, openShopper())).toEqual([])
  expect(await find({ expression: 'jersey', fields: ['name'] })).toEqual([])
  expect(await find({ expression: 'summer jersey' })).toHaveLength(2)
  expect(await find({ expression: 'summer red', mode: 'AND' })).toEqual(['Summer shirts'])
  expect(await find({ expression: 'wintr' })).toEqual([])
  expect(await find({ expression: 'wintr', fuzzy: true })).toEqual(['Winter coats'])

  const sort = [{ fieldName: 'name' as const }]
  const first = await groups.searchProductGroups({
    sort,
    cursorPaging: { limit: 2 },
    aggregations: [
      { name: 'products', type: 'VALUE', fieldPath: 'members.productId' },
      { name: 'newest', type: 'SCALAR', fieldPath: 'createdDate', scalar: { type: 'MAX' } },
    ],
  })
  expect(first.productGroups.map(({ id }) => id)).toEqual([plain, summer])
  expect(first.aggregationData!.results[0]!.values!.results.map(({ value }) => value).toSorted()).toEqual(
    [red.id, blue.id].toSorted(),
  )
  expect(first.aggregationData!.results[1]!.scalar!.value).toBeGreaterThan(Date.now() - 3_600_000)
  const cursorOf = (page: typeof first, side: 'next' | 'prev') => ({ cursor: page.pagingMetadata.cursors[side]! })
  const second = await groups.searchProductGroups({ cursorPaging: { ...cursorOf(first, 'next'), limit: 2 } })
  expect(second.productGroups.map(({ id }) => id)).toEqual([winter])
  expect(second.pagingMetadata.hasNext).toBe(false)
  const back = await groups.searchProductGroups({ cursorPaging: { ...cursorOf(second, 'prev'), limit: 2 } })
  expect(back.productGroups).toEqual(first.productGroups)

  const filtered = async (filter: object, reader: Reader = groups) =>
    (await reader.searchProductGroups({ filter })).productGroups.map(({ id }) => id)
  expect(await filtered({ 'members.productId': { $hasSome: [blue.id] } })).toEqual([winter])
  expect(await filtered({ 'members.productId': { $hasSome: [blue.id] } }, openShopper())).toEqual([])
  expect(await filtered({ name: { $contains: 'SHIRT' }, 'members.productName': { $hasAll: ['Red shirt'] } })).toEqual([
    summer,
  ])
  const refuse = async (search: object) => violationsOf(await ask(`POST ${path}/search`, { search }))
  expect(await refuse({ filter: { 'members.productId': 'x' } })).toMatchObject([
    { field: 'search.filter.members.productId' },
  ])
  expect(await refuse({ sort: [{ fieldName: 'groupingCustomizationId' }] })).toMatchObject([
    { field: 'search.sort[0].fieldName' },
  ])
  expect(await refuse({ search: { expression: 'a', fields: ['handle'] } })).toMatchObject([
    { field: 'search.search.fields[0]' },
  ])
})
