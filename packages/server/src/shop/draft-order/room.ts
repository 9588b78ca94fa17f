import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../purchase/open-payments.ts'
import { createDraftOrderHandlers } from './handlers.ts'
import { draftOrderMigration } from './migration.ts'

export const draftOrderRoom = defineRoom({
  handlers: (context) => createDraftOrderHandlers(context, openPayments(context).payments),
  migrations: [draftOrderMigration],
})
