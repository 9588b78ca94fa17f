/** A number per row; NaN if it has none. Amounts are in minor units, dates in milliseconds, and flags 0 or 1. */
export interface NumberColumn {
  readonly kind: 'numbers'
  readonly values: Float64Array | Float32Array | Uint8Array
}

/** A set of texts per row. Rows with the same set share its number, so that a search evaluates it once. */
export interface SetColumn {
  readonly kind: 'sets'
  readonly numbers: Uint32Array
  readonly sets: readonly (readonly string[])[]
}

/** A text per row that few other rows have; '' if it has none. */
export interface TextColumn {
  readonly kind: 'texts'
  readonly read: (row: number) => string
  /** Finds the rows with one of several texts, if an index knows them. */
  readonly find?: (texts: readonly string[]) => readonly number[]
  /** Whether every row has a text, and no two rows the same. */
  readonly isUnique?: true
  /** A number that sorts as the beginning of the text does. */
  readonly keyOf?: (row: number) => number
}

/** Items per row: row `n` has those from `offsets[n]` up to `offsets[n + 1]`. */
interface ItemsOfRows {
  readonly offsets: Uint32Array
  /** Whether an item counts, by its number. Default: all do. */
  readonly isShown?: Uint8Array | undefined
}

/** Items per row, which are rows themselves. */
export interface ItemColumn extends ItemsOfRows {
  readonly kind: 'items'
  readonly items: Rows
  /** By row, if rows with the same items share a number. Default: each row has items of its own. */
  readonly numbers?: Uint32Array
}

/** A field of the items of each row. */
interface ItemFieldColumn extends ItemsOfRows {
  readonly kind: 'itemField'
  readonly column: ValueColumn
}

/** A column with at most one value per row, or a set of them. */
export type ValueColumn = NumberColumn | SetColumn | TextColumn
export type Column = ValueColumn | ItemColumn | ItemFieldColumn

/** Rows to filter, sort and count. */
export interface Rows {
  readonly size: number
  readonly column: (field: string) => Column
}

/** Rows that were found among others: the first `count` of the list. */
export interface FoundRows {
  readonly rows: Rows
  readonly found: Uint32Array
  readonly count: number
}
