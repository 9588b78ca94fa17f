import { defineRoom } from '../../ground/context/room.ts'
import { createBackInStockHandlers } from './handlers.ts'
import { backInStockEmailJob, backInStockJob, forgetOld } from './notify.ts'
import { stopPath } from './email.ts'
import { answerStop } from './stop-page.ts'
import { backInStockHooks } from './of-member.ts'
import { backInStockSchema } from './schema.ts'

export const backInStockRoom = defineRoom({
  handlers: createBackInStockHandlers,
  schema: backInStockSchema,
  jobs: (context) => [backInStockJob(context), backInStockEmailJob(context)],
  prune: forgetOld,
  memberHooks: backInStockHooks,
  pages: (context) => ({ [stopPath]: (request) => answerStop(context, request) }),
})
