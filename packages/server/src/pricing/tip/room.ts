import { defineRoom } from '../../ground/context/room.ts'
import { createTipHandlers } from './handlers.ts'
import { tipMigration } from './migration.ts'
import { pruneTipChoices } from './store.ts'

export const tipRoom = defineRoom({
  handlers: createTipHandlers,
  prune: pruneTipChoices,
  migrations: [tipMigration],
})
