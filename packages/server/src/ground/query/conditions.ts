import { filterBounds } from '@vitrine/contract/bounds.ts'
import { sql, type RawBuilder } from 'kysely'
import { isSupportedDate } from '../schema/formats.ts'
import { invalidField } from '../base/refusal.ts'

/** The type of a field, which determines how its values are read and compared. */
export type FieldKind = 'text' | 'number' | 'money' | 'date' | 'flag' | 'list'

export interface Field {
  readonly kind: FieldKind
  /** The column or expression of the value. For lists: a text array. */
  readonly column: RawBuilder<unknown>
  /** The expression to sort by, if it is not the column. */
  readonly sortBy?: RawBuilder<unknown>
  /** An indexed condition that every row containing a text fulfills. Used for texts of three or more characters. */
  readonly narrow?: (text: unknown) => RawBuilder<boolean>
  /**
   * An indexed condition that every row with one of these values fulfills, if the column itself has no index. For lists:
   * that every row with any, or all, of these values fulfills.
   */
  readonly narrowValues?: (values: readonly unknown[], has: 'any' | 'all') => RawBuilder<boolean>
  /** The column is in lower case, by `lower_text`: texts to search for are, too. */
  readonly isLowerCase?: true
  /** The value is never null, so an index can provide the order. */
  readonly isNeverNull?: true
  /** The field cannot be sorted by. Lists never can. */
  readonly isFilterOnly?: true
}

export interface ConditionOptions {
  readonly fields: Readonly<Record<string, Field>>
  /** Converts an amount in major units to minor units. */
  readonly toMinor: (value: string | number) => number
  /** The path of the query in the request, for error messages; '' for the request itself. */
  readonly path?: string
}

type Condition = RawBuilder<boolean>
type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a value of a filter: text, a number, minor units, a `Date` or a boolean. */
export const readValue = (
  value: unknown,
  kind: FieldKind,
  path: string,
  options: Pick<ConditionOptions, 'toMinor'>,
): unknown => {
  const refuse = (what: string) => invalidField(path, `must be ${what}`)
  switch (kind) {
    case 'text':
    case 'list':
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
        const text = String(value)
        if (text.includes('\0')) throw refuse('text without NUL characters')
        return requireShort(text, filterBounds.json.text, path)
      }
      throw refuse('text')
    case 'number':
    case 'money': {
      // Storefronts also send numbers as text.
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > 1e12) throw refuse('a number')
      return kind === 'money' ? options.toMinor(number.toFixed(6)) : number
    }
    case 'date': {
      const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : undefined
      if (!date || !isSupportedDate(date)) throw refuse('a date, such as 2026-11-20T12:00:00Z')
      return date
    }
    case 'flag':
      if (value === true || value === 'true') return true
      if (value === false || value === 'false') return false
      throw refuse('true or false')
    default:
      return kind satisfies never
  }
}

/** Compared values may be long, but search patterns may not. */
export const requireShort = (text: string, most: number, path: string): string => {
  if (text.length > most) throw invalidField(path, `must be at most ${most} characters long`, 'MAX_LENGTH')
  return text
}

const casts: Readonly<Record<FieldKind, RawBuilder<unknown>>> = {
  text: sql.raw('text'),
  list: sql.raw('text'),
  number: sql.raw('numeric'),
  money: sql.raw('bigint'),
  date: sql.raw('timestamptz'),
  flag: sql.raw('boolean'),
}

/** Escapes the special characters of `like` patterns. */
const escapeLikePattern = (text: unknown): string => String(text).replaceAll(/[\\%_]/g, String.raw`\$&`)

