import type { SearchSynonyms } from '@vitrine/contract/entities/search.ts'
import { sql, type Kysely } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** What searches find of a product, made when an index is first made of it. */
interface SearchDocumentTable {
  site_id: string
  product_id: string
  /** Of the product that it was made of. */
  revision: number
  /** How its words were stemmed. */
  language: string
  /** Folded. */
  name: string
  brand: string | null
  /** A line of words for each field. */
  terms: string
  /** The variants that buyers see, by their choices, and their ids. */
  variants: string
  variant_ids: readonly string[]
}

interface SearchSettingsTable {
  site_id: string
  synonyms: JsonColumn<readonly SearchSynonyms[]>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    search_document: SearchDocumentTable
    search_settings: SearchSettingsTable
  }
}

/** What searches know of products, and the owner's synonyms. A change of those is noted, as answers rest on it. */
export const searchMigration = {
  name: '0117-search',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table search_document (
        site_id text not null,
        product_id text not null,
        revision bigint not null,
        language text not null,
        terms text not null,
        choices jsonb not null,
        primary key (site_id, product_id),
        foreign key (site_id, product_id) references product on delete cascade
      )`.execute(db)
    await sql`
      create table search_settings (
        site_id text primary key references site,
        synonyms jsonb not null
      )`.execute(db)
    for (const event of ['insert', 'update'])
      await sql`create trigger ${sql.ref(`note_${event}`)} after ${sql.raw(event)} on search_settings
        referencing new table as changed for each statement execute function note_collection_change()`.execute(db)
  },
}
