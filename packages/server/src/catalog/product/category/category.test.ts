import { randomUUID } from 'node:crypto'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import {
  ApiKeyStrategy,
  categories,
  collections,
  createClient,
  OAuthStrategy,
  products,
  productsV3,
} from '@vitrine/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { directAndAllCategoriesOf } from '../api.ts'
import { breadcrumbsOf } from './categories-of-products.ts'

let shop: Shop
const modules = { categories, products, productsV3, collections }
const openOwner = () => createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules })
const openVisitor = () => createClient({ host: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }), modules })
let owner: ReturnType<typeof openOwner>
let visitor: ReturnType<typeof openVisitor>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openOwner()
  visitor = openVisitor()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.context
  await db.deleteFrom('collection').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('product').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('event').where('site_id', '=', shop.siteId).execute()
})

const treeReference = { appNamespace: '@wix/stores' }
const inTree = { treeReference }
const nobody = randomUUID()
const path = '/categories/v1/categories'
const ask = (route: string, body?: object, token: string = shop.apiKey) =>
  shop.send(route, { token, ...(body && { body }) })
const violationsOf = ({ body }: { body: { details?: { validationError?: { fieldViolations: object[] } } } }) =>
  body.details?.validationError?.fieldViolations
const create = (name: string, parentId?: string, others: object = {}) =>
  owner.categories.createCategory(
    { name, ...(parentId !== undefined && { parentCategory: { id: parentId } }), ...others },
    inTree,
  )
const eventsOf = (entity: string) =>
  shop.context.db
    .selectFrom('event')
    .select(['type', 'body', 'actor'])
    .where('entity', '=', entity)
    .orderBy('sequence')
    .execute()
const reference = (catalogItemId: string) => ({ catalogItemId, appId: storesAppId })
const addProducts = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1)
    ids.push((await addProduct(shop.context.db, shop.siteId, { name: `Lamp ${index}` })).id)
  return ids
}
const fill = async (categoryId: string, ids: readonly string[]) => {
  await owner.categories.bulkAddItemsToCategory(categoryId, ids.map(reference), inTree)
}
const idsOf = (items: readonly { readonly catalogItemId: string }[]) => items.map((one) => one.catalogItemId)

test('creates, updates and deletes a category, with events of both generations', async () => {
  const lamps = await create('Lamps', undefined, { description: 'For every room.' })
  expect(lamps).toMatchObject({ name: 'Lamps', slug: 'lamps', visible: true, revision: '1', itemCounter: 0 })
  expect(lamps).not.toHaveProperty('description')
  const fields = ['DESCRIPTION'] as const
  const read = await visitor.categories.getCategory(lamps.id, treeReference, { fields: [...fields] })
  expect(read).toMatchObject({ ...lamps, description: 'For every room.' })
  const change = { revision: '1', name: 'Lights', slug: 'lights' }
  const renamed = await owner.categories.updateCategory(lamps.id, change, inTree)
  expect(renamed).toMatchObject({ name: 'Lights', slug: 'lights', revision: '2' })
  const bySlug = await visitor.categories.getCategoryBySlug('lights', treeReference)
  expect(bySlug.category.id).toBe(lamps.id)
  await owner.categories.deleteCategory(lamps.id, treeReference)
  await expect(owner.categories.getCategory(lamps.id, treeReference)).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const entity = expect.objectContaining({ name: 'Lamps', slug: 'lamps' }) as unknown
  expect(await eventsOf(`category:${lamps.id}`)).toMatchObject([
    { type: 'wix.categories.v1.category_created', body: { entity }, actor: expect.anything() },
    {
      type: 'wix.categories.v1.category_updated',
      body: { currentEntity: { name: 'Lights' }, modifiedFields: { name: 'Lamps', slug: 'lamps' } },
    },
    { type: 'wix.categories.v1.category_deleted', body: {} },
  ])
  const types = (await eventsOf(`collection:${lamps.id}`)).map(({ type }) => type.split('.').at(-1))
  expect(types).toEqual(['CollectionCreated', 'CollectionChanged', 'CollectionDeleted'])
})

