import { defineRoom } from '../../ground/context/room.ts'
import { createBackInStockHandlers } from './handlers.ts'
import { createBackInStockWorkers } from './workers.ts'
import { stopPath } from './email.ts'
import { answerStop } from './stop-page.ts'
import { backInStockHooks } from './of-member.ts'
import { backInStockSchema } from './schema.ts'

export const backInStockRoom = defineRoom({
  handlers: createBackInStockHandlers,
  schema: backInStockSchema,
  workers: createBackInStockWorkers,
  memberHooks: backInStockHooks,
  pages: (context) => ({ [stopPath]: (request) => answerStop(context, request) }),
})
