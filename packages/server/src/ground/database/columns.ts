import type { Decided } from '@vitrine/domain/machine.ts'
import type { ColumnType } from 'kysely'

/** A column that holds JSON: written as text, read as a value. */
export type JsonColumn<T> = ColumnType<T, string, string>

/** A column that holds a state: written with what its machine has decided on, and with nothing else. */
export type StateColumn<State extends string> = ColumnType<State, Decided<State>, Decided<State>>

/** The same, where a row that says nothing begins in the state that the schema names. */
export type DefaultedStateColumn<State extends string> = ColumnType<State, Decided<State> | undefined, Decided<State>>
