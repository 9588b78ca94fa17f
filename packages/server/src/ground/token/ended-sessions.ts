import type { Database } from '../database/open-database.ts'
import type { Db, Tables } from '../database/tables.ts'

/** The channel on which processes tell each other that a session has ended. */
const channel = 'session_ended'
/** No access token lives longer than this, so no ended session needs to be known for longer. */
export const maxAccessTokenSeconds = 24 * 60 * 60

export interface EndedSessions {
  readonly has: (sessionId: string) => boolean
  /** Tells every process, when the transaction commits. */
  readonly announce: (transaction: Db, sessionId: string) => Promise<void>
  /** Bites in this process at once, without waiting for the word to come round. */
  readonly add: (sessionIds: readonly string[]) => void
  readonly stop: () => Promise<void>
}

/**
 * The sessions that ended while access tokens made from them may still be around. Kept in memory, told by the
 * database: a sign-out bites in every process. `listEnded` tells the ids of those that ended since a moment.
 */
export const createEndedSessions = async (
  database: Database<Tables>,
  now: () => Date,
  listEnded: (db: Db, since: Date) => Promise<readonly string[]>,
): Promise<EndedSessions> => {
  const { db } = database
  const endedBy = new Map<string, number>()

  const add = (sessionIds: readonly string[]): void => {
    const [moment, before] = [now().getTime(), now().getTime() - maxAccessTokenSeconds * 1000]
    for (const id of sessionIds) endedBy.set(id, moment)
    for (const [id, ended] of endedBy) {
      if (ended > before) break
      endedBy.delete(id)
    }
  }

  const load = async (): Promise<void> => {
    const since = new Date(now().getTime() - maxAccessTokenSeconds * 1000)
    add(await listEnded(db, since))
  }

  /** After the connection was lost, words may have been missed: the database knows them. */
  const reload = (): void => {
    load().catch(() => setTimeout(reload, 1000).unref())
  }

  // Listening first: what ends while the rest is read is heard.
  const stop = await database.listen(channel, (sessionId) => {
    if (sessionId === null) reload()
    else add([sessionId])
  })
  await load()
  return {
    has: (sessionId) => endedBy.has(sessionId),
    announce: (transaction, sessionId) => database.notify(channel, sessionId, transaction),
    add,
    stop,
  }
}
