import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { contactSchema } from './schema.ts'
import { deleteContactOf } from './contact.ts'

export const contactRoom = defineRoom({
  schema: contactSchema,
  memberHooks: { deleted: deleteContactOf },
})
