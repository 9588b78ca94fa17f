import { defineRoom } from '../../ground/context/room.ts'
import { createGiftCardDelivery } from './deliver.ts'
import { createGiftCardHandlers } from './handlers.ts'
import { giftCardMigration } from './migration.ts'
import { soldGiftCardMigration } from './sold-migration.ts'

export const giftCardRoom = defineRoom({
  handlers: createGiftCardHandlers,
  migrations: [giftCardMigration, soldGiftCardMigration],
  workers: (context) => [createGiftCardDelivery(context)],
})
