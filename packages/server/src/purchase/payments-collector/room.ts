import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../purchase/api.ts'
import { createCollectorHandlers } from './handlers.ts'

export const paymentsCollectorRoom = defineRoom({
  handlers: (context) => createCollectorHandlers(context, openPayments(context).payments),
})
