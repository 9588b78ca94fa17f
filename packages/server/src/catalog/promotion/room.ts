import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createTagJob } from '../../ground/entity/tag-updates.ts'
import { createPromotionHandlers } from './handlers.ts'
import { promotionSchema } from './schema.ts'
import { taggedPromotions } from './tags.ts'

export const promotionRoom = defineRoom({
  handlers: createPromotionHandlers,
  schema: promotionSchema,
  jobs: (context) => [createTagJob(context, taggedPromotions)],
})
