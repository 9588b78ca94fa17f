import { defineRoom } from '../../ground/context/room.ts'
import { createTokenHandlers } from './token/tokens.ts'
import { createConsentHandlers } from './authorize/consent-handlers.ts'
import { createKeyRotation } from './key-rotation.ts'
import { prune } from './token/prune.ts'
import { oauthSchema } from './schema.ts'

export const oauthRoom = defineRoom({
  schema: oauthSchema,
  handlers: (context) => ({ ...createTokenHandlers(context), ...createConsentHandlers(context) }),
  workers: (context) => [createKeyRotation(context)],
  prune,
})
