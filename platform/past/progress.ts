import { writeDemoPast } from '@vitrine/server/desk/set-up/api.ts'
import type { Context } from '@vitrine/server/ground/context/context.ts'

/** The back office asks every two seconds. */
const everyMs = 1000

/** Creates what notes, once a second, how many of the planned orders have been placed. */
export const createProgress = ({ db, now }: Pick<Context, 'db' | 'now'>, placed: readonly Date[]) => {
  const planned = placed.length
  let added = 0
  let written = -Infinity
  return {
    /** Notes that everything before a date has happened. */
    reach: async (date: Date): Promise<void> => {
      while (added < planned && placed[added]! < date) added += 1
      if (Date.now() - written < everyMs) return
      written = Date.now()
      await writeDemoPast(db, { status: 'ADDING', added, planned, now: now() })
    },
    complete: (): Promise<void> => writeDemoPast(db, { status: 'COMPLETE', added: planned, planned, now: now() }),
  }
}
