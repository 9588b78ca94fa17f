import type { Database } from '../database/open-database.ts'
import type { Db, Tables } from '../database/tables.ts'

/** The notification channel for ended sessions. */
const channel = 'session_ended'
/** The maximum lifetime of access tokens, after which ended sessions need not be remembered. */
export const maxAccessTokenSeconds = 24 * 60 * 60

export interface EndedSessions {
  readonly has: (sessionId: string) => boolean
  /** Notifies all processes when the transaction commits. */
  readonly announce: (transaction: Db, sessionId: string) => Promise<void>
  /** Takes effect in this process immediately, without waiting for the notification. */
  readonly add: (sessionIds: readonly string[]) => void
  readonly stop: () => Promise<void>
}

/**
 * Tracks ended sessions whose access tokens may still be in use. They are kept in memory and synchronized by database
 * notifications, so a sign-out takes effect in every process. `listEnded` returns the sessions that ended since a date.
 */
export const createEndedSessions = async (
  database: Database<Tables>,
  now: () => Date,
  listEnded: (db: Db, since: Date) => Promise<readonly string[]>,
): Promise<EndedSessions> => {
  const { db } = database
  const endDates = new Map<string, number>()

  const add = (sessionIds: readonly string[]): void => {
    const [moment, before] = [now().getTime(), now().getTime() - maxAccessTokenSeconds * 1000]
    for (const id of sessionIds) endDates.set(id, moment)
    for (const [id, ended] of endDates) {
      if (ended > before) break
      endDates.delete(id)
    }
  }

  const load = async (): Promise<void> => {
    const since = new Date(now().getTime() - maxAccessTokenSeconds * 1000)
    add(await listEnded(db, since))
  }

  /** Notifications may be missing after a lost connection, so read the database. */
  const reload = (): void => {
    load().catch(() => setTimeout(reload, 1000).unref())
  }

  // Listen before loading, so that sessions that end in between are not missed.
  const stop = await database.listen(channel, (sessionId) => {
    if (sessionId === null) reload()
    else add([sessionId])
  })
  await load()
  return {
    has: (sessionId) => endDates.has(sessionId),
    announce: (transaction, sessionId) => database.notify(channel, sessionId, transaction),
    add,
    stop,
  }
}
