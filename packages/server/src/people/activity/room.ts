import { defineRoom } from '../../ground/context/room.ts'
import { activityMigration } from './migration.ts'
import { prune } from './prune.ts'

export const activityRoom = defineRoom({
  migrations: [activityMigration],
  prune,
})
