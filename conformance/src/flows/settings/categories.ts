import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront, storesAppId } from '../../shop.ts'

const nobody = '00000000-1111-4222-8333-444444444444'
const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const options = { treeReference }
const idsOf = (items: readonly { readonly _id?: string | null }[]) => items.map(({ _id }) => _id)

/** Reads categories as visitors do. */
const readCategories = async (parent: string, child: string): Promise<void> => {
  const { categories, productsV3 } = openStorefront()
  await check('categories.getCategory', 'with its breadcrumbs', async () => {
    const read = await categories.getCategory(child, treeReference, { fields: ['BREADCRUMBS_INFO', 'DESCRIPTION'] })
    expectShape('Category', read)
    assert.deepEqual([read.breadcrumbsInfo!.breadcrumbs![0]!.categoryId, read.parentCategory!._id], [parent, parent])
    const otherTree = { appNamespace: '@wix/other', treeKey: null }
    await expectRefusal(() => categories.getCategory(child, otherTree), { status: 400 })
  })
  await check('categories.getCategoryBySlug', 'its slug', async () => {
    const { category } = await categories.getCategoryBySlug('ostrel-lamps', treeReference)
    assert.equal(category!._id, child)
  })
  await check('categories.queryCategories', 'without a filter, and with one', async () => {
    const all = await categories.queryCategories(options).limit(1000).find()
    for (const one of all.items) expectShape('Category', one)
    assert.ok(idsOf(all.items).includes(child))
    const some = await categories.queryCategories(options).eq('parentCategory.id', parent).ascending('name').find()
    assert.deepEqual(idsOf(some.items), [child])
  })
  await check('categories.queryCategories', 'pages', async () => {
    const names = ['Ostrel', 'Ostrel lamps']
    const first = await categories.queryCategories(options).in('name', names).descending('name').limit(1).find()
    const second = await first.next()
    assert.deepEqual([...idsOf(first.items), ...idsOf(second.items), second.hasNext()], [child, parent, false])
  })
  await check('categories.searchCategories', 'a word', async () => {
    const found = await categories.searchCategories({ search: { expression: 'ostrel lamps' } }, options)
    assert.deepEqual(idsOf(found.categories!), [child])
  })
  await check('categories.countCategories', 'by name', async () => {
    assert.equal((await categories.countCategories({ ...options, filter: { name: 'Ostrel' } })).count, 1)
  })
  await check('categories.listTrees', 'the only one', async () => {
    assert.equal((await categories.listTrees()).trees![0]!.appNamespace, '@wix/stores')
  })
  await check('productsV3.getAllProductsCategory', 'a category', async () => {
    const { categoryId } = await productsV3.getAllProductsCategory()
    const all = await categories.getCategory(categoryId!, treeReference)
    assert.ok(all.itemCounter! > 0)
  })
}

/** Puts products into categories and arranges them. */
const fillCategories = async (parent: string, child: string): Promise<void> => {
  const { categories, products } = openBackOffice()
  const { items: goods } = await products.queryProducts().limit(3).find()
  const items = goods.map(({ _id }) => ({ catalogItemId: _id!, appId: storesAppId }))
  const [first, second, third] = items
  const idOf = ({ catalogItemId }: { readonly catalogItemId?: string }) => catalogItemId
  await check('categories.bulkAddItemsToCategory', 'three of four', async () => {
    const sent = [...items, { catalogItemId: nobody, appId: storesAppId }]
    const { results, bulkActionMetadata } = await categories.bulkAddItemsToCategory(child, sent, options)
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [3, 1])
    assert.equal(results![3]!.itemMetadata!.error!.code, 'PRODUCT_NOT_FOUND')
  })
  await check('categories.setArrangedItems', 'the first two', async () => {
    const arranged = [third!, first!]
    assert.deepEqual((await categories.setArrangedItems(child, treeReference, { items: arranged })).items, arranged)
  })
  await check('categories.getArrangedItems', 'in order', async () => {
    const { items: arranged } = await openStorefront().categories.getArrangedItems(child, treeReference)
    assert.deepEqual(arranged, [third, first])
  })
  await check('categories.listItemsInCategory', 'arranged, with those of subcategories, in pages', async () => {
    const list = openStorefront().categories.listItemsInCategory
    const page = await list(child, treeReference, { useCategoryArrangement: true, cursorPaging: { limit: 2 } })
    const cursor = need(page.pagingMetadata!.cursors!.next, 'cursor')
    const rest = await list(child, treeReference, { cursorPaging: { limit: 2, cursor } })
    assert.deepEqual(
      [...page.items!, ...rest.items!].map(idOf),
      [third, first, second].map((one) => idOf(one!)),
    )
    const deep = await list(parent, treeReference, { includeItemsFromSubcategories: true })
    assert.equal(deep.items!.length, 3)
  })
  await check('categories.bulkRemoveItemsFromCategory', 'one', async () => {
    const { results } = await categories.bulkRemoveItemsFromCategory(child, [first!], options)
    assert.equal(results![0]!.itemMetadata!.success, true)
  })
  await check('categories.bulkAddItemToCategories', 'one of two', async () => {
    const { results } = await categories.bulkAddItemToCategories(first!, { ...options, categoryIds: [child, nobody] })
    assert.deepEqual(
      results!.map(({ itemMetadata }) => itemMetadata!.success),
      [true, false],
    )
  })
  await check('categories.listCategoriesForItem', 'with the parents', async () => {
    const { directCategoryIds, allCategoryIds } = await categories.listCategoriesForItem(first!, options)
    assert.ok(directCategoryIds!.includes(child) && allCategoryIds!.includes(parent))
  })
  await check('categories.listCategoriesForItems', 'the SDK leaves lists of objects out of URLs', () =>
    expectRefusal(() => categories.listCategoriesForItems([first!, second!], options), { status: 400 }),
  )
  await check('categories.bulkRemoveItemFromCategories', 'one', async () => {
    const about = { ...options, categoryIds: [child] }
    const { bulkActionMetadata } = await categories.bulkRemoveItemFromCategories(first!, about)
    assert.equal(bulkActionMetadata!.totalSuccesses, 1)
  })
}

