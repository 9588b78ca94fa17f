import { sql, type Kysely } from 'kysely'
import type { Room } from './ground/context/room.ts'
import { baselinePrefix, type Migration } from './ground/database/migrate.ts'
import { wings } from './rooms.ts'

const entries: readonly (readonly [string, readonly Room[]])[] = Object.entries(wings)

/** The schema of the first release: one migration for each wing, the lower wings first. */
const baseline = entries.map(([wing, rooms], index): Migration => {
  const statements = rooms.map(({ schema = '' }) => schema).join('')
  const number = String(index + 1).padStart(2, '0')
  return {
    name: `${baselinePrefix}${number}-${wing}`,
    up: async (db: Kysely<unknown>) => void (await sql.raw(statements).execute(db)),
  }
})

/** What changed since the first release, in the order of the names. */
const changes = entries
  .flatMap(([, rooms]) => rooms.flatMap(({ migrations = [] }) => migrations))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/**
 * Every step of the schema. A migration may build on those before it, of its own room and of the rooms below; one that
 * arrives late, with a lower number than those that ran, runs when it arrives.
 */
export const migrations: readonly Migration[] = [...baseline, ...changes]
