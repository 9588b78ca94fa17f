import type { Category } from '@vitrine/client'
import { storesNamespace } from '@vitrine/contract/entities/catalog/category.ts'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'

/** The only tree of a store. */
export const treeReference = { appNamespace: storesNamespace }

/** Returns the IDs of the collections whose products a rule decides. */
export const listRuledIds = async (): Promise<ReadonlySet<string>> =>
  new Set((await shop.collectionRules.listCollectionRules()).map(({ collectionId }) => collectionId))

/** Lists all collections, hidden ones too. */
export const listCategories = (): Promise<Category[]> =>
  queryAll(shop.categories.queryCategories({ treeReference, returnNonVisibleCategories: true }).limit(1000))
