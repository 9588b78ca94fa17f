import { defineRoom } from '../../ground/context/room.ts'
import { createPurchaseTermsHandlers } from './handlers.ts'
import { purchaseTermsMigration } from './migration.ts'

export const purchaseTermsRoom = defineRoom({
  handlers: createPurchaseTermsHandlers,
  migrations: [purchaseTermsMigration],
})
