import type { Kysely } from 'kysely'

/** Every table of the database. Each room adds its own in its `tables.ts`, by a `declare module` of this file. */
export interface Tables {}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
