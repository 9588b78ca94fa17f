import { defineRoom } from '../../ground/context/room.ts'
import { createSearchHandlers } from './handlers.ts'
import { createKeepingUp } from './indexes.ts'
import { searchDocumentsMigration } from './documents-migration.ts'
import { createTermWriting } from './searched-terms.ts'
import { searchedTermsMigration } from './searched-terms-migration.ts'
import { searchMigration } from './migration.ts'
import { wholeWordsMigration } from './whole-words-migration.ts'

export const searchRoom = defineRoom({
  handlers: createSearchHandlers,
  migrations: [searchMigration, searchDocumentsMigration, searchedTermsMigration, wholeWordsMigration],
  workers: (context) => [createKeepingUp(context), createTermWriting(context)],
})
