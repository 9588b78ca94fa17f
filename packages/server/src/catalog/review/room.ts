import { defineRoom } from '../../ground/context/room.ts'
import { createReviewHandlers } from './handlers.ts'
import { reviewHooks } from './of-member.ts'
import { createPhotoDeletion } from './photos.ts'
import { reviewSchema } from './schema.ts'

export const reviewRoom = defineRoom({
  handlers: createReviewHandlers,
  schema: reviewSchema,
  workers: (context) => [createPhotoDeletion(context)],
  memberHooks: reviewHooks,
})
