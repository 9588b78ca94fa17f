import type { Decided } from '@vitrine/domain/machine.ts'
import type { ColumnType } from 'kysely'

/** A JSON column: written as text, read as a value. */
export type JsonColumn<T> = ColumnType<T, string, string>

/** A state column: only accepts states that its state machine has decided on. */
export type StateColumn<State extends string> = ColumnType<State, Decided<State>, Decided<State>>

/** A state column with a default in the schema. */
export type DefaultedStateColumn<State extends string> = ColumnType<State, Decided<State> | undefined, Decided<State>>
