import { defineRoom } from '../../ground/context/room.ts'
import { createWishListHandlers } from './handlers.ts'
import { wishListMigration } from './migration.ts'
import { wishListHooks } from './of-member.ts'

export const wishListRoom = defineRoom({
  handlers: createWishListHandlers,
  migrations: [wishListMigration],
  memberHooks: wishListHooks,
})