test('a category is a collection', async () => {
  const { collection } = await owner.products.createCollection({ name: 'Vases', description: 'Of clay.' })
  const read = await owner.categories.getCategory(collection.id!, treeReference, { fields: ['DESCRIPTION'] })
  expect(read).toMatchObject({ name: 'Vases', slug: 'vases', description: 'Of clay.', revision: '1' })
  await owner.products.updateCollection(collection.id!, { name: 'Pots' })
  const lamps = await create('Lamps')
  const v1 = await visitor.collections.getCollectionBySlug('lamps')
  expect(v1.collection).toMatchObject({ id: lamps.id, name: 'Lamps' })
  const change = { revision: '1', name: 'Jars' }
  await expect(owner.categories.updateCategory(collection.id!, change, inTree)).rejects.toMatchObject({ status: 409 })
  const updated = await owner.categories.updateCategory(collection.id!, { ...change, revision: '2' }, inTree)
  expect(updated.slug).toBe('vases')
  expect((await visitor.collections.getCollectionBySlug('vases')).collection?.name).toBe('Jars')
  expect((await eventsOf(`category:${collection.id!}`)).map(({ type }) => type)).toEqual([
    'wix.categories.v1.category_created',
    'wix.categories.v1.category_updated',
    'wix.categories.v1.category_updated',
  ])
  await owner.products.deleteCollection(collection.id!)
  await expect(owner.categories.getCategory(collection.id!, treeReference)).rejects.toMatchObject({ status: 404 })
})

test('a stale revision is refused with both revisions', async () => {
  const { id } = await create('Lamps')
  const body = { category: { revision: '7', name: 'Lights' }, treeReference }
  const answer = await ask(`PATCH ${path}/${id}`, body)
  expect([answer.status, answer.body.details.applicationError]).toMatchObject([
    409,
    { code: 'CONFLICT', data: { expectedRevision: '7', currentRevision: '1' } },
  ])
})

test('another tree is refused by field', async () => {
  const { id } = await create('Lamps')
  for (const route of [
    `${path}/${id}`,
    `${path}/slug/lamps`,
    `${path}/${id}/list-items`,
    `${path}/${id}/arranged-items`,
  ]) {
    const other = await ask(`GET ${route}?treeReference.appNamespace=@wix/other`)
    expect(violationsOf(other)).toMatchObject([{ field: 'treeReference.appNamespace' }])
    expect(violationsOf(await ask(`GET ${route}`))).toMatchObject([{ field: 'treeReference' }])
    const keyed = await ask(`GET ${route}?treeReference.appNamespace=@wix/stores&treeReference.treeKey=menu`)
    expect(violationsOf(keyed)).toMatchObject([{ field: 'treeReference.treeKey' }])
  }
  const deletion = await ask(`DELETE ${path}/${id}?treeReference.appNamespace=@wix/other`)
  expect(violationsOf(deletion)).toMatchObject([{ field: 'treeReference.appNamespace' }])
  const created = await ask(`POST ${path}`, { category: { name: 'X' }, treeReference: { appNamespace: '@wix/other' } })
  expect(violationsOf(created)).toMatchObject([{ field: 'treeReference.appNamespace' }])
  const nullKey = { category: { name: 'X' }, treeReference: { appNamespace: '@wix/stores', treeKey: null } }
  expect((await ask(`POST ${path}`, nullKey)).status).toBe(200)
})

test('slugs are unique, and numbered only if they are derived from the name', async () => {
  await create('Lamps')
  expect((await create('Lamps')).slug).toBe('lamps-2')
  await expect(create('Other', undefined, { slug: 'lamps' })).rejects.toMatchObject({ code: 'DUPLICATE_SLUG' })
  const answer = await ask(`POST ${path}`, { category: { name: 'Other', slug: 'a b' }, treeReference })
  expect(violationsOf(answer)).toMatchObject([{ field: 'category.slug', ruleName: 'INVALID_SLUG_FORMAT' }])
})

