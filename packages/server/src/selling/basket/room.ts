import { defineRoom } from '../../ground/context/room.ts'
import { basketSchema } from './schema.ts'

export const basketRoom = defineRoom({
  schema: basketSchema,
})
