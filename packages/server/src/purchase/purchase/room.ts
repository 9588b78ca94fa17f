import { defineRoom } from '../../ground/context/room.ts'
import { createReconciler, forgetMemberJob } from '../../money/payment/api.ts'
import { createPurchaseHandlers } from './handlers.ts'
import { remainderJob } from './remainder/collect.ts'
import { openPayments } from './open-payments.ts'
import { purchaseSchema } from './schema.ts'

export const purchaseRoom = defineRoom({
  handlers: (context) => createPurchaseHandlers(context, openPayments(context)),
  schema: purchaseSchema,
  workers: (context) => {
    const { payments } = openPayments(context)
    return [createReconciler(context, payments)]
  },
  jobs: (context) => {
    const { payments } = openPayments(context)
    return [forgetMemberJob(context, payments.providers), remainderJob(context, payments)]
  },
})
