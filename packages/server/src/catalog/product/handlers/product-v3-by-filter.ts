import type { productV3ByFilterCalls } from '@vitrine/contract'
import type { SearchDetails } from '@vitrine/contract/calls/cursor-search.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { requireTags } from '../../../ground/entity/tags.ts'
import { requireEditable } from '../category/category-items.ts'
import { listCategories } from '../category/category-rows.ts'
import type { Action } from '../by-filter/action.ts'
import { readAdjustments } from '../by-filter/adjust-prices.ts'
import { queueByFilter } from '../by-filter/by-filter-job.ts'
import { tryUpdate } from '../by-filter/try-update.ts'
import { requireVariantChange } from '../by-filter/update-variants.ts'
import { findSectionsToAdd } from '../write-v3/edit-each.ts'

/** Which products a call changes. */
interface Matching {
  readonly filter?: unknown
  readonly search?: SearchDetails | undefined
}

/** Creates the handlers for calls that change the products that match a filter. */
export const createProductV3ByFilter = (context: Context): Handlers<typeof productV3ByFilterCalls> => {
  const { db, sites } = context

  const queue = async (siteId: string, { filter, search }: Matching, action: Action) => ({
    jobId: await queueByFilter(context, siteId, {
      filter: filter ?? {},
      action,
      ...(search?.expression?.trim() && { search }),
    }),
  })

  const requireCategories = async (siteId: string, ids: readonly string[]): Promise<void> => {
    const known = new Map((await listCategories(db, siteId, ids)).map((one) => [one.id, one]))
    for (const id of ids) requireEditable(id, known)
  }

  return {
    bulkUpdateProductsByFilter: async ({ siteId }, { body: { filter, search, product: sent, fieldMask } }) => {
      await tryUpdate(context, await requireSite(sites, siteId), { sent, fieldMask })
      return queue(siteId, { filter, search }, { kind: 'update', sent, fieldMask })
    },

    bulkUpdateProductVariantsByFilter: async ({ siteId }, { body: { filter, search, variant } }) => {
      requireVariantChange(variant)
      return queue(siteId, { filter, search }, { kind: 'updateVariants', variant })
    },

    bulkAdjustProductVariantsByFilter: async ({ siteId }, { body: { filter, search, ...sent } }) => {
      const { currency } = await requireSite(sites, siteId)
      return queue(siteId, { filter, search }, { kind: 'adjust', adjustments: readAdjustments(sent, currency) })
    },

    bulkAddProductsToCategoriesByFilter: async ({ siteId }, { body: { filter, search, categoryIds } }) => {
      await requireCategories(siteId, categoryIds)
      return queue(siteId, { filter, search }, { kind: 'categories', change: 'added', categoryIds })
    },

    bulkRemoveProductsFromCategoriesByFilter: async ({ siteId }, { body: { filter, search, categoryIds } }) => {
      await requireCategories(siteId, categoryIds)
      return queue(siteId, { filter, search }, { kind: 'categories', change: 'removed', categoryIds })
    },

    bulkDeleteProductsByFilter: ({ siteId }, { body }) => queue(siteId, body, { kind: 'delete' }),

    bulkUpdateProductTagsByFilter: async ({ siteId }, { body: { filter, ...change } }) => {
      requireTags(change)
      return queue(siteId, { filter }, { kind: 'tags', change })
    },

    bulkAddInfoSectionsToProductsByFilter: async ({ siteId }, { body: { filter, search, infoSectionIds: ids } }) => {
      await transact(db, (transaction) => findSectionsToAdd(transaction, siteId, ids))
      return queue(siteId, { filter, search }, { kind: 'addSections', ids })
    },

    bulkRemoveInfoSectionsFromProductsByFilter: ({ siteId }, { body: { filter, search, infoSectionIds: ids } }) =>
      queue(siteId, { filter, search }, { kind: 'removeSections', ids }),
  }
}
