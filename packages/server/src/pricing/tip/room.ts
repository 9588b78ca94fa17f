import { defineRoom } from '../../ground/context/room.ts'
import { createTipHandlers } from './handlers.ts'
import { pruneTipChoices } from './store.ts'
import { tipSchema } from './schema.ts'

export const tipRoom = defineRoom({
  handlers: createTipHandlers,
  prune: pruneTipChoices,
  schema: tipSchema,
})
