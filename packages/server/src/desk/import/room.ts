import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { importMigration } from './migration.ts'

export const importRoom = defineRoom({
  migrations: [importMigration],
})
