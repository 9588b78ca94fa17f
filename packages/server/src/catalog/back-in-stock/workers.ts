import type { Context } from '../../ground/context/context.ts'
import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import { forgetOld, notifyWaiting } from './notify.ts'

const notifyEveryMs = 2000
const forgetEveryMs = 60 * 60 * 1000

/** What is done for those who wait, beside answering calls. */
export const createBackInStockWorkers = (context: Context): readonly Worker[] => {
  const { log } = context
  return [
    createRepeating({
      work: () => notifyWaiting(context),
      everyMs: notifyEveryMs,
      log,
      failure: 'sending back in stock emails failed',
    }),
    createRepeating({
      work: () => forgetOld(context),
      everyMs: forgetEveryMs,
      log,
      failure: 'deleting old back in stock requests failed',
    }),
  ]
}
