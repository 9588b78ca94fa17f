import type { SearchSynonyms } from '@vitrine/contract/entities/catalog/search.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** The searchable form of a product, built when it is first indexed. */
interface SearchDocumentTable {
  site_id: string
  product_id: string
  /** Revision of the product it was built from. */
  revision: number
  /** Language used for stemming. */
  language: string
  /** Case-folded. */
  name: string
  brand: string | null
  /** One line of words per field. */
  terms: string
  /** What searches of catalog V3 filter by: see `index/attributes.ts`. */
  attributes: string
  /** The visible variants by choices, in the format of `index/traits.ts`. */
  variants: string
  /** Visible variants first. */
  variant_ids: readonly string[]
}

interface SearchSettingsTable {
  site_id: string
  synonyms: JsonColumn<readonly SearchSynonyms[]>
}

/** How often a term was searched on a day, by all visitors together. */
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
