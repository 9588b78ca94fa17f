import { defineRoom } from '../../ground/context/room.ts'
import { createCheckoutTemplateHandlers } from './handlers.ts'
import { checkoutTemplateSchema } from './schema.ts'

export const checkoutTemplateRoom = defineRoom({
  handlers: createCheckoutTemplateHandlers,
  schema: checkoutTemplateSchema,
})
