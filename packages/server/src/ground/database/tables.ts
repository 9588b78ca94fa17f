import type { Kysely } from 'kysely'

/** All tables of the database. Each room adds its own in its `tables.ts` with a `declare module` of this file. */
export interface Tables {}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
