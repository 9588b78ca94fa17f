import { defineRoom } from '../../ground/context/room.ts'
import { createRecommendationHandlers } from './handlers.ts'

export const recommendationRoom = defineRoom({
  handlers: createRecommendationHandlers,
})
