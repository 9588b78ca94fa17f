import { defineRoom } from '../../ground/context/room.ts'
import { lowStockSchema } from './schema.ts'
import { lowStockJob } from './tell.ts'

export const lowStockRoom = defineRoom({
  schema: lowStockSchema,
  jobs: (context) => [lowStockJob(context)],
})
