import { defineRoom } from '../../ground/context/room.ts'
import { pruneFeeAnswers } from './answers.ts'
import { createFeeHandlers } from './handlers.ts'
import { feeMigration } from './migration.ts'

export const feeRoom = defineRoom({
  handlers: createFeeHandlers,
  prune: pruneFeeAnswers,
  migrations: [feeMigration],
})
