import { defineRoom } from '../../ground/context/room.ts'
import { createFulfillmentHandlers } from './handlers.ts'
import { fulfillmentSchema } from './schema.ts'

export const fulfillmentRoom = defineRoom({
  handlers: createFulfillmentHandlers,
  schema: fulfillmentSchema,
})
