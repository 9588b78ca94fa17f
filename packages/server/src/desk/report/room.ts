import { defineRoom } from '../../ground/context/room.ts'
import { createReportHandlers } from './handlers.ts'
import { orderJob, rebuildJob } from './order-job.ts'
import { reportSchema } from './schema.ts'

export const reportRoom = defineRoom({
  handlers: createReportHandlers,
  schema: reportSchema,
  jobs: (context) => [orderJob(context), rebuildJob(context)],
})
