import { defineRoom } from '../../ground/context/room.ts'
import { createFactorHandlers } from './handlers.ts'
import { phoneCodeJob } from './code/phone-delivery.ts'
import { prune } from './prune.ts'
import { factorSchema } from './schema.ts'
import { deleteFactorsOf } from './factor-store.ts'

export const factorRoom = defineRoom({
  handlers: createFactorHandlers,
  schema: factorSchema,
  jobs: (context) => (context.messenger ? [phoneCodeJob(context, context.messenger)] : []),
  prune,
  memberHooks: { deleted: deleteFactorsOf },
})
