import { defineRoom } from '../../ground/context/room.ts'
import { createPaymentMethodHandlers } from './handlers.ts'
import { ledgerMigration } from './ledger-migration.ts'
import { movementsMigration } from './movements-migration.ts'
import { paymentMigration } from './migration.ts'
import { refundMigration } from './refund-migration.ts'
import { responseMigration } from './response-migration.ts'

export const paymentRoom = defineRoom({
  handlers: createPaymentMethodHandlers,
  migrations: [paymentMigration, refundMigration, responseMigration, ledgerMigration, movementsMigration],
})
