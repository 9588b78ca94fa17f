import { defineRoom } from '../../ground/context/room.ts'
import { createSignInProviderHandlers } from './handlers.ts'
import { signInProviderMigration } from './migration.ts'
import { prune } from './prune.ts'

export const signInProviderRoom = defineRoom({
  handlers: createSignInProviderHandlers,
  migrations: [signInProviderMigration],
  prune,
})
