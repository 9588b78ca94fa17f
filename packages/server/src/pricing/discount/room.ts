import { defineRoom } from '../../ground/context/room.ts'
import type { Context } from '../../ground/context/context.ts'
import { createDiscountHandlers, createDiscountRuleHandlers } from './handlers.ts'
import { discountMigration } from './migration.ts'

const createHandlers = (context: Context) => ({
  ...createDiscountHandlers(context),
  ...createDiscountRuleHandlers(context),
})

export const discountRoom = defineRoom({ handlers: createHandlers, migrations: [discountMigration] })
