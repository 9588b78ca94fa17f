import { defineRoom } from '../../ground/context/room.ts'
import { createBuyerPriceHandlers } from './buyer-prices.ts'
import { createPriceListHandlers } from './handlers.ts'
import { listNotesMigration } from './notes-migration.ts'
import { priceListMigration } from './migration.ts'

export const priceListRoom = defineRoom({
  handlers: (context) => ({ ...createPriceListHandlers(context), ...createBuyerPriceHandlers(context) }),
  migrations: [priceListMigration, listNotesMigration],
})
