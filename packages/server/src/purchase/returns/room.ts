import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../purchase/api.ts'
import { closeRefundedReturns } from './close.ts'
import { createReturnHandlers } from './handlers.ts'
import { exchangeMigration } from './exchange-migration.ts'
import { returnMigration } from './migration.ts'
import { returnsOfOrdersMigration } from './order-state-migration.ts'
import { withdrawalMigration } from './withdrawal-migration.ts'

export const returnsRoom = defineRoom({
  handlers: (context) => createReturnHandlers(context, openPayments(context).payments),
  refunded: closeRefundedReturns,
  migrations: [returnMigration, returnsOfOrdersMigration, exchangeMigration, withdrawalMigration],
})
