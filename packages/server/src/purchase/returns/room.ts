import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../purchase/api.ts'
import { closeRefundedReturns } from './settle/close.ts'
import { createReturnHandlers } from './handlers.ts'
import { returnsSchema } from './schema.ts'

export const returnsRoom = defineRoom({
  handlers: (context) => createReturnHandlers(context, openPayments(context).payments),
  refunded: closeRefundedReturns,
  schema: returnsSchema,
})
