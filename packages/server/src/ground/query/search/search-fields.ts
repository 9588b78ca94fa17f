import { invalidField } from '../../base/refusal.ts'

/** The type of a field, which determines how its values are read and written. */
export type SearchFieldType = 'text' | 'number' | 'money' | 'date' | 'flag'

/** What a search can do with a field. */
export interface SearchField {
  readonly type: SearchFieldType
  /** `all`: all operators of its type. `list`: `$hasSome` and `$hasAll`. Default: it cannot be filtered by. */
  readonly filter?: 'all' | 'list'
  readonly isSortable?: boolean
  readonly isAggregated?: boolean
  /** Whether each item has a text of its own, which makes conditions on it slower. */
  readonly isLong?: boolean
  /** Why a listed field is not supported. It is refused with these words. */
  readonly unsupported?: string
}

/** Fields of items, for `$matchItems`. */
export interface ItemsField {
  readonly type: 'items'
  readonly fields: Readonly<Record<string, SearchField>>
}

export type SearchFields = Readonly<Record<string, SearchField | ItemsField>>

/** How amounts are read and written. */
export interface MoneyFormat {
  /** Converts an amount in major units to minor units. */
  readonly toMinor: (value: string | number) => number
  /** Converts minor units to decimal text in major units. */
  readonly toDecimal: (amount: number) => string
}

/** The name of a field without the underscores that the provider's SDK adds, such as in `brand._id`. */
export const plainName = (name: string): string => name.replaceAll(/(^|\.)_/g, '$1')

type Use = 'filtered' | 'sorted' | 'aggregated'

const canBe: Readonly<Record<Use, (field: SearchField | ItemsField) => boolean>> = {
  filtered: (field) => field.type === 'items' || field.filter !== undefined,
  sorted: (field) => field.type !== 'items' && field.isSortable === true,
  aggregated: (field) => field.type !== 'items' && field.isAggregated === true,
}

/** Returns a field that can be used in this way. `path` is that of its name in the request. */
export const requireField = (
  fields: SearchFields,
  name: string,
  { use, path }: { readonly use: Use; readonly path: string },
): SearchField | ItemsField => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field && canBe[use](field)) return field
  const names = Object.keys(fields).filter((one) => canBe[use](fields[one]!))
  const words = use === 'aggregated' ? 'aggregated' : `${use} by`
  throw invalidField(path, `is not a field that can be ${words}; use one of ${names.join(', ')}`)
}

export const requireValueField = (
  fields: SearchFields,
  name: string,
  about: { readonly use: 'sorted' | 'aggregated'; readonly path: string },
): SearchField => {
  const field = requireField(fields, name, about)
  if (field.type === 'items') throw invalidField(about.path, 'is a list of items, not a value')
  if (field.unsupported !== undefined) throw invalidField(about.path, field.unsupported, 'FIELD_NOT_ALLOWED')
  return field
}
