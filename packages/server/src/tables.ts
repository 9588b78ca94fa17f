import type { Kysely } from 'kysely'
import type { EventTables } from './event/tables.ts'
import type { MailTables } from './mail/tables.ts'
import type { SiteTables } from './site/tables.ts'

/** Every table of the database; each room declares its own. */
export interface Tables extends SiteTables, EventTables, MailTables {}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
