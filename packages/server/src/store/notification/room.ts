import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { pruneAlerts } from './alert-store.ts'
import { digestJob } from './digest.ts'
import { createAlertHandlers } from './handlers.ts'
import { notificationSchema } from './schema.ts'

export const notificationRoom = defineRoom({
  handlers: createAlertHandlers,
  schema: notificationSchema,
  jobs: (context) => [digestJob(context)],
  prune: pruneAlerts,
})
