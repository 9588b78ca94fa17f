import { defineRoom } from '../../ground/context/room.ts'
import { downloadJob } from './deliver.ts'
import { createDigitalHandlers } from './handlers.ts'
import { digitalSchema } from './schema.ts'

export const digitalRoom = defineRoom({
  handlers: createDigitalHandlers,
  schema: digitalSchema,
  jobs: (context) => [downloadJob(context)],
})
