import { defineRoom } from '../../ground/context/room.ts'
import type { Context } from '../../ground/context/context.ts'
import { createDiscountHandlers, createDiscountRuleHandlers } from './handlers.ts'

const createHandlers = (context: Context) => ({
  ...createDiscountHandlers(context),
  ...createDiscountRuleHandlers(context),
})
import { discountSchema } from './schema.ts'

export const discountRoom = defineRoom({ handlers: createHandlers, schema: discountSchema })
