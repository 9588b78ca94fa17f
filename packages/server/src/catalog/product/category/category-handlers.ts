import type { categoryCalls } from '@vitrine/contract'
import type { ItemReference, RequestableCategoryField } from '@vitrine/contract/entities/catalog/category.ts'
import type { Exchange } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { madeOf, presentOutcomes, type Outcome } from '../../../ground/entity/bulk.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { catalogViewOf, type OnSite } from '../read/viewing.ts'
import { createCategoryItems, requireProducts } from './category-items.ts'
import { createCategoryReading } from './category-reading.ts'
import { findCategory, listCategories } from './category-rows.ts'
import { createCategoryWriter } from './change-category.ts'
import { createCategoryMover } from './move-category.ts'
import { presentCategories } from './present-category.ts'

type Done = Outcome<{ readonly id: string }>
type Fields = readonly RequestableCategoryField[] | undefined

/** Presents the outcomes of a bulk request about products. */
const presentItems = (items: readonly ItemReference[], outcomes: readonly Done[]) => {
  const { results, bulkActionMetadata } = presentOutcomes(outcomes)
  return {
    results: results.map(({ itemMetadata: { originalIndex, success, error } }, index) => ({
      itemMetadata: { item: items[index]!, originalIndex, success, ...(error && { error }) },
    })),
    bulkActionMetadata,
  }
}

/** Creates the handlers for calls about categories. */
export const createCategoryHandlers = (context: Context): Handlers<typeof categoryCalls> => {
  const { db, sites } = context
  const [writer, move, members] = [
    createCategoryWriter(context),
    createCategoryMover(context),
    createCategoryItems(context),
  ]

  const present = async (caller: OnSite, id: string, { exchange, fields }: { exchange: Exchange; fields: Fields }) => {
    const row = (await findCategory(db, caller.siteId, { id }))!
    const view = { ...(await catalogViewOf(context, caller, exchange)), fields }
    return { category: (await presentCategories(db, [row], view))[0]! }
  }

  const presentBulk = async (
    caller: OnSite,
    outcomes: readonly Done[],
    {
      exchange,
      fields,
      ids,
      returnEntity = false,
    }: {
      exchange: Exchange
      fields: Fields
      ids: readonly (string | undefined)[]
      returnEntity?: boolean | undefined
    },
  ) => {
    const { results, bulkActionMetadata } = presentOutcomes(outcomes, { ids })
    if (!returnEntity) return { results, bulkActionMetadata }
    const rows = await listCategories(
      db,
      caller.siteId,
      madeOf(outcomes).map(({ id }) => id),
    )
    const view = { ...(await catalogViewOf(context, caller, exchange)), fields }
    const categories = new Map((await presentCategories(db, rows, view)).map((one) => [one.id, one]))
    return {
      results: results.map(({ itemMetadata }) => {
        const category = itemMetadata.success ? categories.get(itemMetadata.id!) : undefined
        return { itemMetadata, ...(category && { category }) }
      }),
      bulkActionMetadata,
    }
  }

  return {
    ...createCategoryReading(context),

    createCategory: async (caller, { body: { category, fields } }, exchange) => {
      const id = await writer.create(await requireSite(sites, caller.siteId), category)
      return present(caller, id, { exchange, fields })
    },

    updateCategory: async (caller, { params: { id }, body: { category, fields } }, exchange) => {
      await writer.update(await requireSite(sites, caller.siteId), id, { sent: category, path: 'category' })
      return present(caller, id, { exchange, fields })
    },

    deleteCategory: async ({ siteId }, { params }) => {
      await writer.remove(siteId, params.categoryId)
      return {}
    },

    moveCategory: async ({ siteId }, { params: { categoryId: id }, body }) => {
      const { parentCategoryId: parentId = null, position, moveAfterCategoryId: after } = body
      const order = await move(await requireSite(sites, siteId), { id, parentId, position, after })
      return { ...(parentId !== null && { parentCategoryId: parentId }), categoriesAfterMove: [...order] }
    },

    updateCategoryVisibility: async (caller, { body: { categoryId: id, visible, revision, fields } }, exchange) => {
      await writer.setVisible(await requireSite(sites, caller.siteId), id, { visible, revision })
      return present(caller, id, { exchange, fields })
    },

    bulkUpdateCategories: async (caller, { body: { categories, returnEntity, fields } }, exchange) => {
      const updates = categories.map(({ category: sent = {}, fieldMask }, index) => ({
        sent,
        fieldMask,
        path: `categories[${index}].category`,
      }))
      const outcomes = await writer.updateEach(await requireSite(sites, caller.siteId), updates)
      const ids = updates.map(({ sent }) => sent.id)
      return presentBulk(caller, outcomes, { exchange, fields, ids, returnEntity })
    },

    bulkShowCategories: async (caller, { body: { categoryIds: ids, returnEntity, fields } }, exchange) => {
      const outcomes = await writer.showEach(await requireSite(sites, caller.siteId), ids)
      return presentBulk(caller, outcomes, { exchange, fields, ids, returnEntity })
    },

    bulkAddItemsToCategory: async ({ siteId }, { params: { categoryId }, body: { items } }) =>
      presentItems(items, await members.change(siteId, { categoryId, items, change: 'added' })),

    bulkRemoveItemsFromCategory: async ({ siteId }, { params: { categoryId }, body: { items } }) =>
      presentItems(items, await members.change(siteId, { categoryId, items, change: 'removed' })),

    bulkAddItemToCategories: async ({ siteId }, { body: { item, categoryIds } }) => {
      requireProducts([item], () => 'item')
      const about = { productId: item.catalogItemId, categoryIds, change: 'added' } as const
      return presentOutcomes(await members.changeCategories(siteId, about), { ids: categoryIds })
    },

    bulkRemoveItemFromCategories: async ({ siteId }, { body: { item, categoryIds } }) => {
      requireProducts([item], () => 'item')
      const about = { productId: item.catalogItemId, categoryIds, change: 'removed' } as const
      return presentOutcomes(await members.changeCategories(siteId, about), { ids: categoryIds })
    },

    bulkSetItemCategories: async ({ siteId }, { body: { item, categoryIds = [] } }) => {
      requireProducts([item], () => 'item')
      const about = { productId: item.catalogItemId, categoryIds: [...new Set(categoryIds)] }
      const { addedIds, added, removedIds, removed } = await members.setCategories(siteId, about)
      return {
        addResults: presentOutcomes(added, { ids: addedIds }).results,
        removeResults: presentOutcomes(removed, { ids: removedIds }).results,
        bulkActionMetadata: presentOutcomes([...added, ...removed]).bulkActionMetadata,
      }
    },

    setArrangedItems: async ({ siteId }, { params: { categoryId }, body: { items = [] } }) => {
      await members.arrange(siteId, { categoryId, items })
      return { items: [...items] }
    },
  }
}
