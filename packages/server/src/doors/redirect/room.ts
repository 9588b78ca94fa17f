import { defineRoom } from '../../ground/context/room.ts'
import { createRedirectHandlers } from './handlers.ts'

export const redirectRoom = defineRoom({
  handlers: createRedirectHandlers,
})
