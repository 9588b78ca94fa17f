import { defineRoom } from '../../ground/context/room.ts'
import { createApiKeyHandlers } from './handlers.ts'
import { apiKeyMigration } from './migration.ts'

export const apiKeyRoom = defineRoom({
  handlers: createApiKeyHandlers,
  migrations: [apiKeyMigration],
})
