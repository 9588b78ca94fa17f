import { defineRoom } from '../../ground/context/room.ts'
import { createShippoHandlers } from './handlers.ts'
import { shippoSchema } from './schema.ts'

export const shippoRoom = defineRoom({ schema: shippoSchema, handlers: createShippoHandlers })
