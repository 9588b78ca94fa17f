import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createPromotionHandlers } from './handlers.ts'
import { promotionSchema } from './schema.ts'
import { createTagJob } from './tag-job.ts'

export const promotionRoom = defineRoom({
  handlers: createPromotionHandlers,
  schema: promotionSchema,
  jobs: (context) => [createTagJob(context)],
})
