import { defineRoom } from '../../ground/context/room.ts'
import { createDemoPastHandlers } from './demo-past-handlers.ts'
import { createSetUpHandlers } from './handlers.ts'

export const setUpRoom = defineRoom({
  handlers: (context) => ({ ...createSetUpHandlers(context), ...createDemoPastHandlers(context) }),
})
