import { defineRoom } from '../../ground/context/room.ts'
import { createKeyPruning } from './idempotency.ts'
import { idempotencyMigration } from './migration.ts'

export const idempotencyRoom = defineRoom({
  migrations: [idempotencyMigration],
  workers: (context) => [createKeyPruning(context)],
})
