import { defineRoom } from '../../ground/context/room.ts'
import { createSetUpHandlers } from './handlers.ts'

export const setUpRoom = defineRoom({ handlers: createSetUpHandlers })
