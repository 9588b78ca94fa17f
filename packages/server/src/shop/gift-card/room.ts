import { defineRoom } from '../../ground/context/room.ts'
import { createGiftCardHandlers } from './handlers.ts'
import { giftCardMigration } from './migration.ts'

export const giftCardRoom = defineRoom({
  handlers: createGiftCardHandlers,
  migrations: [giftCardMigration],
})
