import { defineRoom } from '../../ground/context/room.ts'
import { createGiftCardDelivery } from './deliver.ts'
import { createGiftCardHandlers } from './handlers.ts'
import { giftCardMigration } from './migration.ts'
import { soldGiftCardMigration } from './sold-migration.ts'
import { createStoreCreditHandlers } from './store-credit-handlers.ts'
import { storeCreditMigration } from './store-credit-migration.ts'
import { endStoreCredit } from './store-credit-store.ts'

export const giftCardRoom = defineRoom({
  handlers: (context) => ({ ...createGiftCardHandlers(context), ...createStoreCreditHandlers(context) }),
  migrations: [giftCardMigration, soldGiftCardMigration, storeCreditMigration],
  workers: (context) => [createGiftCardDelivery(context)],
  memberHooks: {
    deleted: (db, { siteId, memberId }) => endStoreCredit(db, { siteId, memberId, now: new Date() }),
  },
})
