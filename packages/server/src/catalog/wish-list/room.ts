import { defineRoom } from '../../ground/context/room.ts'
import { createTagJob } from '../../ground/entity/tag-updates.ts'
import { createWishListHandlers } from './handlers.ts'
import { wishListHooks } from './of-member.ts'
import { wishListSchema } from './schema.ts'
import { taggedWishLists } from './tags.ts'
import { createWishlistHandlers } from './wishlist-handlers.ts'

export const wishListRoom = defineRoom({
  handlers: (context) => ({ ...createWishListHandlers(context), ...createWishlistHandlers(context) }),
  schema: wishListSchema,
  memberHooks: wishListHooks,
  jobs: (context) => [createTagJob(context, taggedWishLists)],
})
