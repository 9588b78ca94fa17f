import { sql, type Kysely } from 'kysely'
import type { Room } from './ground/context/room.ts'
import { baselinePrefix, type Migration } from './ground/database/migrate.ts'
import { wings } from './rooms.ts'

const entries: readonly (readonly [string, readonly Room[]])[] = Object.entries(wings)

/** The schema of the first release: one migration for each wing, the lower wings first. `write` may change its SQL. */
const baseline = (write: (schema: string) => string) =>
  entries.map(([wing, rooms], index): Migration => {
    const statements = write(rooms.map(({ schema = '' }) => schema).join(''))
    const number = String(index + 1).padStart(2, '0')
    return {
      name: `${baselinePrefix}${number}-${wing}`,
      statements,
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
export const migrations: readonly Migration[] = [...baseline((schema) => schema), ...changes]

/** The same with the SQL of the baseline changed, for tests. */
export const migrationsWith = (write: (schema: string) => string): readonly Migration[] => [
  ...baseline(write),
  ...changes,
]
