import { defineRoom } from '../../ground/context/room.ts'
import { checkoutJob } from './checkout-job.ts'
import { createCustomerHistoryHandlers } from './handlers.ts'
import { orderJob } from './order-job.ts'
import { customerHistorySchema } from './schema.ts'

export const customerHistoryRoom = defineRoom({
  handlers: createCustomerHistoryHandlers,
  schema: customerHistorySchema,
  jobs: (context) => [orderJob(context), checkoutJob(context)],
})
