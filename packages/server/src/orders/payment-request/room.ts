import { defineRoom } from '../../ground/context/room.ts'
import { createExpiring } from './expire.ts'
import { createPaymentRequestHandlers } from './handlers.ts'
import { paymentRequestMigration } from './migration.ts'

export const paymentRequestRoom = defineRoom({
  handlers: createPaymentRequestHandlers,
  migrations: [paymentRequestMigration],
  workers: (context) => [createExpiring(context)],
})