test('a query lists visible categories in the merchant’s order, and all filters and pages of it', async () => {
  const [one, two] = [await create('One'), await create('Two')]
  const hidden = await create('Hidden', undefined, { visible: false })
  const child = await create('Child', one.id)
  const find = (options: object = {}) => visitor.categories.queryCategories({ treeReference, ...options })
  expect((await find().ascending('name').find()).items.map(({ name }) => name)).toEqual(['Child', 'One', 'Two'])
  expect((await find().eq('parentCategory.id', one.id).find()).items.map(({ id }) => id)).toEqual([child.id])
  const first = await find({ fields: ['BREADCRUMBS_INFO'] })
    .in('name', ['One', 'Child'])
    .descending('name')
    .limit(1)
    .find()
  expect(first.items).toMatchObject([{ id: one.id, breadcrumbsInfo: { breadcrumbs: [] } }])
  const second = await first.next()
  expect([second.items[0]!.id, second.hasNext()]).toEqual([child.id, false])
  const all = owner.categories.queryCategories({ treeReference, returnNonVisibleCategories: true })
  expect((await all.find()).items.map(({ id }) => id).toSorted()).toEqual(
    [one.id, two.id, hidden.id, child.id].toSorted(),
  )
  const refused = await ask(
    `POST ${path}/query`,
    { treeReference, query: {}, returnNonVisibleCategories: true },
    await shop.visitorToken(),
  )
  expect(violationsOf(refused)).toMatchObject([{ field: 'returnNonVisibleCategories' }])
  expect(await visitor.categories.countCategories({ treeReference })).toEqual({ count: 3 })
  const filter = { name: { $startsWith: 'T' } }
  expect(await visitor.categories.countCategories({ treeReference, filter })).toEqual({ count: 1 })
})

test('moves categories, with events and without changing slugs', async () => {
  const [one, two, three] = [await create('One'), await create('Two'), await create('Three')]
  const leaf = await create('Leaf', two.id)
  const toFirst = await owner.categories.moveCategory(three.id, treeReference, { position: 'FIRST' })
  expect(toFirst).toEqual({ categoriesAfterMove: [three.id, one.id, two.id] })
  const into = { position: 'LAST' as const, parentCategoryId: one.id }
  expect(await owner.categories.moveCategory(two.id, treeReference, into)).toEqual({
    parentCategoryId: one.id,
    categoriesAfterMove: [two.id],
  })
  const after = { position: 'AFTER' as const, parentCategoryId: one.id, moveAfterCategoryId: two.id }
  const { categoriesAfterMove } = await owner.categories.moveCategory(three.id, treeReference, after)
  expect(categoriesAfterMove).toEqual([two.id, three.id])
  const moved = await visitor.categories.getCategory(leaf.id, treeReference, { fields: ['BREADCRUMBS_INFO'] })
  expect(moved).toMatchObject({
    slug: 'leaf',
    parentCategory: { id: two.id, index: 0 },
    breadcrumbsInfo: {
      breadcrumbs: [
        { categoryId: one.id, categoryName: 'One', categorySlug: 'one' },
        { categoryId: two.id, categoryName: 'Two', categorySlug: 'two' },
      ],
    },
  })
  const crumbs = await breadcrumbsOf(shop.context.db, { id: shop.siteId }, [leaf.id, one.id])
  const namesOf = (id: string) => crumbs.get(id)!.breadcrumbs.map(({ categoryName }) => categoryName)
  expect([namesOf(leaf.id), namesOf(one.id)]).toEqual([['One', 'Two', leaf.name], ['One']])
  await shop.send(`PUT /vitrine/v1/collections/${one.id}/translations/de`, {
    token: shop.apiKey,
    body: { translation: { name: 'Eins' } },
  })
  const german = await breadcrumbsOf(shop.context.db, { id: shop.siteId, reading: 'de' }, [two.id])
  expect(german.get(two.id)).toMatchObject({ breadcrumbs: [{ categoryName: 'Eins' }, { categoryName: 'Two' }] })
  expect((await eventsOf(`category:${three.id}`)).at(-1)).toMatchObject({
    type: 'wix.categories.v1.category_category_moved',
    body: { categoryId: three.id, parentCategory: { id: one.id, index: 1 }, treeReference },
  })
})

