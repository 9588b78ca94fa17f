import type { ColumnType } from 'kysely'

/** A column that holds JSON: written as text, read as a value. */
export type JsonColumn<T> = ColumnType<T, string, string>
