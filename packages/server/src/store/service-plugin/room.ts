import { defineRoom } from '../../ground/context/room.ts'
import { createServicePluginHandlers } from './handlers.ts'
import { servicePluginMigration } from './migration.ts'

export const servicePluginRoom = defineRoom({
  handlers: createServicePluginHandlers,
  migrations: [servicePluginMigration],
})
