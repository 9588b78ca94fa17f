import { defineRoom } from '../../ground/context/room.ts'
import { createSignInHandlers } from './handlers.ts'
import { identityMigration } from './migration.ts'
import { addressCheckMigration } from './address-check-migration.ts'
import { openidMigration } from './openid-migration.ts'
import { handOverMigration } from './hand-over-migration.ts'
import { privacyMigration } from './privacy-migration.ts'
import { prune } from './prune.ts'

export const signInRoom = defineRoom({
  handlers: createSignInHandlers,
  migrations: [identityMigration, addressCheckMigration, openidMigration, handOverMigration, privacyMigration],
  prune,
})
