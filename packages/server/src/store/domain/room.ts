import { defineRoom } from '../../ground/context/room.ts'
import { dailyCheckJob } from './daily-check.ts'
import { createDomainHandlers } from './handlers.ts'

export const domainRoom = defineRoom({
  handlers: createDomainHandlers,
  jobs: (context) => [dailyCheckJob(context)],
})
