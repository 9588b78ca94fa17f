import type { Migration } from '../migrate.ts'

/** Every step of the schema, oldest first. Append only. */
export const migrations: readonly Migration[] = []
