import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../purchase/api.ts'
import { createOrderTipHandlers } from './handlers.ts'

export const orderTipRoom = defineRoom({
  handlers: (context) => createOrderTipHandlers(context, openPayments(context).payments),
})
