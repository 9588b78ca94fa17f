import { sql, type RawBuilder } from 'kysely'
import { isObject } from '../../../ground/query/conditions.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import {
  inWords,
  isLongerThan,
  maxScanned,
  listsProductIds,
  operatorsOf,
  type Indexes,
  type Scan,
} from './scan-limits.ts'

/** A condition on an indexed column that is not part of the key. It is tested during an index scan. */
interface Tested {
  readonly field: string
  readonly condition: unknown
  readonly path: string
  /** Whether every matching row must meet it. */
  readonly isDemanded: boolean
}

/** A sorted list whose matches may only appear after a long scan. */
export interface Listed {
  readonly filter: unknown
  /** Converts a filter to SQL. */
  readonly condition: (filter: unknown) => RawBuilder<boolean>
  readonly order: RawBuilder<unknown>
  /** The first sort field. */
  readonly sortedBy: string | undefined
  /** Where the list begins. Default: at the start of the order. */
  readonly begin?: RawBuilder<boolean>
  /** Number of rows needed, including skipped ones. */
  readonly size: number
}

export interface TestedScan extends Scan {
  /** Table alias used in conditions. */
  readonly alias: string
  /** Most index entries that a request may test. */
  readonly maxTested: number
}

/** How to find the rows without too long a scan. */
export interface Found {
  /** Limits the search to a small set that contains every match. */
  readonly among?: RawBuilder<boolean>
  /** Whether counting the matches would require a full scan. */
  readonly isUncountable: boolean
}

const testedOf = (filter: unknown, indexes: Indexes, path: string, isDemanded = true): Tested[] => {
  if (!isObject(filter)) return []
  return Object.entries(filter).flatMap(([field, condition]): Tested[] => {
    const at = `${path}.${field}`
    if (field === '$and' || field === '$or') {
      const parts = Array.isArray(condition) ? condition : []
      return parts.flatMap((part, index) =>
        testedOf(part, indexes, `${at}[${index}]`, isDemanded && (field === '$and' || parts.length === 1)),
      )
    }
    const isCovered = Object.hasOwn(indexes, field) && indexes[field]!.covered
    return isCovered ? [{ field, condition, path: at, isDemanded }] : []
  })
}

/** Whether a filter needs columns that the index does not include. */
export const needsRow = (filter: unknown, indexes: Indexes): boolean =>
  isObject(filter) &&
  Object.entries(filter).some(([field, condition]) => {
    if (field === '$and' || field === '$or')
      return Array.isArray(condition) && condition.some((part) => needsRow(part, indexes))
    return operatorsOf(condition).length > 0 && !(Object.hasOwn(indexes, field) && indexes[field]!.covered)
  })

const columnOf = (field: string): string => field.replace('priceData.', '')

/** Whether a condition limits the range of the index that provides the sort order. */
const isBound =
  ({ sortedBy }: Listed) =>
  ({ field, isDemanded }: Tested): boolean =>
    isDemanded && sortedBy !== undefined && columnOf(field) === columnOf(sortedBy)

/** Whether enough rows are found within the allowed length of an index scan. */
const hasEnoughNearby = async (
  db: Db,
  { listed, tested }: { listed: Listed; tested: readonly Tested[] },
  { rows, alias, maxTested }: TestedScan,
): Promise<boolean> => {
  const { filter, condition, order, begin = sql<boolean>`true`, size } = listed
  const bounds = condition({ $and: tested.filter(isBound(listed)).map((one) => ({ [one.field]: one.condition })) })
  const { rows: found } = await sql<{ hasEnoughNearby: boolean }>`
    select exists (
      select from (select * ${rows} and ${begin} and ${bounds} order by ${order} limit ${sql.lit(maxTested)}) ${sql.raw(alias)}
      where ${sql.ref(`${alias}.visible`)} and ${condition(filter)} offset ${size - 1}) as "hasEnoughNearby"`.execute(
    db,
  )
  return found[0]!.hasEnoughNearby
}

/** Finds a condition that only few rows meet and that an index can answer. */
const findNarrowCondition = async (db: Db, tested: readonly Tested[], { condition }: Listed, scan: TestedScan) => {
  for (const { field, condition: value, isDemanded } of tested) {
    if (!isDemanded || !scan.indexes[field]!.sorts) continue
    const among = condition({ [field]: value })
    if (!(await isLongerThan(db, { rows: sql`${scan.rows} and ${among}` }, maxScanned))) return among
  }
  return undefined
}

/**
 * Keeps buyers' requests from scanning an index to its end for few matches (ranges that hardly overlap, or that lie at
 * the other end of the order). Accepts them if enough rows are near or if one condition leaves few. Refuses the rest.
 */
export const limitScan = async (db: Db, listed: Listed, scan: TestedScan): Promise<Found> => {
  const { indexes } = scan
  const tested = testedOf(listed.filter, indexes, 'query.filter')
  const [first, second] = tested
  if (!first || listsProductIds(listed.filter, indexes)) return { isUncountable: false }
  const isOfMany = new Set(tested.map(({ field }) => columnOf(field))).size > 1
  const isMixed = needsRow(listed.filter, indexes)
  if (isMixed && !isOfMany) return { isUncountable: false }
  const isNear = !isMixed && (await hasEnoughNearby(db, { listed, tested }, scan))
  if (isNear && !isOfMany && indexes[first.field]!.sorts) return { isUncountable: false }
  const among = isNear ? undefined : await findNarrowCondition(db, tested, listed, scan)
  if (among) return { among, isUncountable: false }
  if (!(await isLongerThan(db, scan, scan.maxTested))) return { isUncountable: false }
  if (isNear) return { isUncountable: true }
  throw tooFar(
    (second ?? first).path,
    isMixed ? 'cannot be combined with the other conditions for' : 'matches too few of',
    scan,
  )
}

const tooFar = (path: string, why: string, { maxTested, indexes }: TestedScan) => {
  const sorts = Object.keys(indexes).filter((field) => indexes[field]!.covered && indexes[field]!.sorts)
  return invalidField(
    path,
    `${why} the first ${inWords(maxTested)} products in this order: sort by the field of the condition ` +
      `(${sorts.join(', ')}), limit one condition to ${inWords(maxScanned)} products, list the product IDs, search a ` +
      'smaller collection, or make the call with the store’s permissions',
  )
}
