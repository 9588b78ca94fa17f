import { filterBounds } from '@vitrine/contract/bounds.ts'
import type { Query } from '@vitrine/contract/calls/query.ts'
import { sql, type RawBuilder } from 'kysely'
import { isObject } from '../../../ground/query/conditions.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'

/** Most products one request of a buyer scans: about 8 µs each, with 50 ms available. */
export const maxScanned = 4000
/** Most products one request of a buyer skips. A skipped one costs less, as most are only read from an index. */
export const maxSkipped = 10_000
/** Most products one request of a buyer tests in an index: about 0.4 µs each. */
export const maxTested = 30_000
/** The same in one collection, whose indexes include fewer columns. */
export const maxTestedInCollection = 10_000
/** The index of names has groups of three letters. */
const shortestText = 3

/** How an index supports a field. */
interface Indexed {
  /** Operators it supports. */
  readonly operators: readonly string[]
  /** Operators that search within a text, which needs at least three letters. */
  readonly within?: readonly string[]
  /** Whether rows can be read in its order. */
  readonly sorts?: true
  /** Whether values are unique. */
  readonly isKey?: true
  /** Whether every scanned index includes the column, so that conditions on it need no table access. */
  readonly covered?: true
}

export type Indexes = Readonly<Record<string, Indexed>>
export type QueryParts = Pick<Query, 'filter' | 'sort' | 'paging'>

const exact = ['$eq', '$in', '$hasSome']
/** Includes the operator names of an older storefront generation. */
const ranges: readonly string[] = ['$gt', '$gte', '$ge', '$lt', '$lte', '$le']
const key = { operators: exact, sorts: true, isKey: true } as const
const range = { operators: [...exact, ...ranges], sorts: true, covered: true } as const

/** Index support for products. */
export const productIndexes: Indexes = {
  id: key,
  slug: key,
  numericId: key,
  name: { operators: exact, within: ['$contains', '$startsWith', '$endsWith'], sorts: true },
  visible: { operators: ['$eq'], covered: true },
  productType: { operators: exact, sorts: true, covered: true },
  price: range,
  'priceData.price': range,
  discountedPrice: range,
  'priceData.discountedPrice': range,
  lastUpdated: range,
  createdDate: range,
  sku: { operators: exact },
}

const { id, slug, numericId, name, visible, price, lastUpdated, sku } = productIndexes as Record<string, Indexed>
const found = (indexed: Indexed): Indexed => ({ ...indexed, sorts: undefined })

/** Index support for products in one collection. */
export const productsInCollectionIndexes: Indexes = {
  id: found(id!),
  slug: found(slug!),
  numericId: numericId!,
  name: name!,
  visible: { operators: visible!.operators },
  price: price!,
  'priceData.price': price!,
  lastUpdated: lastUpdated!,
  sku: sku!,
}

/** Index support for collections. */
export const collectionIndexes: Indexes = {
  id: found(id!),
  slug: found(slug!),
  name: { operators: exact, sorts: true },
  position: { operators: [], sorts: true },
}

/** Index support for products whose variants are listed. */
export const variantIndexes: Indexes = {
  id: { operators: exact, isKey: true },
  productId: key,
  productName: { operators: exact, sorts: true },
}

export const inWords = (count: number): string => count.toLocaleString('en')

export const operatorsOf = (condition: unknown): [operator: string, value: unknown][] => {
  if (isObject(condition)) return Object.entries(condition)
  return [[Array.isArray(condition) ? '$in' : '$eq', condition]]
}

const isServed = (indexed: Indexed | undefined, operator: string, value: unknown): boolean => {
  if (indexed?.within?.includes(operator)) return [...String(value)].length >= shortestText
  return indexed?.operators.includes(operator) ?? false
}

/** Whether a filter lists the products by ID. Those are few, so other conditions cost little. */
export const listsProductIds = (filter: unknown, indexes: Indexes): boolean =>
  isObject(filter) &&
  Object.entries(filter).some(([field, condition]) => {
    if (field === '$and') return Array.isArray(condition) && condition.some((part) => listsProductIds(part, indexes))
    const isKey = Object.hasOwn(indexes, field) && indexes[field]!.isKey
    return isKey && operatorsOf(condition).some(([operator, value]) => exact.includes(operator) && value !== null)
  })