test('refuses moves that would break the tree', async () => {
  const one = await create('One')
  const two = await create('Two', one.id)
  const three = await create('Three', two.id)
  const move = (id: string, options: object) => ask(`POST ${path}/${id}/move`, { treeReference, ...options })
  const codeOf = async (answer: ReturnType<typeof move>) => (await answer).body.details.applicationError.code as string
  const last = { position: 'LAST' }
  expect(await codeOf(move(one.id, { ...last, parentCategoryId: three.id }))).toBe('TREE_CYCLE_DETECTED')
  expect(await codeOf(move(one.id, { ...last, parentCategoryId: one.id }))).toBe('TREE_CYCLE_DETECTED')
  expect(await codeOf(move(one.id, { ...last, parentCategoryId: nobody }))).toBe('PARENT_CATEGORY_NOT_IN_TREE')
  expect(await codeOf(move(nobody, last))).toBe('NOT_FOUND')
  expect(await codeOf(move(three.id, { position: 'AFTER' }))).toBe('MISSING_AFTER_CATEGORY')
  const misplaced = { position: 'AFTER', moveAfterCategoryId: two.id }
  expect(await codeOf(move(three.id, misplaced))).toBe('AFTER_CATEGORY_NOT_IN_PARENT')
  const extra = await move(three.id, { ...last, moveAfterCategoryId: two.id })
  expect(violationsOf(extra)).toMatchObject([{ field: 'moveAfterCategoryId' }])

  const four = await create('Four', three.id)
  await create('Five', four.id)
  const other = await create('Other')
  expect(await codeOf(move(one.id, { ...last, parentCategoryId: other.id }))).toBe('CATEGORY_DEPTH_LIMIT_EXCEEDED')
  const five = (await owner.categories.queryCategories(inTree).eq('name', 'Five').find()).items[0]!
  await expect(create('Six', five.id)).rejects.toMatchObject({ code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED' })
})

test('two moves at the same time never form a cycle', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await create(`One ${round}`), await create(`Two ${round}`)]
    const into = (id: string, parentCategoryId: string) =>
      owner.categories.moveCategory(id, treeReference, { position: 'LAST', parentCategoryId })
    const outcomes = await Promise.allSettled([into(one.id, two.id), into(two.id, one.id)])
    const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []))
    expect(failed).toMatchObject([{ code: 'TREE_CYCLE_DETECTED' }])
  }
})

