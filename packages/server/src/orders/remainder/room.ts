import { defineRoom } from '../../ground/context/room.ts'
import { remainderMigration } from './migration.ts'

export const remainderRoom = defineRoom({ migrations: [remainderMigration] })
