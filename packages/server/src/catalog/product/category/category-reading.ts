import type { categoryCalls } from '@vitrine/contract'
import type { ItemReference, RequestableCategoryField } from '@vitrine/contract/entities/catalog/category.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { isElevated, type Exchange } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createCollectionSizes } from './collection-sizes.ts'
import { allProductsId } from '../read/present/present-product.ts'
import { catalogViewOf, type OnSite } from '../read/viewing.ts'
import { directAndAllCategoriesOf } from './categories-of-products.ts'
import { requireProducts } from './category-items.ts'
import { findCategory, type CategoryRow } from './category-rows.ts'
import { listArranged, listItems } from './list-items.ts'
import { presentCategories, treeReference } from './present-category.ts'
import { countCategories, queryCategories } from './query-categories.ts'

type ReadingCall =
  | 'getCategory'
  | 'getCategoryBySlug'
  | 'queryCategories'
  | 'searchCategories'
  | 'countCategories'
  | 'listItemsInCategory'
  | 'listCategoriesForItem'
  | 'listCategoriesForItems'
  | 'listTrees'
  | 'getArrangedItems'
  | 'getAllProductsCategory'

const referenceTo = (catalogItemId: string): ItemReference => ({ catalogItemId, appId: storesAppId })

/** Creates the handlers for calls that read categories. */
export const createCategoryReading = (context: Context): Pick<Handlers<typeof categoryCalls>, ReadingCall> => {
  const { db } = context
  const sizes = createCollectionSizes()

  const requireShown = async (caller: OnSite, by: { id: string } | { slug: string }): Promise<CategoryRow> => {
    const row = await findCategory(db, caller.siteId, by)
    if (!row || (!row.visible && !isElevated(caller))) throw new Refusal('NOT_FOUND', 'The category was not found.')
    return row
  }

  const readOne = async (
    caller: OnSite,
    by: { id: string } | { slug: string },
    { exchange, fields }: { exchange: Exchange; fields: readonly RequestableCategoryField[] | undefined },
  ) => {
    const row = await requireShown(caller, by)
    exchange.noteCatalogState(row.states[0])
    const view = { ...(await catalogViewOf(context, caller, exchange)), fields, sizes }
    return { category: (await presentCategories(db, [row], view))[0]! }
  }

  /** Which categories a caller wants to see. */
  const viewOf = (caller: OnSite, wantsHidden = false) => {
    if (wantsHidden && !isElevated(caller))
      throw invalidField('returnNonVisibleCategories', 'can only be set by an elevated caller', 'FIELD_NOT_ALLOWED')
    return { siteId: caller.siteId, hidden: wantsHidden, isElevated: isElevated(caller) }
  }

  return {
    getCategory: (caller, { params, body: { fields } }, exchange) =>
      readOne(caller, { id: params.categoryId }, { exchange, fields }),

    getCategoryBySlug: (caller, { params: { slug }, body: { fields } }, exchange) =>
      readOne(caller, { slug }, { exchange, fields }),

    queryCategories: async (caller, { body: { query, returnNonVisibleCategories, fields } }, exchange) => {
      const { rows, pagingMetadata } = await queryCategories(db, viewOf(caller, returnNonVisibleCategories), query)
      if (rows[0]) exchange.noteCatalogState(rows[0].states[0])
      const view = { ...(await catalogViewOf(context, caller, exchange)), fields, sizes }
      return { categories: await presentCategories(db, rows, view), pagingMetadata }
    },

    searchCategories: async (caller, { body: { search, returnNonVisibleCategories, fields } }, exchange) => {
      const shown = viewOf(caller, returnNonVisibleCategories)
      const { rows, pagingMetadata } = await queryCategories(db, shown, search, 'search')
      const view = { ...(await catalogViewOf(context, caller, exchange)), fields, sizes }
      return { categories: await presentCategories(db, rows, view), pagingMetadata }
    },

    countCategories: async (caller, { body: { filter, search, returnNonVisibleCategories } }) => ({
      count: await countCategories(db, viewOf(caller, returnNonVisibleCategories), {
        filter,
        expression: search?.expression,
      }),
    }),

    listItemsInCategory: async (caller, { params: { categoryId }, body }) => {
      await requireShown(caller, { id: categoryId })
      const { cursorPaging, useCategoryArrangement: isArranged, includeItemsFromSubcategories: isDeep } = body
      const about = { siteId: caller.siteId, categoryId, hidden: isElevated(caller) }
      const { ids, next } = await listItems(db, { ...about, ...cursorPaging, isArranged, isDeep })
      const pagingMetadata = { count: ids.length, cursors: { ...(next !== undefined && { next }) } }
      return { items: ids.map(referenceTo), pagingMetadata }
    },

    listCategoriesForItem: async (caller, { body: { item } }) => {
      requireProducts([item], () => 'item')
      const { catalogItemId: id } = item
      const found = await directAndAllCategoriesOf(db, caller.siteId, [id], { hidden: isElevated(caller) })
      const { direct, all } = found.get(id)!
      return { directCategoryIds: direct.map((one) => one.id), allCategoryIds: all.map((one) => one.id) }
    },

    listCategoriesForItems: async (caller, { body: { items } }) => {
      requireProducts(items, (index) => `items[${index}]`)
      const ids = items.map(({ catalogItemId }) => catalogItemId)
      const found = await directAndAllCategoriesOf(db, caller.siteId, ids, { hidden: isElevated(caller) })
      return {
        categoriesForItems: items.map((item) => {
          const { direct, all } = found.get(item.catalogItemId)!
          const indirect = all.slice(direct.length)
          return {
            item,
            directCategoryIds: direct.map((one) => one.id),
            indirectCategoryIds: indirect.map((one) => one.id),
          }
        }),
      }
    },

    listTrees: () => Promise.resolve({ trees: [treeReference] }),

    getArrangedItems: async (caller, { params: { categoryId } }) => {
      await requireShown(caller, { id: categoryId })
      const about = { siteId: caller.siteId, categoryId, hidden: isElevated(caller) }
      return { items: (await listArranged(db, about)).map(({ id }) => referenceTo(id)) }
    },

    getAllProductsCategory: () => Promise.resolve({ categoryId: allProductsId, treeReference }),
  }
}
