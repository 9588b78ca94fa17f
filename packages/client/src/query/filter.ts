/** A filter, as sent. */
export type Filter = Readonly<Record<string, unknown>>

/** The value of a field: an item of a list; for a date, text or a Date. */
type ValueOf<T> = T extends readonly (infer Item)[] ? Item : T extends Date ? Date | string : T

type Named<Fields, Type> = { [K in keyof Fields]: Fields[K] extends Type ? K : never }[keyof Fields]

/** Conditions on the fields of an entity. Each returns a new query and leaves the old one unchanged. */
export interface Conditions<Fields, Self> {
  /** The field has this value; for a list, one of its items. `null`: it has no value. */
  eq<K extends keyof Fields>(field: K, value: ValueOf<Fields[K]> | null): Self
  ne<K extends keyof Fields>(field: K, value: ValueOf<Fields[K]> | null): Self
  gt<K extends Named<Fields, number | string | Date>>(field: K, value: ValueOf<Fields[K]>): Self
  ge<K extends Named<Fields, number | string | Date>>(field: K, value: ValueOf<Fields[K]>): Self
  lt<K extends Named<Fields, number | string | Date>>(field: K, value: ValueOf<Fields[K]>): Self
  le<K extends Named<Fields, number | string | Date>>(field: K, value: ValueOf<Fields[K]>): Self
  startsWith<K extends Named<Fields, string>>(field: K, text: string): Self
  endsWith<K extends Named<Fields, string>>(field: K, text: string): Self
  contains<K extends Named<Fields, string>>(field: K, text: string): Self
  /** The field, or one of its items, is one of these. */
  hasSome<K extends keyof Fields>(field: K, ...values: Several<ValueOf<Fields[K]>>): Self
  /** The list contains all of these. */
  hasAll<K extends keyof Fields>(field: K, ...values: Several<ValueOf<Fields[K]>>): Self
  in<K extends keyof Fields>(field: K, ...values: Several<ValueOf<Fields[K]>>): Self
  /** The field is set, or with `false`, is not set. */
  exists<K extends keyof Fields>(field: K, there?: boolean): Self
  /** This query's conditions and the other query's. */
  and(other: HasFilter): Self
  /** This query's conditions or the other query's. */
  or(other: HasFilter): Self
  /** This query's conditions and not the other query's. */
  not(other: HasFilter): Self
}

/** Values one by one, or as one list. */
type Several<T> = readonly T[] | readonly [readonly T[]]

interface HasFilter {
  readonly query: { readonly filter?: unknown }
}

const operators = ['ne', 'gt', 'lt', 'startsWith', 'endsWith', 'contains']
const listOperators = ['hasSome', 'hasAll', 'in']

const isEmpty = (filter: Filter): boolean => Object.keys(filter).length === 0

/** Joins two filters without nesting. Empty filters are dropped. */
const join = (word: '$and' | '$or', left: Filter, right: Filter): Filter => {
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) ? right : left
  const parts = (filter: Filter): unknown[] => (Array.isArray(filter[word]) ? filter[word] : [filter])
  return { [word]: [...parts(left), ...parts(right)] }
}

const negated = (filter: Filter): Filter =>
  isEmpty(filter) ? filter : '$not' in filter ? (filter.$not as Filter) : { $not: filter }

/** Methods that add conditions to a filter. `next` creates the new query. */
export const conditions = <Self>(filter: Filter, next: (filter: Filter) => Self): object => {
  const add = (condition: Filter): Self => next(join('$and', filter, condition))
  const filterOf = ({ query }: HasFilter): Filter => (query.filter ?? {}) as Filter
  const methods: Record<string, (field: string, ...values: unknown[]) => Self> = {
    eq: (field, value) => add({ [field]: value ?? null }),
    ge: (field, value) => add({ [field]: { $gte: value } }),
    le: (field, value) => add({ [field]: { $lte: value } }),
    exists: (field, there = true) => add({ [field]: { $exists: there } }),
  }
  for (const name of operators) methods[name] = (field, value) => add({ [field]: { [`$${name}`]: value } })
  for (const name of listOperators)
    methods[name] = (field, ...values) => add({ [field]: { [`$${name}`]: values.flat() } })
  return {
    ...methods,
    and: (other: HasFilter) => add(filterOf(other)),
    or: (other: HasFilter) => next(join('$or', filter, filterOf(other))),
    not: (other: HasFilter) => add(negated(filterOf(other))),
  }
}
