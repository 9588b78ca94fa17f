import { defineRoom } from '../../ground/context/room.ts'
import { createOrderDetailHandlers } from './handlers.ts'
import { orderTagMigration } from './migration.ts'

export const orderDetailRoom = defineRoom({ handlers: createOrderDetailHandlers, migrations: [orderTagMigration] })
