import { defineRoom } from '../../ground/context/room.ts'
import { paymentsOf } from '../payment/room.ts'
import { createCheckoutHandlers } from './handlers.ts'
import { shownMigration } from './shown-migration.ts'

export const checkoutRoom = defineRoom({
  handlers: (context) => createCheckoutHandlers(context, paymentsOf(context)),
  migrations: [shownMigration],
})
