import { defineRoom } from '../../ground/context/room.ts'
import { createDraftOrderHandlers } from './handlers.ts'
import { draftOrderMigration } from './migration.ts'

export const draftOrderRoom = defineRoom({
  handlers: createDraftOrderHandlers,
  migrations: [draftOrderMigration],
})
