import { defineRoom } from '../../ground/context/room.ts'
import { createPurchaseTermsHandlers } from './handlers.ts'
import { purchaseTermsSchema } from './schema.ts'

export const purchaseTermsRoom = defineRoom({
  handlers: createPurchaseTermsHandlers,
  schema: purchaseTermsSchema,
})
