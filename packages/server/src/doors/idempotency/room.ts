import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createKeyPruning } from './idempotency.ts'
import { idempotencySchema } from './schema.ts'

export const idempotencyRoom = defineRoom({
  schema: idempotencySchema,
  workers: (context) => [createKeyPruning(context)],
})
