import { defineRoom } from '../../ground/context/room.ts'
import { createOrderHandlers } from './handlers.ts'
import { orderHooks } from './of-member.ts'
import { orderSchema } from './schema.ts'

export const orderRoom = defineRoom({
  handlers: createOrderHandlers,
  schema: orderSchema,
  memberHooks: orderHooks,
})
