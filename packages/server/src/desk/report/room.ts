import { defineRoom } from '../../ground/context/room.ts'
import { createReportHandlers } from './handlers.ts'
import { orderJob, rebuildJob } from './order-job.ts'
import { reportEmailJob } from './saved/email-job.ts'
import { createSavedReportHandlers } from './saved/saved-handlers.ts'
import { reportSchema } from './schema.ts'
import { cartJob } from './visits/cart-job.ts'
import { createVisitWriting } from './visits/counted-visits.ts'

export const reportRoom = defineRoom({
  handlers: (context) => ({ ...createReportHandlers(context), ...createSavedReportHandlers(context) }),
  schema: reportSchema,
  jobs: (context) => [orderJob(context), rebuildJob(context), cartJob(context), reportEmailJob(context)],
  workers: (context) => [createVisitWriting(context)],
})
