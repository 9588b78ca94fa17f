import { defineRoom } from '../../ground/context/room.ts'
import { createFactorHandlers } from './handlers.ts'
import { createPhoneDelivery } from './phone-delivery.ts'
import { prune } from './prune.ts'
import { factorSchema } from './schema.ts'

export const factorRoom = defineRoom({
  handlers: createFactorHandlers,
  schema: factorSchema,
  workers: (context) => [createPhoneDelivery(context)],
  prune,
})