/** Calls the functions of categories. */
export const manageCategories = async (): Promise<void> => {
  const { categories } = openBackOffice()
  const made = await check('categories.createCategory', 'a tree', async () => {
    const parent = await categories.createCategory({ name: 'Ostrel' } as never, options)
    expectShape('Category', parent)
    const about = { name: 'Ostrel lamps', description: 'Made here.', parentCategory: { _id: parent._id! } }
    const child = await categories.createCategory(about, options)
    expectShape('Category', child)
    return [parent._id!, child._id!] as const
  })
  const [parent, child] = need(made, 'categories')
  await readCategories(parent, child)
  await fillCategories(parent, child)
  await check('categories.updateCategory', 'another name, and a stale revision', async () => {
    const renamed = await categories.updateCategory(child, { revision: '1', name: 'Ostrel lights' }, options)
    assert.deepEqual([renamed.name, renamed.slug, renamed.revision], ['Ostrel lights', 'ostrel-lamps', '2'])
    const again = () => categories.updateCategory(child, { revision: '1', name: 'Other' }, options)
    await expectRefusal(again, { status: 409 })
  })
  await check('categories.bulkUpdateCategories', 'one of two', async () => {
    const category = (_id: string, revision: string) => ({ category: { _id, revision, name: 'Lights' } })
    const about = { ...options, returnEntity: true }
    const { results } = await categories.bulkUpdateCategories([category(child, '2'), category(nobody, '1')], about)
    expectShape('Category', results![0]!.category)
    assert.equal(results![1]!.itemMetadata!.error!.code, 'NOT_FOUND')
  })
  await check('categories.updateCategoryVisibility', 'hides subcategories', async () => {
    const { category } = await categories.updateCategoryVisibility(parent, {
      ...options,
      revision: '1',
      visible: false,
    })
    assert.equal(category!.visible, false)
    const visitor = openStorefront().categories
    await expectRefusal(() => visitor.getCategory(child, treeReference), { status: 404 })
  })
  await check('categories.bulkShowCategories', 'both', async () => {
    const { bulkActionMetadata } = await categories.bulkShowCategories([child, parent], options)
    assert.equal(bulkActionMetadata!.totalSuccesses, 2)
  })
  await check('categories.moveCategory', 'to the top level, and not into itself', async () => {
    const { categoriesAfterMove } = await categories.moveCategory(child, treeReference, { position: 'FIRST' })
    assert.equal(categoriesAfterMove![0], child)
    const into = { position: 'LAST', parentCategoryId: child } as const
    await expectRefusal(() => categories.moveCategory(child, treeReference, into), {
      status: 428,
      code: 'TREE_CYCLE_DETECTED',
    })
  })
  await check('categories.deleteCategory', 'both go', async () => {
    for (const id of [child, parent]) await categories.deleteCategory(id, treeReference)
    await expectRefusal(() => categories.getCategory(child, treeReference), { status: 404 })
  })
}
