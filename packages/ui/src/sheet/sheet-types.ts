import type { ReactNode } from 'react'

export interface SheetColumn {
  readonly key: string
  readonly header: string
  /** How cells are edited. `checkbox`: the values are `true` and an empty text. `readonly`: they aren't. Default: `text`. */
  readonly kind?: 'text' | 'number' | 'checkbox' | 'readonly'
  readonly maxLength?: number
  /** Text of empty cells. */
  readonly placeholder?: string
}

/** A cell that changes, by the keys of its row and column. */
export interface SheetChange {
  readonly row: string
  readonly column: string
  readonly value: string
}

/** Reads a sheet's rows. Functions that stay the same keep unchanged rows from rendering again. */
export interface SheetSource<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly SheetColumn[]
  readonly keyOf: (row: Row) => string
  /** Accessible name of a row. */
  readonly labelOf: (row: Row) => string
  readonly headerOf: (row: Row) => ReactNode
  readonly valueOf: (row: Row, column: string) => string
}

export interface SheetWords {
  readonly cell: (column: string, row: string) => string
  readonly copyDown: string
  readonly undo: string
  readonly hint: string
  /** Announces the number of changed cells. */
  readonly changed: (cells: number) => string
}
