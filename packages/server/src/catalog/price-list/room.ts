import { defineRoom } from '../../ground/context/room.ts'
import { createBuyerPriceHandlers } from './buyer-prices.ts'
import { createPriceListHandlers } from './handlers.ts'
import { priceListSchema } from './schema.ts'

export const priceListRoom = defineRoom({
  handlers: (context) => ({ ...createPriceListHandlers(context), ...createBuyerPriceHandlers(context) }),
  schema: priceListSchema,
})
