import { defineRoom } from '../../ground/context/room.ts'
import { createReconciler } from '../payment/reconcile.ts'
import { createPurchaseHandlers } from './handlers.ts'
import { openPayments } from './open-payments.ts'

export const purchaseRoom = defineRoom({
  handlers: (context) => createPurchaseHandlers(context, openPayments(context)),
  workers: (context) => [createReconciler(context, openPayments(context).payments)],
})
