import { defineRoom } from '../../ground/context/room.ts'
import { pruneFeeAnswers } from './answers.ts'
import { createFeeHandlers } from './handlers.ts'
import { feeSchema } from './schema.ts'

export const feeRoom = defineRoom({
  handlers: createFeeHandlers,
  prune: pruneFeeAnswers,
  schema: feeSchema,
})
