import { defineRoom } from '../../ground/context/room.ts'
import { createExpiring } from './expire.ts'
import { createPaymentRequestHandlers } from './handlers.ts'
import { paymentRequestSchema } from './schema.ts'

export const paymentRequestRoom = defineRoom({
  handlers: createPaymentRequestHandlers,
  schema: paymentRequestSchema,
  workers: (context) => [createExpiring(context)],
})
