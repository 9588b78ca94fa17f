import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../purchase/open-payments.ts'
import { createBillingHandlers } from './handlers.ts'

export const billingRoom = defineRoom({
  handlers: (context) => createBillingHandlers(context, openPayments(context).payments),
})
