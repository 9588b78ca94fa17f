import type { Shop } from '../../../../../../../test/shop.ts'
import { isRevisionRead, make, owner, type Cases } from './case.ts'

const treeReference = { appNamespace: '@wix/stores' }
const path = '/categories/v1/categories'
const named = { name: 'Lamps', description: 'For every room.' }
const newCategory = async (shop: Shop): Promise<{ id: string; revision: string }> =>
  (await make(shop, path, { category: named, treeReference })).category

const tree = 'category.test.ts: another tree is refused by field'
const moved = 'category.test.ts: moves categories, with events and without changing slugs'
const rich = 'category.test.ts: stores rich content, SEO data and an image'
const shown = 'category.test.ts: hiding a category hides its subcategories, which can only be shown after it'
const bulk = 'category.test.ts: bulk updates succeed or fail independently, with a mask'
const requested = 'category.test.ts: fields that are returned on request'

/** Categories of products. */
export const categoryCases: Cases = {
  createCategory: {
    ask: (shop) => ({ ...owner(shop), body: { category: { name: 'Lamps' }, treeReference, fields: ['DESCRIPTION'] } }),
    values: { 'category.slug': ['first', 'second'] },
    elsewhere: {
      treeReference: tree,
      fields: requested,
      'category.image': rich,
      'category.parentCategory.id': moved,
      'category.richContentDescription': rich,
    },
  },
  updateCategory: {
    ask: async (shop) => {
      const { id, revision } = await newCategory(shop)
      const body = { category: { revision }, treeReference, fields: ['DESCRIPTION'] }
      return { ...owner(shop), params: { id }, body }
    },
    values: { 'category.slug': ['third', 'fourth'] },
    elsewhere: {
      treeReference: tree,
      fields: requested,
      'category.id': 'the path names the category',
      'category.revision': isRevisionRead,
      'category.image': rich,
      'category.visible': shown,
      'category.parentCategory.id': moved,
      'category.richContentDescription': rich,
    },
  },
  updateCategoryVisibility: {
    ask: async (shop) => {
      const { id: categoryId, revision } = await newCategory(shop)
      return { ...owner(shop), body: { categoryId, revision, visible: true, treeReference } }
    },
    elsewhere: { treeReference: tree, fields: requested, categoryId: shown, revision: isRevisionRead },
  },
  countCategories: {
    ask: async (shop) => {
      // A second one with this slug is refused, so the count stays the same.
      await shop.send(`POST ${path}`, {
        ...owner(shop),
        body: { category: { ...named, slug: 'counted' }, treeReference },
      })
      return { ...owner(shop), body: { treeReference } }
    },
    values: { filter: [{ name: 'Nobody' }] },
    elsewhere: {
      treeReference: tree,
      returnNonVisibleCategories: 'category.test.ts: a query lists visible categories in the merchant’s order',
      'search.expression': 'category.test.ts: searches the words of names and descriptions',
    },
  },
  bulkUpdateCategories: {
    ask: async (shop) => {
      const { id, revision } = await newCategory(shop)
      const categories = [{ category: { id, revision } }]
      return { ...owner(shop), body: { categories, treeReference, returnEntity: true, fields: ['DESCRIPTION'] } }
    },
    values: { 'categories[0].category.slug': ['fifth', 'sixth'] },
    elsewhere: {
      treeReference: tree,
      fields: requested,
      'categories[0].fieldMask': bulk,
      'categories[0].category.id': bulk,
      'categories[0].category.revision': isRevisionRead,
      'categories[0].category.image': rich,
      'categories[0].category.visible': shown,
      'categories[0].category.parentCategory.id': moved,
      'categories[0].category.richContentDescription': rich,
    },
  },
}
