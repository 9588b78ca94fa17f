import { defineRoom } from '../../ground/context/room.ts'
import { createPaymentProviderHandlers } from './account-handlers.ts'
import { accountMigration, customerMigration } from './account-migration.ts'
import { createPaymentMethodHandlers } from './handlers.ts'
import { disputeMigration } from './dispute-migration.ts'
import { ledgerMigration } from './ledger-migration.ts'
import { moversMigration } from './movers-migration.ts'
import { movementsMigration } from './movements-migration.ts'
import { paymentMigration } from './migration.ts'
import { noteForgotten } from './forget-members.ts'
import { purposeMigration } from './purpose-migration.ts'
import { refundMigration } from './refund-migration.ts'
import { responseMigration } from './response-migration.ts'
import { farewellMigration, savedMigration } from './saved-migration.ts'

export const paymentRoom = defineRoom({
  handlers: (context) => ({ ...createPaymentMethodHandlers(context), ...createPaymentProviderHandlers(context) }),
  memberHooks: { deleted: noteForgotten },
  migrations: [
    paymentMigration,
    refundMigration,
    responseMigration,
    ledgerMigration,
    movementsMigration,
    moversMigration,
    accountMigration,
    customerMigration,
    purposeMigration,
    disputeMigration,
    savedMigration,
    farewellMigration,
  ],
})
