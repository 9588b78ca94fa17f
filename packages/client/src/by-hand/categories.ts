import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import * as calls from '../calls/categories.ts'
import type { Category, Search } from '../generated.ts'
import { cursorQuery, type CursorQuery } from '../query/cursor-query.ts'

/** Fields that categories can be filtered by. */
export interface CategoryFields {
  id: string
  slug: string
  name: string
  visible: boolean
  managingAppId: string
  createdDate: Date | string
  updatedDate: Date | string
  'parentCategory.id': string
  'parentCategory.index': number
  'treeReference.appNamespace': string
  'treeReference.treeKey': string
}
/** Fields that categories can be sorted by. */
export type CategorySortField =
  | 'name'
  | 'managingAppId'
  | 'createdDate'
  | 'updatedDate'
  | 'parentCategory.id'
  | 'parentCategory.index'
/** A query builder for categories. */
export type CategoryQuery = CursorQuery<Category, CategoryFields, CategorySortField>

/** The tree of the categories, and what responses contain. */
export type QueryCategoriesOptions = Omit<BodyOf<typeof calls.queryCategories>, 'query'>

/**
 * Finds categories. Returns a query to build.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * const { items } = await client.categories.queryCategories({ treeReference }).eq('name', 'Lamps').find()
 */
export const queryCategories =
  (send: Send): ((options: QueryCategoriesOptions) => CategoryQuery) =>
  (options) =>
    cursorQuery<Category, CategoryFields, CategorySortField>(async (built, turn?: CallOptions) => {
      const body = { ...options, query: built as Search }
      const { categories, pagingMetadata } = await send(
        calls.queryCategories,
        { body },
        { ...turn, args: ['...options'] },
      )
      return { items: categories, metadata: pagingMetadata }
    })
