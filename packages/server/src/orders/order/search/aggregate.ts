import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { sql, type RawBuilder } from 'kysely'
import { compileFilter, isObject, type Field } from '../../../ground/query/conditions.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { orderFields } from './search-fields.ts'

const mostAggregates = 20
/** Maximum number of distinct values, most frequent first. */
const mostValues = 100

type Kind = Field['kind']
type Expression = RawBuilder<unknown>

/** Aggregation operators with the field kinds they accept. `$values` returns a map of counts. */
const operators: Readonly<Record<string, { kinds: readonly Kind[]; of: (column: Expression) => Expression }>> = {
  $sum: { kinds: ['money', 'number'], of: (column) => sql`sum(${column})` },
  $avg: { kinds: ['money', 'number'], of: (column) => sql`avg(${column})` },
  $min: { kinds: ['money', 'number', 'date'], of: (column) => sql`min(${column})` },
  $max: { kinds: ['money', 'number', 'date'], of: (column) => sql`max(${column})` },
  $values: {
    kinds: ['text', 'flag'],
    of: (column) => sql`(select coalesce(jsonb_object_agg(value, times), '{}') from (
      select ${column} as value, count(*) as times from found where ${column} is not null
      group by 1 order by 2 desc, 1 limit ${mostValues}) as counted)`,
  },
}
const known = ['$count', ...Object.keys(operators)].join(', ')

interface Aggregate {
  readonly name: string
  readonly kind: Kind
  readonly of: Expression
}

/** Excludes amounts in other currencies than the store's, since they cannot be added up. */
const inOwn = (column: Expression, own: string): Expression =>
  sql`(case when coalesce(body->>'currency', ${own}) = ${own} then ${column} end)`

const readOne = (name: string, input: unknown, own: string): Aggregate => {
  const path = `aggregation.${name}`
  const [entry, ...more] = isObject(input) ? Object.entries(input) : []
  if (!entry || more.length > 0) throw invalidField(path, `must have one of ${known}`)
  const [operator, fieldName] = entry
  if (operator === '$count') return { name, kind: 'number', of: sql`count(*)` }
  if (!Object.hasOwn(operators, operator)) throw invalidField(`${path}.${operator}`, `is unknown: it can be ${known}`)
  const { kinds, of } = operators[operator]!
  const fits = Object.keys(orderFields).filter((one) => kinds.includes(orderFields[one]!.kind))
  if (typeof fieldName !== 'string' || !fits.includes(fieldName)) {
    throw invalidField(`${path}.${operator}`, `must be one of ${fits.join(', ')}`)
  }
  const { kind, column } = orderFields[fieldName]!
  return { name, kind: operator === '$values' ? 'list' : kind, of: of(kind === 'money' ? inOwn(column, own) : column) }
}

const readAggregation = (aggregation: unknown, own: string): Aggregate[] => {
  if (aggregation === undefined) return readAggregation({ count: { $count: true } }, own)
  const entries = isObject(aggregation) ? Object.entries(aggregation) : []
  if (entries.length === 0 || entries.length > mostAggregates) {
    throw invalidField('aggregation', `must name 1 to ${mostAggregates} results, such as {"orders": {"$count": true}}`)
  }
  return entries.map(([name, one]) => readOne(name, one, own))
}

const present = (value: unknown, kind: Kind, { currency }: Site): unknown => {
  if (value === null || kind === 'list') return value
  if (kind === 'date') return (value as Date).toISOString()
  return kind === 'money' ? toDecimal(Math.round(Number(value)), currency) : Number(value)
}

/**
 * Computes aggregates of the orders that match a filter, under the names given by the caller. Amounts are in the
 * store's currency; an aggregate without values is `null`. Default: the number of orders.
 */
export const aggregateOrders = async (
  db: Db,
  { site, filter, aggregation }: { site: Site; filter: unknown; aggregation: unknown },
): Promise<Record<string, unknown>> => {
  const aggregates = readAggregation(aggregation, site.currency)
  const options = { fields: orderFields, toMinor: (value: string | number) => toMinor(value, site.currency), path: '' }
  const holds = compileFilter(filter, options)
  const columns = aggregates.map(({ of }, index) => sql`${of} as ${sql.ref(`a${index}`)}`)
  const { rows } = await sql<Record<string, unknown>>`
    with found as (select * from orders where site_id = ${site.id} and ${holds})
    select ${sql.join(columns)} from found`.execute(db)
  return Object.fromEntries(
    aggregates.map(({ name, kind }, index) => [name, present(rows[0]![`a${index}`], kind, site)]),
  )
}