/** Returns the path of the first condition that no index supports. */
const unservedCondition = (filter: unknown, indexes: Indexes, path: string, depth = 0): string | undefined => {
  if (!isObject(filter) || depth > filterBounds.depth) return undefined
  for (const [field, condition] of Object.entries(filter)) {
    const unserved = unservedEntry(field, condition, { indexes, path: `${path}.${field}`, depth })
    if (unserved !== undefined) return unserved
  }
  return undefined
}

const unservedEntry = (
  field: string,
  condition: unknown,
  { indexes, path, depth }: { indexes: Indexes; path: string; depth: number },
): string | undefined => {
  if (field === '$and' || field === '$or') {
    const parts = Array.isArray(condition) ? condition : []
    return parts.flatMap((part, index) => unservedCondition(part, indexes, `${path}[${index}]`, depth + 1) ?? [])[0]
  }
  const indexed = Object.hasOwn(indexes, field) ? indexes[field] : undefined
  const unserved = operatorsOf(condition).find(([operator, value]) => !isServed(indexed, operator, value))
  if (unserved === undefined) return undefined
  return isObject(condition) && field !== '$not' ? `${path}.${unserved[0]}` : path
}

/** Returns the path of the part of a query that no index supports, or `undefined`. */
const unservedPart = ({ filter, sort = [] }: QueryParts, indexes: Indexes): string | undefined => {
  if (listsProductIds(filter, indexes)) return undefined
  const unserved = unservedCondition(filter, indexes, 'query.filter')
  if (unserved !== undefined) return unserved
  const at = sort.findIndex(({ fieldName }) => !(Object.hasOwn(indexes, fieldName) && indexes[fieldName]!.sorts))
  return at < 0 ? undefined : `query.sort[${at}].fieldName`
}

export interface Scan {
  readonly indexes: Indexes
  /** The rows scanned without an index, as SQL from the word `from` on. */
  readonly rows: RawBuilder<unknown>
  /** Default: products. */
  readonly of?: 'collections'
}

const hintsOf = (limitText: string): string =>
  ` (text in names needs at least ${shortestText} characters), list the product IDs, search one collection of at most ${limitText}`

const servedWords = (part: string, indexes: Indexes): string => {
  const isSort = part.startsWith('query.sort')
  const names = Object.keys(indexes).filter((field) => (isSort ? indexes[field]!.sorts : indexes[field]!.operators[0]))
  return `${isSort ? 'sort' : 'filter'} by ${names.join(', ')}`
}

export const isLongerThan = async (db: Db, { rows }: Pick<Scan, 'rows'>, limit: number): Promise<boolean> => {
  const { rows: found } = await sql<{ isLonger: boolean }>`
    select exists (select 1 ${rows} offset ${sql.lit(limit)}) as "isLonger"`.execute(db)
  return found[0]!.isLonger
}

/** Refuses buyers' queries that would need to scan too many products. */
export const requireShortScan = async (db: Db, query: QueryParts, scan: Scan): Promise<void> => {
  const { offset = 0 } = query.paging ?? {}
  const things = scan.of ?? 'products'
  if (offset > maxSkipped && (await isLongerThan(db, scan, maxSkipped))) {
    const words = `must be at most ${inWords(maxSkipped)} for so many ${things}: use cursorPaging instead`
    throw invalidField('query.paging.offset', words, 'MAX')
  }
  const part = unservedPart(query, scan.indexes)
  if (part === undefined || !(await isLongerThan(db, scan, maxScanned))) return
  const limitText = inWords(maxScanned)
  throw invalidField(
    part,
    `has no index, and there are more than ${limitText} ${things} to search: ` +
      `${servedWords(part, scan.indexes)}${scan.of ? '' : hintsOf(limitText)}, or make the call with the store’s permissions`,
  )
}
