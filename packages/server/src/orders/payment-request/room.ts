import { defineRoom } from '../../ground/context/room.ts'
import { expiryJob } from './expire.ts'
import { createPaymentRequestHandlers } from './handlers.ts'
import { paymentRequestSchema } from './schema.ts'

export const paymentRequestRoom = defineRoom({
  handlers: createPaymentRequestHandlers,
  schema: paymentRequestSchema,
  jobs: (context) => [expiryJob(context)],
})
