import { defineRoom } from '../../ground/context/room.ts'
import { createReceiptHandlers } from './handlers.ts'
import { receiptSchema } from './schema.ts'

export const receiptRoom = defineRoom({ handlers: createReceiptHandlers, schema: receiptSchema })
