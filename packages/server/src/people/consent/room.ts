import { defineRoom } from '../../ground/context/room.ts'
import { consentSchema } from './schema.ts'

export const consentRoom = defineRoom({
  schema: consentSchema,
})
