import { defineRoom } from '../../ground/context/room.ts'
import { deliveryMigration } from './delivery-migration.ts'
import { createShippingHandlers } from './handlers.ts'
import { createLocalHandlers } from './local/handlers.ts'
import { shippingMigration } from './migration.ts'
import { createPickupHandlers } from './pickup/handlers.ts'
import { createProfileHandlers } from './profile/handlers.ts'

export const shippingRoom = defineRoom({
  handlers: (context) => ({
    ...createShippingHandlers(context),
    ...createPickupHandlers(context),
    ...createLocalHandlers(context),
    ...createProfileHandlers(context),
  }),
  migrations: [shippingMigration, deliveryMigration],
})
