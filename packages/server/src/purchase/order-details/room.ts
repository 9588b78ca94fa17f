import { defineRoom } from '../../ground/context/room.ts'
import { createOrderDetailHandlers } from './handlers.ts'
import { orderDetailsSchema } from './schema.ts'

export const orderDetailRoom = defineRoom({ handlers: createOrderDetailHandlers, schema: orderDetailsSchema })
