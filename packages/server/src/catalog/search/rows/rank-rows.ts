import type { FoundRows, ValueColumn } from '@vitrine/domain/search/rows/columns.ts'
import type { Beside, SortValue } from '../../../ground/query/search/read-search.ts'
import type { RowSort, SearchedPage } from '../../../ground/query/search/search-order.ts'
import { createBest } from '../query/top-ranked.ts'
import { maxPerSegment, productAt, segmentAt } from '../query/sort.ts'
import { compareTexts } from '../text/texts.ts'
import { keyOfText, textsOf, type PlacedTexts } from './column-kinds.ts'

/** Found rows of a segment, with what they are sorted by. */
export interface RankedRows extends FoundRows {
  /** Scores by row, if the search has words. */
  readonly scores?: Float64Array
  /** Makes the order unique, by row: the higher one comes first. */
  readonly ties: Float64Array
}

/** A sort order of one segment. */
interface SortKey {
  /** Ascending. */
  readonly keyOf: (row: number) => number
  /** The texts, if equal keys do not mean equal values. */
  readonly texts?: PlacedTexts
  readonly valueOf: (row: number) => SortValue
}

/** A row of a segment. */
interface Place {
  readonly segment: number
  readonly row: number
}

const placeOf = (thing: number): Place => ({ segment: segmentAt(thing), row: productAt(thing) })

const keyOfColumn = (column: ValueColumn): SortKey => {
  switch (column.kind) {
    case 'numbers': {
      const { values } = column
      const keyOf = (row: number) => (Number.isNaN(values[row]!) ? -Infinity : values[row]!)
      return { keyOf, valueOf: (row) => (Number.isNaN(values[row]!) ? null : values[row]!) }
    }
    case 'texts': {
      const { read, keyOf = (row: number) => keyOfText(read(row)) } = column
      return { keyOf, texts: textsOf(column), valueOf: read }
    }
    case 'sets': {
      const { numbers, sets } = column
      const read = (row: number) => sets[numbers[row]!]![0] ?? ''
      const keys = sets.map(([first = '']) => keyOfText(first))
      return { keyOf: (row) => keys[numbers[row]!]!, texts: textsOf({ read }), valueOf: read }
    }
    default:
      return column satisfies never
  }
}

const sortKeyOf = (part: RankedRows, { field }: RowSort): SortKey => {
  if (field === undefined) {
    const { scores } = part
    return { keyOf: (row) => scores![row]!, valueOf: (row) => scores![row]! }
  }
  const column = part.rows.column(field)
  if (column.kind === 'items' || column.kind === 'itemField') throw new Error(`${field} cannot be sorted by`)
  return keyOfColumn(column)
}

/** Compares the texts of two rows by bytes. */
const compareRows = (one: PlacedTexts, row: number, [other, otherRow]: readonly [PlacedTexts, number]): number => {
  if (one.texts && other.texts) return compareTexts(one.texts, one.at(row), [other.texts, other.at(otherRow)])
  return Buffer.compare(Buffer.from(one.read(row)), Buffer.from(other.read(otherRow)))
}

/** Compares a row with a value of a cursor. Ascending. */
const compareWith = ({ keyOf, texts }: SortKey, row: number, value: SortValue): number => {
  const key = typeof value === 'string' ? keyOfText(value) : (value ?? -Infinity)
  const difference = keyOf(row) - key
  if (difference !== 0 && !Number.isNaN(difference)) return difference
  return texts ? Buffer.compare(Buffer.from(texts.read(row)), Buffer.from(String(value ?? ''))) : 0
}

export interface RankOptions {
  readonly sorts: readonly RowSort[]
  readonly limit: number
  readonly beside: Beside | undefined
}

/** Ranks rows of several segments. */
const createRanking = (parts: readonly RankedRows[], { sorts, beside }: RankOptions) => {
  const keys = parts.map((part) => sorts.map((sort) => sortKeyOf(part, sort)))
  const reversed = beside?.before ? -1 : 1
  const signs = sorts.map(({ descending }) => (descending ? -1 : 1) * reversed)

  /** Compares rows whose first keys are equal. Negative if the first one comes first. */
  const compare = (one: number, other: number): number => {
    const [a, b] = [keys[segmentAt(one)]!, keys[segmentAt(other)]!]
    const [row, otherRow] = [productAt(one), productAt(other)]
    for (let at = 0; at < signs.length; at += 1) {
      const [key, otherKey] = [a[at]!, b[at]!]
      const difference = at === 0 ? 0 : key.keyOf(row) - otherKey.keyOf(otherRow)
      if (difference !== 0 && !Number.isNaN(difference)) return signs[at]! * difference
      const order = key.texts ? compareRows(key.texts, row, [otherKey.texts!, otherRow]) : 0
      if (order !== 0) return signs[at]! * order
    }
    return 0
  }

  /** Whether a row comes after that of the cursor. */
  const isBeyond = ({ segment, row }: Place): boolean => {
    if (!beside) return true
    for (const [at, sign] of signs.entries()) {
      const order = sign * compareWith(keys[segment]![at]!, row, beside.row[at]!)
      if (order !== 0) return order > 0
    }
    return reversed * (parts[segment]!.ties[row]! - Number(beside.row[signs.length])) < 0
  }

  return { keys, signs, compare, isBeyond, reversed }
}

/** Returns the best rows as a list, with one more than the limit if there are more. */
export const rankRows = (parts: readonly RankedRows[], options: RankOptions): SearchedPage<Place> => {
  const { limit, beside } = options
  const { keys, signs, compare, isBeyond, reversed } = createRanking(parts, options)
  const isFirstKeyEnough = signs.length === 1 && parts.every((_, segment) => !keys[segment]![0]!.texts)
  const best = createBest(limit + 1, isFirstKeyEnough ? undefined : compare)
  for (const [segment, part] of parts.entries()) {
    const [first] = keys[segment]!
    const things = new Uint32Array(part.count)
    const firstKeys = new Float64Array(part.count)
    let count = 0
    for (let at = 0; at < part.count; at += 1) {
      const row = part.found[at]!
      if (beside && !isBeyond({ segment, row })) continue
      firstKeys[count] = first ? -signs[0]! * first.keyOf(row) : 0
      things[count++] = row
    }
    const ties = reversed === 1 ? part.ties : part.ties.map((tie) => -tie)
    best.addAll({ count, things, keys: firstKeys, ties, first: segment * maxPerSegment })
  }
  const sorted = best.sorted()
  const hasMore = sorted.length > limit
  const places = sorted.slice(0, limit).map(placeOf)
  const before = beside?.before ?? false
  return {
    places: before ? places.toReversed() : places,
    hasNext: places.length > 0 && (before || hasMore),
    hasPrev: places.length > 0 && (before ? hasMore : beside !== undefined),
    valuesOf: ({ segment, row }) => [...keys[segment]!.map(({ valueOf }) => valueOf(row)), parts[segment]!.ties[row]!],
  }
}
