import { defineRoom } from '../../ground/context/room.ts'
import { createEventHandlers } from './handlers.ts'
import { createEventDelivery } from './delivery.ts'

export const eventDeliveryRoom = defineRoom({
  handlers: createEventHandlers,
  workers: (context) => [createEventDelivery(context)],
})
