import type { StoreDesign } from '@vitrine/contract/entities/store-design.ts'
import { sql, type Kysely } from 'kysely'
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

export const storeDesignMigration = {
  name: '0120-store-design',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table store_design (
        site_id text primary key references site,
        draft jsonb not null,
        revision integer not null,
        published jsonb,
        preview_key text not null
      )`.execute(db)
    await sql`alter table site add column looks jsonb`.execute(db)
    await sql`
      create table store_design_version (
        site_id text not null references site,
        version integer not null,
        design jsonb not null,
        published_date timestamptz not null,
        primary key (site_id, version)
      )`.execute(db)
  },
}
