import { defineRoom } from '../../ground/context/room.ts'
import { createSearchHandlers } from './handlers.ts'
import { createKeepingUp } from './indexes.ts'
import { createTermWriting } from './searched-terms.ts'
import { searchSchema } from './schema.ts'

export const searchRoom = defineRoom({
  handlers: createSearchHandlers,
  schema: searchSchema,
  workers: (context) => [createKeepingUp(context), createTermWriting(context)],
})
