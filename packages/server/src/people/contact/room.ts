import { defineRoom } from '../../ground/context/room.ts'
import { contactMigration } from './migration.ts'

export const contactRoom = defineRoom({
  migrations: [contactMigration],
})
