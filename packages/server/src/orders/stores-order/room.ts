import { defineRoom } from '../../ground/context/room.ts'
import { createStoresOrderHandlers } from './handlers.ts'

export const storesOrderRoom = defineRoom({ handlers: createStoresOrderHandlers })
