import type { Migration } from './ground/database/migrate.ts'
import { rooms } from './rooms.ts'

/**
 * Every step of the schema, in the order of their numbers. A step may build on those before it of its own room and of
 * the rooms below; one that comes late, with a lower number than what has run, runs when it comes.
 */
export const migrations: readonly Migration[] = rooms
  .flatMap((room: { readonly migrations?: readonly Migration[] }) => room.migrations ?? [])
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
