import { defineRoom } from '../../ground/context/room.ts'
import { consentMigration } from './migration.ts'

export const consentRoom = defineRoom({
  migrations: [consentMigration],
})
