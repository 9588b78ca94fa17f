import { defineRoom } from '../../ground/context/room.ts'
import { createShippingHandlers } from './handlers.ts'
import { shippingMigration } from './migration.ts'

export const shippingRoom = defineRoom({
  handlers: createShippingHandlers,
  migrations: [shippingMigration],
})
