import { defineRoom } from '../../ground/context/room.ts'
import { cachePurgeMigration } from './migration.ts'
import { createPurging } from './purging.ts'

export const cachePurgeRoom = defineRoom({
  migrations: [cachePurgeMigration],
  workers: (context) => (context.config.cachePurge ? [createPurging(context, context.config.cachePurge)] : []),
})
