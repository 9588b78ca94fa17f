import { defineRoom } from '../../ground/context/room.ts'
import { createInstallationHandlers } from './handlers.ts'
import { createAppTokens } from './app-tokens.ts'
import { installationSchema } from './schema.ts'

export const installationRoom = defineRoom({
  handlers: (context) => createInstallationHandlers(context, createAppTokens(context)),
  elevatedTokens: createAppTokens,
  schema: installationSchema,
})
