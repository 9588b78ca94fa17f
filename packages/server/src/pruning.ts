import { createRepeatingWorker, type Worker } from './ground/base/worker.ts'
import type { Context } from './ground/context/context.ts'
import type { Room } from './ground/context/room.ts'
import { transact } from './ground/database/transact.ts'
import { rooms } from './rooms.ts'

const pruneMs = 10 * 60 * 1000

/** Takes away what can be of no use any more: codes, links, sessions and counts whose time is over. */
export const prune = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  for (const room of rooms as readonly Room[]) await room.prune?.(db, now())
}

/** Prunes every ten minutes. */
export const createPruning = (context: Context): Worker =>
  createRepeatingWorker({
    work: () => transact(context.db, (db) => prune({ db, now: context.now }), { statementMs: 0 }),
    everyMs: pruneMs,
    log: context.log,
    failure: 'pruning failed',
  })
