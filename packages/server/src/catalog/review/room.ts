import { defineRoom } from '../../ground/context/room.ts'
import { createReviewHandlers } from './handlers.ts'
import { reviewMigration } from './migration.ts'
import { reviewHooks } from './of-member.ts'
import { createPhotoDeletion } from './photos.ts'
import { reviewPhotosMigration } from './photos-migration.ts'

export const reviewRoom = defineRoom({
  handlers: createReviewHandlers,
  migrations: [reviewMigration, reviewPhotosMigration],
  workers: (context) => [createPhotoDeletion(context)],
  memberHooks: reviewHooks,
})
