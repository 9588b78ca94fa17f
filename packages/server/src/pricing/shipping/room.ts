import { defineRoom } from '../../ground/context/room.ts'
import { createShippingHandlers } from './handlers.ts'
import { createLocalHandlers } from './local/handlers.ts'
import { createPickupHandlers } from './pickup/handlers.ts'
import { createProfileHandlers } from './profile/handlers.ts'
import { shippingSchema } from './schema.ts'

export const shippingRoom = defineRoom({
  handlers: (context) => ({
    ...createShippingHandlers(context),
    ...createPickupHandlers(context),
    ...createLocalHandlers(context),
    ...createProfileHandlers(context),
  }),
  schema: shippingSchema,
})
