import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoreIndex } from '../index/index-of-store.ts'

/** What a caller may see, and the index of the store. */
export interface SearchView {
  readonly db: Db
  readonly index: StoreIndex
  readonly site: Site
  /** Whether hidden products, variants and categories are found. */
  readonly hidden: boolean
}
