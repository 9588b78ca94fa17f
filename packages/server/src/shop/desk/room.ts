import { defineRoom } from '../../ground/context/room.ts'
import { createSiteHandlers } from './site-handlers.ts'
import { createDeskHandlers } from './handlers.ts'

export const deskRoom = defineRoom({
  handlers: (context) => ({ ...createSiteHandlers(context), ...createDeskHandlers(context) }),
})
