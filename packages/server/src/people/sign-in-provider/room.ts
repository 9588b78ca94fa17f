import { defineRoom } from '../../ground/context/room.ts'
import { createSignInProviderHandlers } from './handlers.ts'
import { prune } from './prune.ts'
import { signInProviderSchema } from './schema.ts'

export const signInProviderRoom = defineRoom({
  handlers: createSignInProviderHandlers,
  schema: signInProviderSchema,
  prune,
})
