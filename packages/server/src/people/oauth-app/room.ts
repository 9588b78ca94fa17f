import { defineRoom } from '../../ground/context/room.ts'
import { createOAuthAppHandlers } from './handlers.ts'
import { oauthAppMigration } from './migration.ts'

export const oauthAppRoom = defineRoom({
  handlers: createOAuthAppHandlers,
  migrations: [oauthAppMigration],
})
