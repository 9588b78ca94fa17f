import type { CursorSearch } from '@vitrine/contract/calls/cursor-search.ts'
import { aggregate } from '@vitrine/domain/search/rows/aggregate.ts'
import type { Condition } from '@vitrine/domain/search/rows/condition.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { presentAggregations } from '../../../ground/query/search/present-aggregations.ts'
import { readAggregations } from '../../../ground/query/search/read-aggregations.ts'
import { readFilter } from '../../../ground/query/search/read-filter.ts'
import { readSearch, readTimeZone, type Listing } from '../../../ground/query/search/read-search.ts'
import type { MoneyFormat, SearchFields } from '../../../ground/query/search/search-fields.ts'
import { pagingOf, readSorts, type RowSort } from '../../../ground/query/search/search-order.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { RowSearch } from './find-products.ts'
import { rankRows, type RankedRows } from './rank-rows.ts'
import type { SearchView } from './search-view.ts'
import { readWords, type SearchableFields } from './searched-words.ts'

/** A kind of rows that can be searched. */
export interface RowKind {
  readonly fields: SearchFields
  readonly searchable: SearchableFields
  /** The order of a search without words. */
  readonly defaultSort: readonly RowSort[]
  /** Columns to sort by instead of those of a field. */
  readonly sortedColumns: Readonly<Record<string, string>>
  readonly find: (search: RowSearch) => RankedRows[]
}

export const moneyFormatOf = ({ currency }: Pick<Site, 'currency'>): MoneyFormat => ({
  toMinor: (value) => toMinor(value, currency),
  toDecimal: (amount) => toDecimal(amount, currency),
})

/** A search that was read, with the index that it needs. */
export interface ReadSearch {
  readonly listing: Listing
  readonly limit: number
  readonly timeZone: string
  readonly condition: Condition
}

/** Reads the filter and place of a search. `path` is that of the search in the request. */
export const readSearchOf = (
  kind: Pick<RowKind, 'fields'>,
  site: Site,
  { sent, path }: { readonly sent: CursorSearch | undefined; readonly path: string },
): ReadSearch => {
  const { listing, limit } = readSearch(sent, path)
  const timeZone = readTimeZone(sent?.timeZone ?? listing.timeZone, path)
  const reading = { path: `${path}.filter`, fields: kind.fields, money: moneyFormatOf(site), timeZone }
  return { listing, limit, timeZone, condition: readFilter(listing.filter, reading) }
}

/** Finds a page of rows, and aggregates all that match. */
export const searchRows = async (
  kind: RowKind,
  view: SearchView,
  { read, sent, path }: { readonly read: ReadSearch; readonly sent: CursorSearch | undefined; readonly path: string },
) => {
  const { index, site, hidden } = view
  const { listing, limit, timeZone, condition } = read
  const { fields, searchable } = kind
  const money = moneyFormatOf(site)
  const aggregations = readAggregations(sent?.aggregations, { path, fields, money, timeZone })
  const searched = await readWords(view, listing.search, { searchable, path: `${path}.search` })
  const sorts = readSorts(listing, kind, { isScored: searched !== undefined, path })
  const parts = kind.find({ index, condition, searched, hidden })
  const page = rankRows(parts, { sorts, limit, beside: listing.beside })
  const results = aggregations.map(({ aggregation }) => aggregate(aggregation, parts))
  return {
    page,
    pagingMetadata: pagingOf(page, listing),
    ...(aggregations.length > 0 && { aggregationData: presentAggregations(results, aggregations, { path, money }) }),
  }
}
