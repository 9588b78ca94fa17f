import { defineRoom } from '../../ground/context/room.ts'
import { createShippoHandlers } from './handlers.ts'

export const shippoRoom = defineRoom({
  handlers: createShippoHandlers,
})
