import { defineRoom } from '../../ground/context/room.ts'
import { createRepeating } from '../../ground/base/worker.ts'
import { lowStockMigration } from './migration.ts'
import { tellOfLowStock } from './tell.ts'

const tellEveryMs = 30_000

export const lowStockRoom = defineRoom({
  migrations: [lowStockMigration],
  workers: (context) => [
    createRepeating({
      work: () => tellOfLowStock(context),
      everyMs: tellEveryMs,
      log: context.log,
      failure: 'sending low stock emails failed',
    }),
  ],
})
