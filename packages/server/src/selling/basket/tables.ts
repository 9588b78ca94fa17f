import type { Generated } from 'kysely'

/**
 * Revision of the rules that prices depend on: tax, delivery, and checkout and order settings. Database triggers on
 * those tables increment it, so that no change is missed.
 */
export interface RulesTable {
  site_id: string
  revision: Generated<number>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    site_rules: RulesTable
  }
}
