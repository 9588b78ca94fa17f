import { defineRoom } from '../../ground/context/room.ts'
import { createWishListHandlers } from './handlers.ts'
import { wishListHooks } from './of-member.ts'
import { wishListSchema } from './schema.ts'

export const wishListRoom = defineRoom({
  handlers: createWishListHandlers,
  schema: wishListSchema,
  memberHooks: wishListHooks,
})
