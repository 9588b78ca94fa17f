import { defineRoom } from '../../ground/context/room.ts'
import { memberDeletionMigration } from './deletion-migration.ts'
import { memberLanguageMigration } from './language-migration.ts'

export const memberRoom = defineRoom({
  migrations: [memberDeletionMigration, memberLanguageMigration],
})