const compare = (
  field: Field,
  operator: string,
  value: unknown,
  path: string,
  options: ConditionOptions,
): Condition => {
  const { kind, column } = field
  const inColumnCase = (found: unknown) =>
    field.isLowerCase && typeof found === 'string' ? found.toLowerCase() : found
  const read = (item: unknown) => inColumnCase(readValue(item, kind, path, options))
  const typed = (item: unknown) => sql`${read(item)}::${casts[kind]}`
  const readSeveral = (): unknown[] => {
    const items = Array.isArray(value) ? value : [value]
    const { values } = filterBounds
    if (items.length > values) throw invalidField(path, `takes at most ${values} values`, 'MAX_SIZE')
    return items.map(read)
  }
  const several = (): RawBuilder<unknown> => sql`${readSeveral()}::${casts[kind]}[]`
  const narrowed = (condition: Condition, has: 'any' | 'all' = 'any'): Condition =>
    field.narrowValues ? sql<boolean>`(${field.narrowValues(readSeveral(), has)} and ${condition})` : condition
  const onlyFor = (kinds: readonly FieldKind[], build: () => Condition): Condition => {
    if (!kinds.includes(kind)) throw invalidField(path, `${operator} is not supported for this field`)
    return build()
  }
  const ordered: FieldKind[] = ['text', 'number', 'money', 'date']
  const matches = (before: string, after: string) =>
    onlyFor(['text'], () => {
      const text = requireShort(String(read(value)), filterBounds.pattern, path)
      const condition = sql<boolean>`${column} ilike ${before + escapeLikePattern(text) + after}`
      return field.narrow && [...text].length >= 3 ? sql<boolean>`(${field.narrow(text)} and ${condition})` : condition
    })

  switch (operator) {
    case '$eq':
      if (value === null) return sql<boolean>`${column} is null`
      return kind === 'list'
        ? sql<boolean>`${typed(value)} = any(${column})`
        : narrowed(sql<boolean>`${column} = ${typed(value)}`)
    case '$ne':
      if (value === null) return sql<boolean>`${column} is not null`
      return kind === 'list'
        ? sql<boolean>`not (${typed(value)} = any(${column}))`
        : sql<boolean>`${column} is distinct from ${typed(value)}`
    case '$gt':
      return onlyFor(ordered, () => sql<boolean>`${column} > ${typed(value)}`)
    // Names used by older storefronts.
    case '$ge':
    case '$gte':
      return onlyFor(ordered, () => sql<boolean>`${column} >= ${typed(value)}`)
    case '$lt':
      return onlyFor(ordered, () => sql<boolean>`${column} < ${typed(value)}`)
    case '$le':
    case '$lte':
      return onlyFor(ordered, () => sql<boolean>`${column} <= ${typed(value)}`)
    case '$in':
    case '$hasSome':
      return kind === 'list'
        ? narrowed(sql<boolean>`${column} && ${several()}`)
        : narrowed(sql<boolean>`${column} = any(${several()})`)
    case '$nin':
      return kind === 'list'
        ? sql<boolean>`not (${column} && ${several()})`
        : sql<boolean>`not (${column} = any(${several()}))`
    case '$hasAll':
      return onlyFor(['list'], () => narrowed(sql<boolean>`${column} @> ${several()}`, 'all'))
    case '$startsWith':
      return matches('', '%')
    case '$endsWith':
      return matches('%', '')
    case '$contains':
      return matches('%', '%')
    case '$exists': {
      const expected = readValue(value, 'flag', path, options)
      return expected ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`
    }
    case '$isEmpty': {
      const expected = readValue(value, 'flag', path, options)
      const empty =
        kind === 'list' ? sql<boolean>`cardinality(${column}) = 0` : sql<boolean>`coalesce(${column}::text, '') = ''`
      return expected ? empty : sql<boolean>`not (${empty})`
    }
    default:
      throw invalidField(path, `is not a supported operator; use one of ${operators.join(', ')}`)
  }
}

const operators: readonly string[] = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$hasSome',
  '$hasAll',
  '$startsWith',
  '$endsWith',
  '$contains',
  '$exists',
  '$isEmpty',
]

const joined = (conditions: readonly Condition[], word: 'and' | 'or'): Condition => {
  if (conditions.length === 0) return sql<boolean>`true`
  return sql<boolean>`(${sql.join(conditions, word === 'and' ? sql` and ` : sql` or `)})`
}

/** Compiles a filter of the specification to an SQL condition. All values are parameters. */
export const compileFilter = (filter: unknown, options: ConditionOptions): Condition => {
  let count = 0
  const countCondition = (path: string): void => {
    count += 1
    const most = filterBounds.conditions
    if (count > most) throw invalidField(path, `a filter can have at most ${most} conditions`, 'MAX_SIZE')
  }

  const compile = (node: unknown, path: string, depth: number): Condition => {
    if (node === undefined || node === null) return sql<boolean>`true`
    if (!isObject(node)) throw invalidField(path, 'must be an object of conditions')
    if (depth > filterBounds.depth)
      throw invalidField(path, `conditions can be nested at most ${filterBounds.depth} deep`, 'MAX_SIZE')
    return joined(
      Object.entries(node).map(([key, value]) => compileEntry(key, value, `${path}.${key}`, depth)),
      'and',
    )
  }

  const list = (value: unknown, path: string, depth: number): Condition[] => {
    if (!Array.isArray(value)) throw invalidField(path, 'must be a list of conditions')
    return value.map((item, index) => compile(item, `${path}[${index}]`, depth + 1))
  }

  const compileEntry = (key: string, value: unknown, path: string, depth: number): Condition => {
    countCondition(path)
    if (key === '$and') return joined(list(value, path, depth), 'and')
    if (key === '$or') {
      const some = list(value, path, depth)
      return some.length === 0 ? sql<boolean>`false` : joined(some, 'or')
    }
    if (key === '$not') {
      const inner = Array.isArray(value) ? joined(list(value, path, depth), 'and') : compile(value, path, depth + 1)
      return sql<boolean>`not coalesce(${inner}, false)`
    }
    const field = Object.hasOwn(options.fields, key) ? options.fields[key] : undefined
    if (!field)
      throw invalidField(
        path,
        `is not a field that can be filtered by; use one of ${Object.keys(options.fields).join(', ')}`,
      )
    if (!isObject(value)) {
      if (Array.isArray(value)) return compare(field, '$in', value, path, options)
      return compare(field, '$eq', value, path, options)
    }
    return joined(
      Object.entries(value).map(([operator, operand]) => {
        countCondition(`${path}.${operator}`)
        return compare(field, operator, operand, `${path}.${operator}`, options)
      }),
      'and',
    )
  }

  const { path = 'query' } = options
  return compile(filter, path === '' ? 'filter' : `${path}.filter`, 0)
}

/** A sort expression and its direction. */
export interface SortKey {
  readonly column: RawBuilder<unknown>
  readonly descending: boolean
  /** The value is never null, so `nulls last` is not needed and an index can provide the order. */
  readonly isNeverNull: boolean
}

/** Returns a field to sort by. `path` is that of its name in the request. */
export const requireSortable = (fields: Readonly<Record<string, Field>>, name: string, path: string): Field => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field && field.kind !== 'list' && !field.isFilterOnly) return field
  const sortable = Object.keys(fields).filter((one) => fields[one]!.kind !== 'list' && !fields[one]!.isFilterOnly)
  throw invalidField(path, `is not a field that can be sorted by; use one of ${sortable.join(', ')}`)
}

/** Compiles the sort keys of a query, without the tie-breaker. */
export const compileSortKeys = (
  sort: readonly { readonly fieldName: string; readonly order?: 'ASC' | 'DESC' }[],
  fields: Readonly<Record<string, Field>>,
  path = 'query',
): SortKey[] =>
  sort.map(({ fieldName, order = 'ASC' }, index) => {
    const field = requireSortable(fields, fieldName, `${path}.sort[${index}].fieldName`)
    return {
      column: field.sortBy ?? field.column,
      descending: order === 'DESC',
      isNeverNull: field.isNeverNull ?? false,
    }
  })

/** Returns an `order by` list. Missing values come last in both directions. */
export const orderBy = (keys: readonly SortKey[]): RawBuilder<unknown> =>
  sql.join(
    keys.map(({ column, descending, isNeverNull }) => {
      const direction = descending ? (isNeverNull ? 'desc' : 'desc nulls last') : 'asc'
      return sql`${column} ${sql.raw(direction)}`
    }),
  )

/** Compiles the order of a query. `tieBreak` makes it unique, so that pages neither repeat nor skip items. */
export const compileSort = (
  sort: Parameters<typeof compileSortKeys>[0],
  { fields, tieBreak }: { fields: Readonly<Record<string, Field>>; tieBreak: RawBuilder<unknown> },
): RawBuilder<unknown> => {
  const keys = compileSortKeys(sort, fields)
  return keys.length === 0 ? tieBreak : sql`${orderBy(keys)}, ${tieBreak}`
}
