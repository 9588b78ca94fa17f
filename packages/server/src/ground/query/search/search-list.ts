import type { CursorSearch, SearchDetails } from '@vitrine/contract/calls/cursor-search.ts'
import { aggregate } from '@vitrine/domain/search/rows/aggregate.ts'
import type { Column, FoundRows, Rows } from '@vitrine/domain/search/rows/columns.ts'
import type { Condition } from '@vitrine/domain/search/rows/condition.ts'
import { matchRows } from '@vitrine/domain/search/rows/match-rows.ts'
import { createWordSearch } from '@vitrine/domain/search/match-words.ts'
import { invalidField } from '../../base/refusal.ts'
import { pageOf, sortValueOf } from './list-page.ts'
import { presentAggregations } from './present-aggregations.ts'
import { readAggregations, type ReadAggregation } from './read-aggregations.ts'
import { readFilter } from './read-filter.ts'
import { readSearch, readTimeZone, type Listing, type SortValue } from './read-search.ts'
import { plainName, type MoneyFormat, type SearchFields } from './search-fields.ts'
import { pagingOf, readSorts, type RowSort } from './search-order.ts'

type FieldValues<Item> = (item: Item) => readonly (string | number)[]

/** A kind of items of which a store has few enough to search all of them without an index. */
export interface ListKind<Item> {
  /** None of them is an amount. */
  readonly fields: SearchFields
  /** The values of each field: texts, dates in milliseconds, flags as 0 or 1. */
  readonly values: Readonly<Record<string, FieldValues<Item>>>
  /** Texts in which words are found, by field. */
  readonly searchable: Readonly<Record<string, (item: Item) => readonly string[]>>
  /** The order of a search without words. */
  readonly defaultSort: readonly RowSort[]
}

interface Identified {
  readonly id: string
}

const noAmounts: MoneyFormat = {
  toMinor: () => {
    throw new Error('The search has no amounts.')
  },
  toDecimal: () => {
    throw new Error('The search has no amounts.')
  },
}

/** The items as rows with columns, each of which is built once. */
const rowsOf = <Item>({ fields, values }: ListKind<Item>, items: readonly Item[]): Rows => {
  const columns = new Map<string, Column>()
  const build = (name: string): Column => {
    const sets = items.map((item) => values[name]!(item))
    if (fields[name]!.type === 'text')
      return { kind: 'sets', numbers: Uint32Array.from(sets.keys()), sets: sets.map((set) => set.map(String)) }
    return { kind: 'numbers', values: Float64Array.from(sets, ([value = Number.NaN]) => Number(value)) }
  }
  const column = (name: string): Column => {
    const column = columns.get(name) ?? build(name)
    columns.set(name, column)
    return column
  }
  return { size: items.length, column }
}

/** Reads which fields are searched for words. Default: all. */
const readSearchedFields = <Item>(
  { searchable }: ListKind<Item>,
  { fields = [] }: SearchDetails,
  path: string,
): readonly string[] => {
  for (const [index, name] of fields.entries())
    if (!Object.hasOwn(searchable, plainName(name))) {
      const known = Object.keys(searchable).join(', ')
      throw invalidField(`${path}.fields[${index}]`, `is not a field that can be searched; use one of ${known}`)
    }
  return fields.length === 0 ? Object.keys(searchable) : [...new Set(fields.map(plainName))]
}

/** A search that was read. */
export interface ReadList {
  readonly path: string
  readonly listing: Listing
  readonly limit: number
  readonly condition: Condition
  readonly aggregations: readonly ReadAggregation[]
  readonly sorts: readonly RowSort[]
  /** Scores texts by the words of the search. Absent if it has none. */
  readonly score?: (texts: readonly string[]) => number
  /** The fields in which words are found. */
  readonly searched: readonly string[]
}

/** Reads a search of a list. `path` is that of the search in the request. */
export const readListSearch = <Item>(
  kind: ListKind<Item>,
  { sent, path }: { readonly sent: CursorSearch | undefined; readonly path: string },
): ReadList => {
  const { listing, limit } = readSearch(sent, path)
  const timeZone = readTimeZone(sent?.timeZone ?? listing.timeZone, path)
  const reading = { fields: kind.fields, money: noAmounts, timeZone }
  const condition = readFilter(listing.filter, { ...reading, path: `${path}.filter` })
  const aggregations = readAggregations(sent?.aggregations, { ...reading, path })
  const searched = readSearchedFields(kind, listing.search, `${path}.search`)
  const { expression = '', mode, fuzzy = false } = listing.search
  const score = createWordSearch({ expression, isAll: mode === 'AND', isFuzzy: fuzzy })
  const sorts = readSorts(listing, kind, { isScored: score !== undefined, path })
  return { path, listing, limit, condition, aggregations, sorts, searched, ...(score && { score }) }
}

const fieldsOf = (condition: Condition): readonly string[] => {
  if (condition.kind === 'field' || condition.kind === 'items') return [condition.field]
  if (condition.kind === 'not') return fieldsOf(condition.condition)
  return condition.conditions.flatMap(fieldsOf)
}

const aggregatedFields = ({ aggregation }: ReadAggregation): readonly string[] =>
  aggregation.type === 'NESTED' ? aggregation.levels.map(({ field }) => field) : [aggregation.field]

/** Returns the fields that a search reads. */
export const usedFields = ({ condition, aggregations, sorts, score, searched }: ReadList): ReadonlySet<string> =>
  new Set([
    ...fieldsOf(condition),
    ...aggregations.flatMap(aggregatedFields),
    ...sorts.flatMap(({ field }) => field ?? []),
    ...(score ? searched : []),
  ])

/** Scores the items that match a filter: 0 if the words are not found in them. */
const scoresOf = <Item>(
  { searchable }: ListKind<Item>,
  items: readonly Item[],
  { score, searched, marks }: Pick<ReadList, 'score' | 'searched'> & { readonly marks: Uint8Array },
): readonly number[] =>
  items.map((item, row) => {
    if (marks[row] === 0) return 0
    return score ? score(searched.flatMap((name) => searchable[name]!(item))) : 1
  })

/** Finds a page of items, and aggregates all that match. */
export const searchList = <Item extends Identified>(kind: ListKind<Item>, items: readonly Item[], read: ReadList) => {
  const { listing, limit, condition, aggregations, sorts, path } = read
  const rows = rowsOf(kind, items)
  const scores = scoresOf(kind, items, { ...read, marks: matchRows(condition, rows) })
  const found = Uint32Array.from([...scores.keys()].filter((row) => scores[row]! > 0))
  const valueOf = (row: number, { field }: RowSort): SortValue =>
    field === undefined ? scores[row]! : sortValueOf(kind.values[field]!(items[row]!)[0])
  const sorted = [...found].map((row) => {
    const item = items[row]!
    return { item, row: [...sorts.map((sort) => valueOf(row, sort)), item.id] }
  })
  const page = pageOf(sorted, { sorts, limit, beside: listing.beside })
  const parts: FoundRows[] = [{ rows, found, count: found.length }]
  const results = aggregations.map(({ aggregation }) => aggregate(aggregation, parts))
  return {
    items: page.places.map(({ item }) => item),
    pagingMetadata: pagingOf(page, listing),
    ...(aggregations.length > 0 && {
      aggregationData: presentAggregations(results, aggregations, { path, money: noAmounts }),
    }),
  }
}
