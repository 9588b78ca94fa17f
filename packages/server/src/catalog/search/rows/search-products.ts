import type { CursorSearch, SearchDetails } from '@vitrine/contract/calls/cursor-search.ts'
import { aggregate } from '@vitrine/domain/search/rows/aggregate.ts'
import { foldText } from '@vitrine/domain/search/fold.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { presentAggregations } from '../../../ground/query/search/present-aggregations.ts'
import { readAggregations } from '../../../ground/query/search/read-aggregations.ts'
import { readFilter } from '../../../ground/query/search/read-filter.ts'
import {
  readSearch,
  readTimeZone,
  writeCursor,
  type Listing,
  type SearchSort,
} from '../../../ground/query/search/read-search.ts'
import {
  requireValueField,
  plainName,
  type MoneyFormat,
  type SearchFields,
} from '../../../ground/query/search/search-fields.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoreIndex } from '../index/index-of-store.ts'
import { parseExpression } from '../query/parse-expression.ts'
import { readText } from '../text/texts.ts'
import { findProducts, type SearchedWords } from './find-products.ts'
import { productSearchFields } from './product-search-fields.ts'
import { rankRows, type RankedPage, type RowSort } from './rank-rows.ts'

/** What a caller may see, and the index of the store. */
export interface SearchView {
  readonly db: Db
  readonly index: StoreIndex
  readonly site: Site
  readonly hidden: boolean
}

export const moneyFormatOf = ({ currency }: Pick<Site, 'currency'>): MoneyFormat => ({
  toMinor: (value) => toMinor(value, currency),
  toDecimal: (amount) => toDecimal(amount, currency),
})

/** Parses the words of a search. `path` is that of its details in the request. */
export const readWords = async (
  { db, index, site, hidden }: SearchView,
  { expression = '', mode = 'OR', fields = [], fuzzy = false }: SearchDetails,
  path: string,
): Promise<SearchedWords | undefined> => {
  if (fields.length > 0) throw invalidField(`${path}.fields`, 'is not supported yet', 'FIELD_NOT_ALLOWED')
  if (expression.trim() === '') return undefined
  const languages = [site.language, ...(site.reading === undefined ? [] : [site.reading])]
  const { synonyms } = index
  const asked = { expression, languages, synonyms, isTyping: false, isCorrected: fuzzy, hidden }
  const { words } = await parseExpression(db, index, asked)
  return { words, least: mode === 'AND' ? words.length : 1, name: foldText(expression).trim() }
}

/** Names are sorted without regard to case. */
const sortedColumns: Readonly<Record<string, string>> = { name: 'foldedName' }
const newestFirst: RowSort = { field: 'createdDate', descending: true }

/** Reads a sort order. Default: most relevant first, without words newest first. */
export const readSorts = (
  sort: readonly SearchSort[],
  { fields, isScored, path }: { readonly fields: SearchFields; readonly isScored: boolean; readonly path: string },
): readonly RowSort[] => {
  if (sort.length === 0) return [isScored ? { descending: true } : newestFirst]
  return sort.map(({ fieldName, order }, index) => {
    const name = plainName(fieldName)
    requireValueField(fields, name, { use: 'sorted', path: `${path}.sort[${index}].fieldName` })
    return { field: sortedColumns[name] ?? name, descending: order === 'DESC' }
  })
}

export const pagingOf = (page: RankedPage, listing: Listing) => {
  const { places, hasNext, hasPrev, valuesOf } = page
  const cursorAt = (place: (typeof places)[number], before: boolean) =>
    writeCursor({ ...listing, beside: { row: valuesOf(place), before } })
  return {
    count: places.length,
    cursors: {
      ...(hasNext && { next: cursorAt(places.at(-1)!, false) }),
      ...(hasPrev && { prev: cursorAt(places[0]!, true) }),
    },
    hasNext,
  }
}

const path = 'search'

/** Finds a page of products, and aggregates all that match. */
export const searchProducts = async (view: SearchView, sent: CursorSearch | undefined) => {
  const { index, site, hidden } = view
  const { listing, limit } = readSearch(sent, path)
  const money = moneyFormatOf(site)
  const fields = productSearchFields
  const condition = readFilter(listing.filter, { path: `${path}.filter`, fields, money })
  const timeZone = readTimeZone(sent?.timeZone, path)
  const aggregations = readAggregations(sent?.aggregations, { path, fields, money, timeZone })
  const searched = await readWords(view, listing.search, `${path}.search`)
  const sorts = readSorts(listing.sort, { fields, isScored: searched !== undefined, path })
  if (listing.beside && listing.beside.row.length !== sorts.length + 1)
    throw invalidField(`${path}.cursorPaging.cursor`, 'is not a cursor from an earlier response')
  const parts = findProducts({ index, condition, searched, hidden })
  const page = rankRows(parts, { sorts, limit, beside: listing.beside })
  const results = aggregations.map(({ aggregation }) => aggregate(aggregation, parts))
  return {
    ids: page.places.map(({ segment, row }) => readText(index.segments[segment]!.ids, row)),
    pagingMetadata: pagingOf(page, listing),
    ...(aggregations.length > 0 && { aggregationData: presentAggregations(results, aggregations, { path, money }) }),
  }
}

interface Counted {
  readonly filter: unknown
  readonly search: SearchDetails | undefined
}

/** Counts the products that match words, a filter or both. */
export const countProducts = async (view: SearchView, { filter, search = {} }: Counted): Promise<number> => {
  const { index, site, hidden } = view
  const condition = readFilter(filter, { path: 'filter', fields: productSearchFields, money: moneyFormatOf(site) })
  const searched = await readWords(view, search, 'search')
  return findProducts({ index, condition, searched, hidden }).reduce((sum, { count }) => sum + count, 0)
}
