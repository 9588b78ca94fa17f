import { defineRoom } from '../../ground/context/room.ts'
import { createRepeating } from '../../ground/base/worker.ts'
import { tellOfLowStock } from './tell.ts'

const tellEveryMs = 30_000
import { lowStockSchema } from './schema.ts'

export const lowStockRoom = defineRoom({
  schema: lowStockSchema,
  workers: (context) => [
    createRepeating({
      work: () => tellOfLowStock(context),
      everyMs: tellEveryMs,
      log: context.log,
      failure: 'sending low stock emails failed',
    }),
  ],
})
