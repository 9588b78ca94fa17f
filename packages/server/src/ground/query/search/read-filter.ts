import { filterBounds } from '@vitrine/contract/bounds.ts'
import { localInstant } from '@vitrine/domain/time/local-text.ts'
import { always, type Condition, type Test, type Value } from '@vitrine/domain/search/rows/condition.ts'
import { invalidField } from '../../base/refusal.ts'
import { isObject, readValue, requireShort } from '../conditions.ts'
import { plainName, requireField, type MoneyFormat, type SearchField, type SearchFields } from './search-fields.ts'

/** Conditions on fields whose texts are compared one by one. */
const maxLongConditions = 10

interface Counts {
  conditions: number
  long: number
}

interface Reading {
  readonly fields: SearchFields
  readonly money: Pick<MoneyFormat, 'toMinor'>
  /** The time zone of dates without one. */
  readonly timeZone: string
  readonly counts: Counts
}

const and = (conditions: readonly Condition[]): Condition =>
  conditions.length === 1 ? conditions[0]! : { kind: 'and', conditions }
const not = (condition: Condition): Condition => ({ kind: 'not', condition })

const count = ({ counts }: Reading, path: string): void => {
  counts.conditions += 1
  const most = filterBounds.conditions
  if (counts.conditions > most) throw invalidField(path, `a filter can have at most ${most} conditions`, 'MAX_SIZE')
}

const countLong = ({ counts }: Reading, { isLong }: SearchField, path: string): void => {
  if (!isLong) return
  counts.long += 1
  if (counts.long > maxLongConditions)
    throw invalidField(path, `a filter can have at most ${maxLongConditions} conditions on such fields`, 'MAX_SIZE')
}

/** Returns a value in the unit of its column. */
const valueOf = (
  value: unknown,
  { type }: SearchField,
  { path, money, timeZone }: Reading & { path: string },
): Value => {
  if (type === 'date' && typeof value === 'string') {
    const local = localInstant(value, timeZone)
    if (local !== undefined) return local
  }
  const read = readValue(value, type, path, money)
  if (read instanceof Date) return read.getTime()
  return typeof read === 'boolean' ? Number(read) : (read as Value)
}

const valuesOf = (value: unknown, field: SearchField, reading: Reading & { path: string }): Value[] => {
  const items = Array.isArray(value) ? value : [value]
  const { values } = filterBounds
  if (items.length > values) throw invalidField(reading.path, `takes at most ${values} values`, 'MAX_SIZE')
  return items.map((item) => valueOf(item, field, reading))
}

const comparisons = { $gt: '>', $gte: '>=', $ge: '>=', $lt: '<', $lte: '<=', $le: '<=' } as const
const patterns = { $startsWith: 'startsWith', $endsWith: 'endsWith', $contains: 'contains' } as const

const operatorsOf = ({ type, filter }: SearchField): readonly string[] => {
  if (filter === 'list') return ['$hasSome', '$hasAll']
  const any = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$exists', '$isEmpty']
  if (type === 'flag') return any
  return type === 'text'
    ? [...any, ...Object.keys(comparisons), ...Object.keys(patterns)]
    : [...any, ...Object.keys(comparisons)]
}

const refuseOperator = (field: SearchField, path: string): never => {
  throw invalidField(path, `is not a supported operator of this field; use one of ${operatorsOf(field).join(', ')}`)
}

interface Operation {
  readonly name: string
  readonly operator: string
  readonly value: unknown
  readonly path: string
}

