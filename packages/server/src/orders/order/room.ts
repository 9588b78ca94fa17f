import { defineRoom } from '../../ground/context/room.ts'
import { createOrderHandlers } from './handlers.ts'
import { orderMigration } from './migration.ts'
import { orderProductsMigration } from './products-migration.ts'
import { plannedWordsMigration } from './planned-words-migration.ts'
import { orderSearchMigration } from './search-migration.ts'
import { orderHooks } from './of-member.ts'

export const orderRoom = defineRoom({
  handlers: createOrderHandlers,
  migrations: [orderMigration, orderProductsMigration, orderSearchMigration, plannedWordsMigration],
  memberHooks: orderHooks,
})
