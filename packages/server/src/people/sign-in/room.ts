import { defineRoom } from '../../ground/context/room.ts'
import { createSignInHandlers } from './handlers.ts'
import { prune } from './prune.ts'
import { signInSchema } from './schema.ts'
import { deleteProofsOf } from './verification-store.ts'

export const signInRoom = defineRoom({
  handlers: createSignInHandlers,
  schema: signInSchema,
  prune,
  memberHooks: { deleted: deleteProofsOf },
})
