import { sql, type RawBuilder } from 'kysely'
import { isObject } from '../../ground/query/conditions.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { inWords, isLongerThan, mostWalked, namesProducts, operatorsOf, type Indexes, type Walk } from './walks.ts'

/** A condition on what the indexes hold beside their keys: it is tested while one of them is walked. */
interface Tested {
  readonly field: string
  readonly condition: unknown
  readonly path: string
  /** It holds of every row that is found. */
  readonly isDemanded: boolean
}

/** A list in an order, of which few may be found after a long walk. */
export interface Listed {
  readonly filter: unknown
  /** What the filter says of a row. */
  readonly condition: (filter: unknown) => RawBuilder<boolean>
  readonly order: RawBuilder<unknown>
  /** The field that it is sorted by first. */
  readonly sortedBy: string | undefined
  /** Where in the order the list begins; at its beginning unless said. */
  readonly begin?: RawBuilder<boolean>
  /** So many rows are wanted, with those that are skipped. */
  readonly wanted: number
}

export interface TestedWalk extends Walk {
  /** What its rows are called in conditions. */
  readonly alias: string
  /** So many entries of an index a request tests at the most. */
  readonly mostTested: number
}

/** Where rows are found without a walk that is too long. */
export interface Found {
  /** Few rows, among which all that are found are. */
  readonly among?: RawBuilder<boolean>
  /** Only a walk to the end could tell how many there are. */
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

/** Whether a filter asks what an index does not hold beside its keys. */
export const asksMore = (filter: unknown, indexes: Indexes): boolean =>
  isObject(filter) &&
  Object.entries(filter).some(([field, condition]) => {
    if (field === '$and' || field === '$or')
      return Array.isArray(condition) && condition.some((part) => asksMore(part, indexes))
    return operatorsOf(condition).length > 0 && !(Object.hasOwn(indexes, field) && indexes[field]!.covered)
  })

const columnOf = (field: string): string => field.replace('priceData.', '')

/** Whether an index that serves the order begins or ends where a condition says. */
const isBound =
  ({ sortedBy }: Listed) =>
  ({ field, isDemanded }: Tested): boolean =>
    isDemanded && sortedBy !== undefined && columnOf(field) === columnOf(sortedBy)

/** Whether as many rows as are wanted lie so near in the order that an index is walked no further than it may be. */
const areNear = async (
  db: Db,
  { listed, tested }: { listed: Listed; tested: readonly Tested[] },
  { rows, alias, mostTested }: TestedWalk,
): Promise<boolean> => {
  const { filter, condition, order, begin = sql<boolean>`true`, wanted } = listed
  const bounds = condition({ $and: tested.filter(isBound(listed)).map((one) => ({ [one.field]: one.condition })) })
  const { rows: found } = await sql<{ areNear: boolean }>`
    select exists (
      select from (select * ${rows} and ${begin} and ${bounds} order by ${order} limit ${sql.lit(mostTested)}) ${sql.raw(alias)}
      where ${sql.ref(`${alias}.visible`)} and ${condition(filter)} offset ${wanted - 1}) as "areNear"`.execute(db)
  return found[0]!.areNear
}

/** A condition that few rows meet, which an index finds. */
const narrowOne = async (db: Db, tested: readonly Tested[], { condition }: Listed, walk: TestedWalk) => {
  for (const { field, condition: said, isDemanded } of tested) {
    if (!isDemanded || !walk.indexes[field]!.sorts) continue
    const among = condition({ [field]: said })
    if (!(await isLongerThan(db, { rows: sql`${walk.rows} and ${among}` }, mostWalked))) return among
  }
  return undefined
}

/**
 * Sees to it that no request of a buyer walks an index to its end to find few: ranges that hardly meet, or that lie at
 * the other end of the order. They are found where enough lie near, or where one condition leaves few; else refused.
 */
export const boundWalk = async (db: Db, listed: Listed, walk: TestedWalk): Promise<Found> => {
  const { indexes } = walk
  const tested = testedOf(listed.filter, indexes, 'query.filter')
  const [first, second] = tested
  if (!first || namesProducts(listed.filter, indexes)) return { isUncountable: false }
  const isOfMany = new Set(tested.map(({ field }) => columnOf(field))).size > 1
  const isMixed = asksMore(listed.filter, indexes)
  if (isMixed && !isOfMany) return { isUncountable: false }
  const isNear = !isMixed && (await areNear(db, { listed, tested }, walk))
  if (isNear && !isOfMany && indexes[first.field]!.sorts) return { isUncountable: false }
  const among = isNear ? undefined : await narrowOne(db, tested, listed, walk)
  if (among) return { among, isUncountable: false }
  if (!(await isLongerThan(db, walk, walk.mostTested))) return { isUncountable: false }
  if (isNear) return { isUncountable: true }
  throw tooFar(
    (second ?? first).path,
    isMixed ? 'cannot be combined with the other conditions for' : 'matches too few of',
    walk,
  )
}

const tooFar = (path: string, why: string, { mostTested, indexes }: TestedWalk) => {
  const sorts = Object.keys(indexes).filter((field) => indexes[field]!.covered && indexes[field]!.sorts)
  return invalidField(
    path,
    `${why} the first ${inWords(mostTested)} products in this order: sort by the field of the condition ` +
      `(${sorts.join(', ')}), limit one condition to ${inWords(mostWalked)} products, list the product IDs, search a ` +
      'smaller collection, or make the call with the store’s permissions',
  )
}
