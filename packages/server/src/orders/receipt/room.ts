import { defineRoom } from '../../ground/context/room.ts'
import { createReceiptHandlers } from './handlers.ts'
import { receiptMigration } from './migration.ts'

export const receiptRoom = defineRoom({ handlers: createReceiptHandlers, migrations: [receiptMigration] })
