import { defineRoom } from '../../ground/context/room.ts'
import { createFulfillmentHandlers } from './handlers.ts'
import { fulfillmentMigration } from './migration.ts'

export const fulfillmentRoom = defineRoom({
  handlers: createFulfillmentHandlers,
  migrations: [fulfillmentMigration],
})