test('hiding a category hides its subcategories, which can only be shown after it', async () => {
  const one = await create('One')
  const two = await create('Two', one.id)
  const three = await create('Three', two.id)
  const setVisible = (id: string, visible: boolean, revision: string) =>
    owner.categories.updateCategoryVisibility(id, { ...inTree, visible, revision })
  expect((await setVisible(one.id, false, '1')).category).toMatchObject({ visible: false, revision: '2' })
  await expect(visitor.categories.getCategory(three.id, treeReference)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(visitor.collections.getCollectionBySlug('three')).rejects.toMatchObject({ status: 404 })
  expect((await eventsOf(`category:${three.id}`)).at(-1)).toMatchObject({
    type: 'wix.categories.v1.category_updated',
    body: { currentEntity: { visible: false }, modifiedFields: { visible: true } },
  })
  await expect(setVisible(three.id, true, '2')).rejects.toMatchObject({ code: 'PARENT_CATEGORY_HIDDEN' })
  await expect(create('Four', one.id)).rejects.toMatchObject({ code: 'PARENT_CATEGORY_HIDDEN' })
  await expect(owner.products.updateCollection(two.id, { visible: true })).rejects.toMatchObject({ status: 400 })
  const alone = await owner.categories.bulkShowCategories([two.id], inTree)
  expect(alone.results[0]!.itemMetadata).toMatchObject({ success: false, error: { code: 'PARENT_CATEGORY_HIDDEN' } })
  const sent = [three.id, nobody, one.id, two.id]
  const { results } = await owner.categories.bulkShowCategories(sent, { ...inTree, returnEntity: true })
  expect(results.map(({ itemMetadata }) => itemMetadata!.success)).toEqual([true, false, true, true])
  expect(results[0]).toMatchObject({ itemMetadata: { id: three.id, originalIndex: 0 }, category: { visible: true } })
  expect((await visitor.categories.getCategory(three.id, treeReference)).visible).toBe(true)

  const hidden = await create('Hidden', undefined, { visible: false })
  await owner.categories.moveCategory(two.id, treeReference, { position: 'LAST', parentCategoryId: hidden.id })
  await expect(visitor.categories.getCategory(three.id, treeReference)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('hiding a collection of the first generation hides its subcategories', async () => {
  const one = await create('One')
  const two = await create('Two', one.id)
  await owner.products.updateCollection(one.id, { visible: false })
  await expect(visitor.categories.getCategory(two.id, treeReference)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('deletes subcategories with their category', async () => {
  const one = await create('One')
  const two = await create('Two', one.id)
  await owner.categories.deleteCategory(one.id, treeReference)
  await expect(owner.categories.getCategory(two.id, treeReference)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await eventsOf(`category:${two.id}`)).at(-1)).toMatchObject({ type: 'wix.categories.v1.category_deleted' })
})

test('adds and removes products, each with its own result and event', async () => {
  const lamps = await create('Lamps')
  const [first, second] = await addProducts(2)
  const sent = [reference(first!), reference(nobody), { catalogItemId: second!, appId: 'other' }, reference(second!)]
  const { results, bulkActionMetadata } = await owner.categories.bulkAddItemsToCategory(lamps.id, sent, inTree)
  expect(results.map(({ itemMetadata }) => itemMetadata)).toMatchObject([
    { item: sent[0], originalIndex: 0, success: true },
    { item: sent[1], success: false, error: { code: 'PRODUCT_NOT_FOUND' } },
    { item: sent[2], success: false, error: { code: 'INVALID_ARGUMENT' } },
    { item: sent[3], success: true },
  ])
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 })
  expect((await visitor.categories.getCategory(lamps.id, treeReference)).itemCounter).toBe(2)
  await owner.categories.bulkRemoveItemsFromCategory(lamps.id, [reference(first!)], inTree)
  const { items } = await visitor.categories.listItemsInCategory(lamps.id, treeReference)
  expect(items).toEqual([reference(second!)])
  const events = await eventsOf(`category:${lamps.id}`)
  const about = { categoryId: lamps.id, treeReference }
  expect(events.filter(({ type }) => type.includes('item_'))).toMatchObject([
    { type: 'wix.categories.v1.category_item_added_to_category', body: { ...about } },
    { type: 'wix.categories.v1.category_item_added_to_category', body: { ...about } },
    {
      type: 'wix.categories.v1.category_item_removed_from_category',
      body: { ...about, removedItem: reference(first!) },
    },
  ])
  await owner.products.addProductsToCollection(lamps.id, [first!])
  expect((await eventsOf(`category:${lamps.id}`)).at(-1)).toMatchObject({ body: { addedItem: reference(first!) } })
})

test('adds a product to categories, removes it from them, and sets them', async () => {
  const [one, two] = [await create('One'), await create('Two')]
  const child = await create('Child', one.id)
  const [id] = await addProducts(1)
  const item = reference(id!)
  const added = await owner.categories.bulkAddItemToCategories(item, { ...inTree, categoryIds: [child.id, nobody] })
  expect(added.results).toMatchObject([
    { itemMetadata: { id: child.id, success: true } },
    { itemMetadata: { id: nobody, success: false, error: { code: 'NOT_FOUND' } } },
  ])
  expect(await owner.categories.listCategoriesForItem(item, inTree)).toEqual({
    directCategoryIds: [allProducts, child.id].toSorted(),
    allCategoryIds: [...[allProducts, child.id].toSorted(), one.id],
  })
  const set = await owner.categories.bulkSetItemCategories(item, { ...inTree, categoryIds: [two.id] })
  expect([set.addResults, set.removeResults]).toMatchObject([
    [{ itemMetadata: { id: two.id, success: true } }],
    [{ itemMetadata: { id: child.id, success: true } }],
  ])
  const { categoriesForItems } = await owner.categories.listCategoriesForItems([item], inTree)
  expect(categoriesForItems).toEqual([
    { item, directCategoryIds: [allProducts, two.id].toSorted(), indirectCategoryIds: [] },
  ])
  await owner.categories.bulkRemoveItemFromCategories(item, { ...inTree, categoryIds: [two.id] })
  const found = await directAndAllCategoriesOf(shop.context.db, shop.siteId, [id!, nobody])
  expect([found.get(id!), found.get(nobody)]).toEqual([
    { direct: [{ id: allProducts }], all: [{ id: allProducts }] },
    { direct: [], all: [] },
  ])
})

const allProducts = '00000000-000000-000000-000000000001'

test('pages of a category begin with its arranged products', async () => {
  const lamps = await create('Lamps')
  const ids = await addProducts(5)
  await fill(lamps.id, ids)
  const arranged = [ids[1]!, ids[3]!]
  const items = arranged.map(reference)
  expect(await owner.categories.setArrangedItems(lamps.id, treeReference, { items })).toEqual({ items })
  expect(await visitor.categories.getArrangedItems(lamps.id, treeReference)).toEqual({ items })
  const list = async (options: object) => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const cursorPaging = { limit: 2, ...(cursor !== undefined && { cursor }) }
      const page = await visitor.categories.listItemsInCategory(lamps.id, treeReference, {
        ...(cursor === undefined && options),
        cursorPaging,
      })
      expect(page.pagingMetadata.count).toBe(page.items.length)
      seen.push(...idsOf(page.items))
      cursor = page.pagingMetadata.cursors.next
    } while (cursor !== undefined)
    return seen
  }
  expect(await list({ useCategoryArrangement: true })).toEqual([...arranged, ids[4], ids[2], ids[0]])
  expect(await list({})).toEqual(ids.toReversed())
  const found = await directAndAllCategoriesOf(shop.context.db, shop.siteId, [ids[3]!])
  expect(found.get(ids[3]!)!.direct).toContainEqual({ id: lamps.id, index: 1 })
  const unknown = { items: [reference(nobody)] }
  await expect(owner.categories.setArrangedItems(lamps.id, treeReference, unknown)).rejects.toMatchObject({
    code: 'ITEM_NOT_IN_CATEGORY',
  })
  expect(await visitor.categories.getArrangedItems(lamps.id, treeReference)).toEqual({ items })
  const twice = await ask(`POST ${path}/${lamps.id}/set-arranged-items`, { treeReference, items: [items[0], items[0]] })
  expect(violationsOf(twice)).toMatchObject([{ field: 'items[1]' }])
  expect((await eventsOf(`category:${lamps.id}`)).at(-1)).toMatchObject({
    type: 'wix.categories.v1.category_items_arranged_in_category',
    body: { categoryId: lamps.id, treeReference },
  })
})

test('lists the products of subcategories once, without those of hidden ones', async () => {
  const one = await create('One')
  const two = await create('Two', one.id)
  const hidden = await create('Hidden', one.id, { visible: false })
  const ids = await addProducts(4)
  await fill(one.id, [ids[0]!, ids[1]!])
  await fill(two.id, [ids[1]!, ids[2]!])
  await fill(hidden.id, [ids[3]!])
  const list = async (client: typeof visitor | typeof owner, options: object) =>
    idsOf((await client.categories.listItemsInCategory(one.id, treeReference, options)).items)
  expect(await list(visitor, {})).toEqual([ids[1], ids[0]])
  expect(await list(visitor, { includeItemsFromSubcategories: true })).toEqual([ids[2], ids[1], ids[0]])
  expect(await list(owner, { includeItemsFromSubcategories: true })).toEqual(ids.toReversed())
})

test('shoppers do not see hidden products in a category', async () => {
  const lamps = await create('Lamps')
  const { db } = shop.context
  const { id } = await addProduct(db, shop.siteId, { visible: false })
  await fill(lamps.id, [id])
  expect((await visitor.categories.listItemsInCategory(lamps.id, treeReference)).items).toEqual([])
  expect((await owner.categories.listItemsInCategory(lamps.id, treeReference)).items).toEqual([reference(id)])
  expect((await visitor.categories.getCategory(lamps.id, treeReference)).itemCounter).toBe(0)
  expect((await owner.categories.getCategory(lamps.id, treeReference)).itemCounter).toBe(1)
})

test('the category of all products contains every product and cannot be changed', async () => {
  const { categoryId } = await visitor.productsV3.getAllProductsCategory()
  const row = { site_id: shop.siteId, id: categoryId, slug: 'all-products', name: 'All products', description: '' }
  const dates = { created_date: new Date(), last_updated: new Date() }
  await shop.context.db
    .insertInto('collection')
    .values({ ...row, ...dates, visible: true, media: '[]', position: 0 })
    .execute()
  const ids = await addProducts(3)
  const category = await visitor.categories.getCategory(categoryId, treeReference)
  expect(category).toMatchObject({ itemCounter: 3, managingAppId: storesAppId })
  const { items } = await visitor.categories.listItemsInCategory(categoryId, treeReference)
  expect(idsOf(items)).toEqual(ids.toReversed())
  const managed = { code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' }
  const change = owner.categories.bulkAddItemsToCategory(categoryId, [reference(ids[0]!)], inTree)
  await expect(change).rejects.toMatchObject(managed)
  await expect(owner.categories.deleteCategory(categoryId, treeReference)).rejects.toMatchObject(managed)
  const arranging = owner.categories.setArrangedItems(categoryId, treeReference, { items: [] })
  await expect(arranging).rejects.toMatchObject(managed)
})

test('bulk updates succeed or fail independently, with a mask', async () => {
  const [one, two] = [await create('One', undefined, { description: 'First.' }), await create('Two')]
  const sent = [
    { category: { id: one.id, revision: '1', name: 'Uno' }, fieldMask: ['name', 'description'] },
    { category: { id: two.id, revision: '9', name: 'Due' } },
    { category: { id: nobody, revision: '1', name: 'Nobody' } },
    { category: { id: two.id, revision: '1', slug: 'one' } },
    { category: { id: two.id, revision: '1', visible: false } },
  ]
  const options = { ...inTree, returnEntity: true, fields: ['DESCRIPTION' as const] }
  const { results } = await owner.categories.bulkUpdateCategories(sent, options)
  expect(results[0]).toMatchObject({ itemMetadata: { id: one.id, success: true }, category: { name: 'Uno' } })
  expect(results[0]!.category).not.toHaveProperty('description')
  const codes = results.map(({ itemMetadata }) => itemMetadata!.error?.code)
  expect(codes).toEqual([undefined, 'CONFLICT', 'NOT_FOUND', 'DUPLICATE_SLUG', 'INVALID_ARGUMENT'])
  expect(await owner.categories.getCategory(two.id, treeReference)).toMatchObject({ name: 'Two', revision: '1' })
})

test('searches the words of names and descriptions', async () => {
  const lamps = await create('Lamps', undefined, { description: 'For the desk.' })
  await create('Vases')
  const find = async (expression: string) => {
    const { categories: found } = await visitor.categories.searchCategories({ search: { expression } }, inTree)
    return found.map(({ id }) => id)
  }
  expect([await find('DESK lamp'), await find('desk vases')]).toEqual([[lamps.id], []])
  const search = { expression: 'lamp' }
  expect(await visitor.categories.countCategories({ ...inTree, search })).toEqual({ count: 1 })
  const answer = await ask(`POST ${path}/search`, { treeReference, search: { aggregations: [{ name: 'a' }] } })
  expect(violationsOf(answer)).toMatchObject([{ field: 'search.aggregations' }])
})

test('stores rich content, SEO data and an image', async () => {
  const url = 'https://pictures.test/lamp.jpg'
  const nodes = [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Light', decorations: [] } }] }]
  const seoData = { tags: [{ type: 'title', children: 'Lamps', custom: false, disabled: false }] }
  const others = { image: { url, altText: 'A lamp' }, richContentDescription: { nodes }, seoData }
  const { id } = await create('Lamps', undefined, others)
  const fields = ['RICH_CONTENT_DESCRIPTION' as const]
  const read = await visitor.categories.getCategory(id, treeReference, { fields })
  expect(read).toMatchObject({ image: { url, altText: 'A lamp' }, richContentDescription: { nodes }, seoData })
  const v1 = await visitor.collections.getCollectionBySlug('lamps')
  expect(v1.collection?.media?.mainMedia?.image?.url).toBe(url)
  const wrong = { richContentDescription: { nodes: [{ type: 'PARAGRAPH', nodes: 'x' }] } }
  const answer = await ask(`PATCH ${path}/${id}`, { treeReference, category: { revision: '1', ...wrong } })
  expect(violationsOf(answer)).toMatchObject([{ field: 'category.richContentDescription.nodes[0].nodes' }])
})

test('fields that are returned on request', async () => {
  const parent = await create('Rooms')
  const nodes = [{ type: 'PARAGRAPH', nodes: [] }]
  const texts = { description: 'For every room.', richContentDescription: { nodes } }
  const fields = ['BREADCRUMBS_INFO' as const, 'DESCRIPTION' as const, 'RICH_CONTENT_DESCRIPTION' as const]
  const options = { treeReference, fields }
  const all = { ...texts, breadcrumbsInfo: { breadcrumbs: [{ categoryId: parent.id }] } }
  const created = await owner.categories.createCategory(
    { name: 'Lamps', parentCategory: { id: parent.id }, ...texts },
    options,
  )
  expect(created).toMatchObject(all)
  const { id } = created
  const updated = await owner.categories.updateCategory(id, { revision: '1', name: 'Lights' }, options)
  expect(updated).toMatchObject(all)
  const change = { ...options, revision: '2', visible: false }
  expect((await owner.categories.updateCategoryVisibility(id, change)).category).toMatchObject(all)
  const shown = await owner.categories.bulkShowCategories([id], { ...options, returnEntity: true })
  expect(shown.results[0]!.category).toMatchObject(all)
  expect((await visitor.categories.getCategoryBySlug('lamps', treeReference, { fields })).category).toMatchObject(all)
  const plain = await visitor.categories.getCategory(id, treeReference)
  for (const name of Object.keys(all)) expect(plain).not.toHaveProperty(name)
})
