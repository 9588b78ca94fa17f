import { defineRoom } from '../../ground/context/room.ts'
import { createOAuthAppHandlers } from './handlers.ts'

export const oauthAppRoom = defineRoom({
  handlers: createOAuthAppHandlers,
})
