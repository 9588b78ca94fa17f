import { defineRoom } from '../../ground/context/room.ts'
import { createOwnerHandlers } from './owner.ts'
import { createOwnerTokens } from './owner-tokens.ts'
import { prune } from './prune.ts'
import { ownerSchema } from './schema.ts'

export const ownerRoom = defineRoom({
  schema: ownerSchema,
  handlers: (context) => createOwnerHandlers(context, createOwnerTokens(context)),
  elevatedTokens: createOwnerTokens,
  prune,
})
