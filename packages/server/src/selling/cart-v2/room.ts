import { defineRoom } from '../../ground/context/room.ts'
import { createByIdHandlers } from './by-id-handlers.ts'
import { createCurrentHandlers } from './current-handlers.ts'

export const cartV2Room = defineRoom({
  handlers: (context) => ({ ...createByIdHandlers(context), ...createCurrentHandlers(context) }),
})
