import { filterBounds } from '@vitrine/contract/bounds.ts'
import type { Query } from '@vitrine/contract/calls/query.ts'
import { sql, type RawBuilder } from 'kysely'
import { isObject } from '../../ground/query/conditions.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'

/** So many products one request of a buyer goes through at the most: about 8 µs each, and 50 ms are all that it has. */
export const mostWalked = 4000
/** So many products one request of a buyer skips at the most; a skipped one costs less, as most are seen in an index. */
export const mostSkipped = 10_000
/** So many products one request of a buyer tests in an index at the most: about 0.4 µs each. */
export const mostTested = 30_000
/** The same in one collection, whose indexes hold less beside their keys. */
export const mostTestedInCollection = 10_000
/** The index of names holds three letters at a time. */
const shortestText = 3

/** What an index knows of a field. */
export interface Indexed {
  /** The operators that it answers. */
  readonly operators: readonly string[]
  /** Those that look for a text within, which has three letters at least. */
  readonly within?: readonly string[]
  /** Rows can be read in its order. */
  readonly sorts?: true
  /** Each of its values is one product's. */
  readonly isKey?: true
  /** Each index that is walked has it, so that conditions on it are tested without the rows. */
  readonly covered?: true
}

export type Indexes = Readonly<Record<string, Indexed>>
export type Asked = Pick<Query, 'filter' | 'sort' | 'paging'>

const exact = ['$eq', '$in', '$hasSome']
/** With the names that an older generation of storefronts has for them. */
export const ranges: readonly string[] = ['$gt', '$gte', '$ge', '$lt', '$lte', '$le']
const key = { operators: exact, sorts: true, isKey: true } as const
const range = { operators: [...exact, ...ranges], sorts: true, covered: true } as const

/** What the indexes of products serve. */
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

/** What the indexes of products in one collection serve. */
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

/** What the indexes of collections serve. */
export const collectionIndexes: Indexes = {
  id: found(id!),
  slug: found(slug!),
  name: { operators: exact, sorts: true },
  position: { operators: [], sorts: true },
}

/** What the indexes of products serve where their variants are listed. */
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

/** Whether a filter names the products it is about: those are few, whatever else is asked of them. */
export const namesProducts = (filter: unknown, indexes: Indexes): boolean =>
  isObject(filter) &&
  Object.entries(filter).some(([field, condition]) => {
    if (field === '$and') return Array.isArray(condition) && condition.some((part) => namesProducts(part, indexes))
    const isKey = Object.hasOwn(indexes, field) && indexes[field]!.isKey
    return isKey && operatorsOf(condition).some(([operator, value]) => exact.includes(operator) && value !== null)
  })

/** Where a filter asks what no index serves. */
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

/** The part of a query that no index serves; nothing where all is served. */
export const unservedPart = ({ filter, sort = [] }: Asked, indexes: Indexes): string | undefined => {
  if (namesProducts(filter, indexes)) return undefined
  const unserved = unservedCondition(filter, indexes, 'query.filter')
  if (unserved !== undefined) return unserved
  const at = sort.findIndex(({ fieldName }) => !(Object.hasOwn(indexes, fieldName) && indexes[fieldName]!.sorts))
  return at < 0 ? undefined : `query.sort[${at}].fieldName`
}

export interface Walk {
  readonly indexes: Indexes
  /** The rows it goes through where no index serves, from the word `from`. */
  readonly rows: RawBuilder<unknown>
  /** What they are; products unless said. */
  readonly of?: 'collections'
}

const hintsOf = (most: string): string =>
  ` (text in names needs at least ${shortestText} characters), list the product IDs, search one collection of at most ${most}`

const servedWords = (part: string, indexes: Indexes): string => {
  const isSort = part.startsWith('query.sort')
  const names = Object.keys(indexes).filter((field) => (isSort ? indexes[field]!.sorts : indexes[field]!.operators[0]))
  return `${isSort ? 'sort' : 'filter'} by ${names.join(', ')}`
}

export const isLongerThan = async (db: Db, { rows }: Pick<Walk, 'rows'>, most: number): Promise<boolean> => {
  const { rows: found } = await sql<{ isLonger: boolean }>`
    select exists (select 1 ${rows} offset ${sql.lit(most)}) as "isLonger"`.execute(db)
  return found[0]!.isLonger
}

/** Refuses a buyer what only a walk through too many products could answer. */
export const requireShortWalk = async (db: Db, asked: Asked, walk: Walk): Promise<void> => {
  const { offset = 0 } = asked.paging ?? {}
  const things = walk.of ?? 'products'
  if (offset > mostSkipped && (await isLongerThan(db, walk, mostSkipped))) {
    const words = `must be at most ${inWords(mostSkipped)} for so many ${things}: use cursorPaging instead`
    throw invalidField('query.paging.offset', words, 'MAX')
  }
  const part = unservedPart(asked, walk.indexes)
  if (part === undefined || !(await isLongerThan(db, walk, mostWalked))) return
  const most = inWords(mostWalked)
  throw invalidField(
    part,
    `has no index, and there are more than ${most} ${things} to search: ` +
      `${servedWords(part, walk.indexes)}${walk.of ? '' : hintsOf(most)}, or make the call with the store’s permissions`,
  )
}
