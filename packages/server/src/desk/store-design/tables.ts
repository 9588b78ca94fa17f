import type { StoreDesign } from '@vitrine/contract/entities/store-design.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** The draft of a store's design, and what everybody sees of it. */
interface StoreDesignTable {
  site_id: string
  draft: JsonColumn<StoreDesign>
  revision: number
  published: JsonColumn<StoreDesign> | null
  /** Whoever has it sees the draft. */
  preview_key: string
}

/** What was published, from 1 on. */
interface StoreDesignVersionTable {
  site_id: string
  version: number
  design: JsonColumn<StoreDesign>
  published_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    store_design: StoreDesignTable
    store_design_version: StoreDesignVersionTable
  }
}
