import { defineRoom } from '../../ground/context/room.ts'
import { createBackInStockHandlers } from './handlers.ts'
import { createBackInStockWorkers } from './workers.ts'
import { backInStockMigration } from './migration.ts'
import { stopPath } from './email.ts'
import { answerStop } from './stop-page.ts'
import { backInStockHooks } from './of-member.ts'

export const backInStockRoom = defineRoom({
  handlers: createBackInStockHandlers,
  migrations: [backInStockMigration],
  workers: createBackInStockWorkers,
  memberHooks: backInStockHooks,
  pages: (context) => ({ [stopPath]: (request) => answerStop(context, request) }),
})
