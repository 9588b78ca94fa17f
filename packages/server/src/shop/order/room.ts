import { defineRoom } from '../../ground/context/room.ts'
import { paymentsOf } from '../payment/room.ts'
import { createOrderHandlers } from './handlers.ts'
import { orderMigration } from './migration.ts'
import { orderProductsMigration } from './products-migration.ts'
import { orderHooks } from './of-member.ts'

export const orderRoom = defineRoom({
  handlers: (context) => createOrderHandlers(context, paymentsOf(context)),
  migrations: [orderMigration, orderProductsMigration],
  memberHooks: orderHooks,
})
