import { defineRoom } from '../../ground/context/room.ts'
import { createApiKeyHandlers } from './handlers.ts'

export const apiKeyRoom = defineRoom({
  handlers: createApiKeyHandlers,
})
