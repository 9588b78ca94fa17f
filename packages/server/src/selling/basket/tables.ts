import type { Generated } from 'kysely'

/**
 * How often the owner has changed what prices depend on: tax, delivery, the settings of checkout and orders. Triggers of
 * those tables count, so that no way to change them can forget to.
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
