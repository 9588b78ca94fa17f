import { defineRoom } from '../../ground/context/room.ts'
import { createReviewHandlers } from './handlers.ts'
import { reviewMigration } from './migration.ts'
import { reviewHooks } from './of-member.ts'

export const reviewRoom = defineRoom({
  handlers: createReviewHandlers,
  migrations: [reviewMigration],
  memberHooks: reviewHooks,
})
