import { createWorker, logFailure, pause, type Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import { outliving } from '../../ground/database/request-scope.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { readShownState } from '../product/api.ts'
import { readSearchedSites } from './document-store.ts'
import { createStoreIndex, type KeptIndex, type StoreIndex } from './index-of-store.ts'

/** An index that nobody asked for so long is given up. */
const mostIdleMs = 30 * 60_000
/** Notes of changes are folded after ten seconds: whoever looks earlier knows what changed, and not only that. */
const everyMs = 4000
/** So long a search waits for changes, where there is an index that knows all but those: great ones take longer. */
const mostWaitMs = 3000
/** The indexes of so many stores are made at the start of a server. */
const mostAtStart = 20
/** The indexes of so many stores are kept; beyond it that goes which was searched longest ago. */
const mostKept = 50

interface Kept {
  readonly index: KeptIndex
  usedAt: number
}

export interface Opened {
  readonly index: StoreIndex
  /** Of the catalog, which the answer rests on. */
  readonly state: string
}

/** The indexes of stores over one database. */
export const createIndexes = (db: Db, { most = mostKept }: { readonly most?: number } = {}) => {
  /** In the order in which they were searched, the last one at the end. */
  const stores = new Map<string, Kept>()
  const stopping = { isStopped: false }

  const keptOf = ({ id, language }: Pick<Site, 'id' | 'language'>): Kept => {
    const known = stores.get(id)
    const isSame = known?.index.language === language
    const kept = isSame
      ? known
      : { index: createStoreIndex(db, { siteId: id, language, stopping }), usedAt: Date.now() }
    stores.delete(id)
    stores.set(id, kept)
    // Whoever searches it just now still holds it.
    for (const oldest of stores.keys()) if (stores.size > most) stores.delete(oldest)
    return kept
  }

  /** In this state or a later one; in an earlier one where what changed since takes long to read. */
  const waitFor = async ({ index }: Kept, state: number): Promise<void> => {
    const caughtUp = outliving(() => index.at(state))
    if (!index.now()) return void (await caughtUp)
    const waiting = new AbortController()
    await Promise.race([caughtUp, pause(mostWaitMs, waiting.signal)]).finally(() => waiting.abort())
    // Whatever comes of it now, the next search will meet it again.
    caughtUp.catch(() => undefined)
  }

  return {
    /** A store as searches know it: no older than its catalog, unless great changes are being read. */
    open: async (site: Site): Promise<Opened> => {
      const kept = keptOf(site)
      kept.usedAt = Date.now()
      const state = await readShownState(db, site.id)
      if ((kept.index.now()?.state ?? -1) < Number(state)) await waitFor(kept, Number(state))
      const now = kept.index.now()!
      return { index: now.index, state: String(Math.min(Number(state), now.state)) }
    },

    /** Begins with the stores that were searched before this process was. */
    begin: async (languageOf: (siteId: string) => Promise<string | undefined>): Promise<void> => {
      stopping.isStopped = false
      for (const id of await readSearchedSites(db, mostAtStart)) {
        const language = await languageOf(id)
        if (language !== undefined && !stores.has(id)) keptOf({ id, language })
      }
    },

    /** Looks at the changes of stores that were searched lately, and gives up the others. */
    keepUp: async (): Promise<void> => {
      // As they are now: a search moves its store to the end, where this would meet it again and again.
      const now = [...stores]
      for (const [siteId, { index, usedAt }] of now) {
        if (stopping.isStopped) return
        if (Date.now() - usedAt > mostIdleMs) stores.delete(siteId)
        else {
          await index.at(Number(await readShownState(db, siteId)))
          await index.refreshSales()
        }
      }
    },

    /** The stores whose indexes are kept. */
    kept: (): readonly string[] => [...stores.keys()],

    stop: (): void => {
      stopping.isStopped = true
    },
  }
}
export type Indexes = ReturnType<typeof createIndexes>

const indexes = new WeakMap<Db, Indexes>()

/** The indexes of this process, which its handlers and its worker share. */
export const indexesOf = ({ db }: Pick<Context, 'db'>): Indexes => {
  const made = indexes.get(db) ?? createIndexes(db)
  indexes.set(db, made)
  return made
}

const failure = 'keeping up an index of search failed'

export const createKeepingUp = ({ db, sites, log }: Context): Worker => {
  const kept = indexesOf({ db })
  return createWorker(async (stopped) => {
    const attempt = (work: () => Promise<void>) =>
      work().catch((error: unknown) => (stopped.aborted ? undefined : logFailure(log, error, failure)))
    stopped.addEventListener('abort', kept.stop, { once: true })
    await attempt(() => kept.begin(async (id) => (await sites.find(id))?.language))
    while (!stopped.aborted) {
      await attempt(kept.keepUp)
      await pause(everyMs, stopped)
    }
  })
}
