import { defineRoom } from '../../ground/context/room.ts'
import { createCouponHandlers } from './handlers.ts'
import { couponSchema } from './schema.ts'

export const couponRoom = defineRoom({
  handlers: createCouponHandlers,
  schema: couponSchema,
})
