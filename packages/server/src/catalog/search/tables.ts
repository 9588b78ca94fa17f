import type { SearchSynonyms } from '@vitrine/contract/entities/search.ts'
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

/** How often something was searched for on a day, by all visitors together. */
interface SearchTermTable {
  site_id: string
  day: string
  term: string
  searches: number
  without_results: number
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    search_document: SearchDocumentTable
    search_settings: SearchSettingsTable
    search_term: SearchTermTable
  }
}
