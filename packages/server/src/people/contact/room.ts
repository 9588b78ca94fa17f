import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { contactSchema } from './schema.ts'

export const contactRoom = defineRoom({
  schema: contactSchema,
})
