import { filterBounds } from '@vitrine/contract/bounds.ts'
import { sql, type RawBuilder } from 'kysely'
import { isSupportedDate } from '../schema/formats.ts'
import { invalidField } from '../base/refusal.ts'

/** How the values of a field are read and compared. */
export type FieldKind = 'text' | 'number' | 'money' | 'date' | 'flag' | 'list'

export interface Field {
  readonly kind: FieldKind
  /** The value of one row. For a list: a text array. */
  readonly column: RawBuilder<unknown>
  /** What rows are sorted by, where it is not the column itself. */
  readonly sortBy?: RawBuilder<unknown>
  /** What must hold of a row in which a text stands, and can be looked up; for texts of three letters and more. */
  readonly narrow?: (text: unknown) => RawBuilder<boolean>
  /** What must hold of a row that has one of these values, and can be looked up, where the column itself cannot. */
  readonly narrowValues?: (values: readonly unknown[]) => RawBuilder<boolean>
  /** Each row has a value, so that an index can serve the order. */
  readonly isNeverNull?: true
}

export interface ConditionOptions {
  readonly fields: Readonly<Record<string, Field>>
  /** Reads money in the major unit into minor units. */
  readonly toMinor: (value: string | number) => number
  /** What the caller calls what has the filter, for messages; '' for the request itself. */
  readonly path?: string
}

type Condition = RawBuilder<boolean>
type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readValue = (value: unknown, kind: FieldKind, path: string, options: ConditionOptions): unknown => {
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
      // Storefronts send numbers as text, too.
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

/** What is compared may be long; what is looked for within texts, letter by letter, may not. */
const requireShort = (text: string, most: number, path: string): string => {
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

/** Text in a pattern stands for itself. */
export const escapeLikePattern = (text: unknown): string => String(text).replaceAll(/[\\%_]/g, String.raw`\$&`)

const compare = (
  field: Field,
  operator: string,
  value: unknown,
  path: string,
  options: ConditionOptions,
): Condition => {
  const { kind, column } = field
  const typed = (item: unknown) => sql`${readValue(item, kind, path, options)}::${casts[kind]}`
  const readSeveral = (): unknown[] => {
    const items = Array.isArray(value) ? value : [value]
    const { values } = filterBounds
    if (items.length > values) throw invalidField(path, `takes at most ${values} values`, 'MAX_SIZE')
    return items.map((item) => readValue(item, kind, path, options))
  }
  const several = (): RawBuilder<unknown> => sql`${readSeveral()}::${casts[kind]}[]`
  const narrowed = (condition: Condition): Condition =>
    field.narrowValues ? sql<boolean>`(${field.narrowValues(readSeveral())} and ${condition})` : condition
  const onlyFor = (kinds: readonly FieldKind[], build: () => Condition): Condition => {
    if (!kinds.includes(kind)) throw invalidField(path, `${operator} is not supported for this field`)
    return build()
  }
  const ordered: FieldKind[] = ['text', 'number', 'money', 'date']
  const matches = (before: string, after: string) =>
    onlyFor(['text'], () => {
      const text = requireShort(String(readValue(value, 'text', path, options)), filterBounds.pattern, path)
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
    // The names that an older generation of storefronts has for them.
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
        ? sql<boolean>`${column} && ${several()}`
        : narrowed(sql<boolean>`${column} = any(${several()})`)
    case '$nin':
      return kind === 'list'
        ? sql<boolean>`not (${column} && ${several()})`
        : sql<boolean>`not (${column} = any(${several()}))`
    case '$hasAll':
      return onlyFor(['list'], () => sql<boolean>`${column} @> ${several()}`)
    case '$startsWith':
      return matches('', '%')
    case '$endsWith':
      return matches('%', '')
    case '$contains':
      return matches('%', '%')
    case '$exists': {
      const wanted = readValue(value, 'flag', path, options)
      return wanted ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`
    }
    case '$isEmpty': {
      const wanted = readValue(value, 'flag', path, options)
      const empty =
        kind === 'list' ? sql<boolean>`cardinality(${column}) = 0` : sql<boolean>`coalesce(${column}::text, '') = ''`
      return wanted ? empty : sql<boolean>`not (${empty})`
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

/** Turns a filter of the specification into a condition of SQL. Every value travels as a parameter. */
export const compileFilter = (filter: unknown, options: ConditionOptions): Condition => {
  let count = 0
  const takeOne = (path: string): void => {
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
    takeOne(path)
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
        takeOne(`${path}.${operator}`)
        return compare(field, operator, operand, `${path}.${operator}`, options)
      }),
      'and',
    )
  }

  const { path = 'query' } = options
  return compile(filter, path === '' ? 'filter' : `${path}.filter`, 0)
}

/** What rows are sorted by, and which way. */
export interface SortKey {
  readonly column: RawBuilder<unknown>
  readonly descending: boolean
  /** Each row has a value: an index in the same order serves, where no word on missing values stands in its way. */
  readonly isNeverNull: boolean
}

const sortable = (fields: Readonly<Record<string, Field>>): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind !== 'list')

/** The keys of an order, without what breaks ties. */
export const compileSortKeys = (
  sort: readonly { readonly fieldName: string; readonly order?: 'ASC' | 'DESC' }[],
  fields: Readonly<Record<string, Field>>,
  path = 'query',
): SortKey[] =>
  sort.map(({ fieldName, order = 'ASC' }, index) => {
    const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
    if (!field || field.kind === 'list') {
      throw invalidField(
        `${path}.sort[${index}].fieldName`,
        `is not a field that can be sorted by; use one of ${sortable(fields).join(', ')}`,
      )
    }
    return {
      column: field.sortBy ?? field.column,
      descending: order === 'DESC',
      isNeverNull: field.isNeverNull ?? false,
    }
  })

/** What has no value comes last, whichever way. */
export const orderBy = (keys: readonly SortKey[]): RawBuilder<unknown> =>
  sql.join(
    keys.map(({ column, descending, isNeverNull }) => {
      const direction = descending ? (isNeverNull ? 'desc' : 'desc nulls last') : 'asc'
      return sql`${column} ${sql.raw(direction)}`
    }),
  )

/** The order of a query; ties are broken by `tieBreak`, so that pages neither repeat nor lose an item. */
export const compileSort = (
  sort: Parameters<typeof compileSortKeys>[0],
  { fields, tieBreak }: { fields: Readonly<Record<string, Field>>; tieBreak: RawBuilder<unknown> },
): RawBuilder<unknown> => {
  const keys = compileSortKeys(sort, fields)
  return keys.length === 0 ? tieBreak : sql`${orderBy(keys)}, ${tieBreak}`
}
