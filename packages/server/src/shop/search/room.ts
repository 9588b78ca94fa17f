import { defineRoom } from '../../ground/context/room.ts'
import { createSearchHandlers } from './handlers.ts'
import { createKeepingUp } from './indexes.ts'
import { searchDocumentsMigration } from './documents-migration.ts'
import { searchMigration } from './migration.ts'

export const searchRoom = defineRoom({
  handlers: createSearchHandlers,
  migrations: [searchMigration, searchDocumentsMigration],
  workers: (context) => [createKeepingUp(context)],
})
