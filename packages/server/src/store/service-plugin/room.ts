import { defineRoom } from '../../ground/context/room.ts'
import { createServicePluginHandlers } from './handlers.ts'
import { servicePluginSchema } from './schema.ts'

export const servicePluginRoom = defineRoom({
  handlers: createServicePluginHandlers,
  schema: servicePluginSchema,
})
