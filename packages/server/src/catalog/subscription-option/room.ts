import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createSubscriptionOptionHandlers } from './handlers.ts'
import { subscriptionOptionSchema } from './schema.ts'

export const subscriptionOptionRoom = defineRoom({
  handlers: createSubscriptionOptionHandlers,
  schema: subscriptionOptionSchema,
})
