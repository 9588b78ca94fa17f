import { defineRoom } from '../../ground/context/room.ts'
import { createSignInProviderHandlers } from './handlers.ts'
import { prune } from './prune.ts'
import { signInProviderSchema } from './schema.ts'
import { deleteLinksOf } from './store.ts'

export const signInProviderRoom = defineRoom({
  handlers: createSignInProviderHandlers,
  schema: signInProviderSchema,
  prune,
  memberHooks: { deleted: deleteLinksOf },
})
