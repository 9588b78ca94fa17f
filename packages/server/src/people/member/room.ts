import { defineRoom } from '../../ground/context/room.ts'
import { memberSchema } from './schema.ts'

export const memberRoom = defineRoom({
  schema: memberSchema,
})
