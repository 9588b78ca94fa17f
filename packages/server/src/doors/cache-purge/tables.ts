export interface CachePurgeTable {
  site_id: string
  /** The number of changes of its catalog that caches know of. */
  state: number
  /** Until then another process is telling them, or nobody is because the last try failed. */
  claimed_until: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    cache_purge: CachePurgeTable
  }
}
