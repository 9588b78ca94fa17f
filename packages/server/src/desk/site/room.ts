import { defineRoom } from '../../ground/context/room.ts'
import { createSiteHandlers } from './site-handlers.ts'
import { createDeskHandlers } from './handlers.ts'

export const siteRoom = defineRoom({
  handlers: (context) => ({ ...createSiteHandlers(context), ...createDeskHandlers(context) }),
})
