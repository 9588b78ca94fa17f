import { createWorker, logFailure, pause, type Worker } from '../../../ground/base/worker.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createRounds } from '../../../ground/database/rounds.ts'
import { outsideScope } from '../../../ground/database/request-scope.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { readShownState } from '../../product/api.ts'
import { readSearchedSites } from './document-store.ts'
import { createStoreIndex, type UpdatableIndex, type StoreIndex } from './index-of-store.ts'

/** An index unused for this long is dropped. */
const maxIdleMs = 30 * 60_000
/** Notes of changes are folded after ten seconds. Reading them earlier reveals which products changed. */
const everyMs = 4000
/** How long a search waits for large changes before it uses the existing index. */
const maxWaitMs = 3000
/** Most indexes built when a server starts. */
const maxBuiltAtStart = 20
/** Most indexes in memory. Beyond it, the least recently searched is dropped. */
const maxCached = 50

interface CachedIndex {
  readonly index: UpdatableIndex
  usedAt: number
}

export interface Opened {
  readonly index: StoreIndex
  /** Catalog state of the index. */
  readonly state: string
}

/** Manages the search indexes of all stores in a database. */
export const createIndexes = (db: Db, { capacity = maxCached }: { readonly capacity?: number } = {}) => {
  /** In order of last use, the latest at the end. */
  const stores = new Map<string, CachedIndex>()
  const stopping = { isStopped: false }

  const cachedIndexOf = ({ id, language }: Pick<Site, 'id' | 'language'>): CachedIndex => {
    const known = stores.get(id)
    const isSame = known?.index.language === language
    const entry = isSame
      ? known
      : { index: createStoreIndex(db, { siteId: id, language, stopping }), usedAt: Date.now() }
    stores.delete(id)
    stores.set(id, entry)
    // A running search keeps its reference to a dropped index.
    for (const oldest of stores.keys()) if (stores.size > capacity) stores.delete(oldest)
    return entry
  }

  /** Waits for this state or a later one, unless the changes take long to read. */
  const waitFor = async ({ index }: CachedIndex, state: number): Promise<void> => {
    const caughtUp = outsideScope(() => index.at(state))
    if (!index.now()) return void (await caughtUp)
    const waiting = new AbortController()
    await Promise.race([caughtUp, pause(maxWaitMs, waiting.signal)]).finally(() => waiting.abort())
    // If it fails in the background, the next search reports the error.
    caughtUp.catch(() => undefined)
  }

  return {
    /** Opens a store's index. It is as new as the catalog, unless large changes are being read. */
    open: async (site: Site): Promise<Opened> => {
      const entry = cachedIndexOf(site)
      entry.usedAt = Date.now()
      const state = await readShownState(db, site.id)
      if ((entry.index.now()?.state ?? -1) < Number(state)) await waitFor(entry, Number(state))
      const now = entry.index.now()!
      return { index: now.index, state: String(Math.min(Number(state), now.state)) }
    },

    /** Builds the indexes of recently searched stores at startup. */
    begin: async (languageOf: (siteId: string) => Promise<string | undefined>): Promise<void> => {
      stopping.isStopped = false
      for (const id of await readSearchedSites(db, maxBuiltAtStart)) {
        const language = await languageOf(id)
        if (language !== undefined && !stores.has(id)) cachedIndexOf({ id, language })
      }
    },

    /** Updates recently used indexes and drops the others. */
    updateAll: async (): Promise<void> => {
      // A copy, since a search moves its store to the end of the map and would extend the loop.
      const now = [...stores]
      for (const [siteId, { index, usedAt }] of now) {
        if (stopping.isStopped) return
        if (Date.now() - usedAt > maxIdleMs) stores.delete(siteId)
        else {
          await index.at(Number(await readShownState(db, siteId)))
          await index.refreshSales()
        }
      }
    },

    /** IDs of the stores in memory. */
    cachedSiteIds: (): readonly string[] => [...stores.keys()],

    stop: (): void => {
      stopping.isStopped = true
    },
  }
}
export type Indexes = ReturnType<typeof createIndexes>

const indexes = new WeakMap<Db, Indexes>()

/** Returns the indexes of this process, shared by handlers and worker. */
export const indexesOf = ({ db }: Pick<Context, 'db'>): Indexes => {
  const made = indexes.get(db) ?? createIndexes(db)
  indexes.set(db, made)
  return made
}

const failure = 'updating a search index failed'

export const createIndexUpdates = (context: Context): Worker => {
  const { db, sites, log } = context
  const indexesOfProcess = indexesOf({ db })
  const rounds = createRounds(context)
  return createWorker(async (stopped) => {
    const attempt = (work: () => Promise<void>) =>
      work().catch((error: unknown) => {
        rounds.plan(new Date(0))
        if (!stopped.aborted) logFailure(log, error, failure)
      })
    stopped.addEventListener('abort', indexesOfProcess.stop, { once: true })
    await attempt(() => indexesOfProcess.begin(async (id) => (await sites.find(id))?.language))
    while (!stopped.aborted) {
      if (rounds.isNeeded()) await attempt(indexesOfProcess.updateAll)
      await pause(everyMs, stopped)
    }
  })
}
