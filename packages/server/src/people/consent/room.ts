import { defineRoom } from '../../ground/context/room.ts'
import { consentSchema } from './schema.ts'
import { deleteConsentsOf } from './store.ts'

export const consentRoom = defineRoom({
  schema: consentSchema,
  memberHooks: { deleted: deleteConsentsOf },
})
