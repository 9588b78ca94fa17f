import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../purchase/api.ts'
import { createDisputeHandlers } from './disputes.ts'
import { createBillingHandlers } from './handlers.ts'

export const billingRoom = defineRoom({
  handlers: (context) => {
    const { payments } = openPayments(context)
    return { ...createBillingHandlers(context, payments), ...createDisputeHandlers(context, payments) }
  },
})