/** Reads one operator of a field. */
const readOperation = (operation: Operation, field: SearchField, reading: Reading): Condition => {
  const { name, operator, value, path } = operation
  if (!operatorsOf(field).includes(operator)) return refuseOperator(field, path)
  countLong(reading, field, path)
  const at = { ...reading, path }
  const test = (one: Test): Condition => ({ kind: 'field', field: name, test: one })
  const isIn = () => test({ kind: 'in', values: valuesOf(value, field, at) })
  const exists = test({ kind: 'exists' })
  if (operator in comparisons) {
    const compared = valueOf(value, field, at)
    return test({ kind: 'compare', operator: comparisons[operator as keyof typeof comparisons], value: compared })
  }
  if (operator in patterns) {
    const text = requireShort(String(valueOf(value, field, at)), filterBounds.pattern, path)
    return test({ kind: patterns[operator as keyof typeof patterns], text })
  }
  switch (operator) {
    case '$eq':
      return value === null ? not(exists) : test({ kind: 'in', values: [valueOf(value, field, at)] })
    case '$ne':
      return value === null ? exists : not(test({ kind: 'in', values: [valueOf(value, field, at)] }))
    case '$in':
    case '$hasSome':
      return isIn()
    case '$nin':
      return not(isIn())
    case '$hasAll':
      return test({ kind: 'hasAll', values: valuesOf(value, field, at) })
    case '$exists':
      return readValue(value, 'flag', path, reading.money) === true ? exists : not(exists)
    case '$isEmpty':
      return readValue(value, 'flag', path, reading.money) === true ? not(exists) : exists
    default:
      return refuseOperator(field, path)
  }
}

/** Reads the conditions of a field: a value, a list of values, or operators. */
const readField = (
  name: string,
  field: SearchField,
  { value, path }: { value: unknown; path: string },
  reading: Reading,
) => {
  if (field.unsupported !== undefined) throw invalidField(path, field.unsupported, 'FIELD_NOT_ALLOWED')
  if (!isObject(value)) {
    const operator = Array.isArray(value) ? '$in' : '$eq'
    return readOperation({ name, operator, value, path }, field, reading)
  }
  return and(
    Object.entries(value).map(([operator, operand]) => {
      count(reading, `${path}.${operator}`)
      return readOperation({ name, operator, value: operand, path: `${path}.${operator}` }, field, reading)
    }),
  )
}

const readList = (value: unknown, path: string, depth: number, reading: Reading): Condition[] => {
  if (!Array.isArray(value)) throw invalidField(path, 'must be a list of conditions')
  return value.map((item, index) => readNode(item, `${path}[${index}]`, depth + 1, reading))
}

/** Reads `$matchItems`: an item must meet all of its conditions. */
const readItems = (
  name: string,
  fields: Readonly<Record<string, SearchField>>,
  { value, path, depth }: { value: unknown; path: string; depth: number },
  reading: Reading,
): Condition => {
  const operators = isObject(value) ? Object.keys(value) : []
  if (!isObject(value) || operators.length !== 1 || operators[0] !== '$matchItems')
    throw invalidField(path, 'must have the operator $matchItems')
  count(reading, `${path}.$matchItems`)
  const conditions = readList(value.$matchItems, `${path}.$matchItems`, depth, { ...reading, fields })
  return { kind: 'items', field: name, condition: and(conditions) }
}

const readEntry = (key: string, value: unknown, path: string, depth: number, reading: Reading): Condition => {
  count(reading, path)
  if (key === '$and') return and(readList(value, path, depth, reading))
  if (key === '$or') return { kind: 'or', conditions: readList(value, path, depth, reading) }
  if (key === '$not')
    return not(
      Array.isArray(value) ? and(readList(value, path, depth, reading)) : readNode(value, path, depth + 1, reading),
    )
  const name = plainName(key)
  const field = requireField(reading.fields, name, { use: 'filtered', path })
  if (field.type === 'items') return readItems(name, field.fields, { value, path, depth }, reading)
  return readField(name, field, { value, path }, reading)
}

const readNode = (node: unknown, path: string, depth: number, reading: Reading): Condition => {
  if (!isObject(node)) throw invalidField(path, 'must be an object of conditions')
  if (depth > filterBounds.depth)
    throw invalidField(path, `conditions can be nested at most ${filterBounds.depth} deep`, 'MAX_SIZE')
  return and(Object.entries(node).map(([key, value]) => readEntry(key, value, `${path}.${key}`, depth, reading)))
}

/** Reads a filter of the specification. `path` is that of the filter in the request. */
export const readFilter = (
  filter: unknown,
  { path, ...reading }: Omit<Reading, 'counts'> & { readonly path: string },
): Condition => {
  if (filter === undefined || filter === null) return always
  return readNode(filter, path, 0, { ...reading, counts: { conditions: 0, long: 0 } })
}
