import type { SearchSynonyms } from '@vitrine/contract/entities/search.ts'
import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import { outliving } from '../../ground/database/request-scope.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { readShownState } from '../catalog/counts.ts'
import { createStoreIndex, type KeptIndex, type StoreIndex } from './index-of-store.ts'
import { readSynonyms } from './store.ts'

/** An index that nobody asked for so long is given up. */
const mostIdleMs = 30 * 60_000
/** Notes of changes are folded after ten seconds: whoever looks earlier knows what changed, and not only that. */
const everyMs = 4000

interface Kept {
  readonly index: KeptIndex
  usedAt: number
  synonyms?: { readonly state: number; readonly words: readonly SearchSynonyms[] }
}

export interface Opened {
  readonly index: StoreIndex
  readonly synonyms: readonly SearchSynonyms[]
  /** Of the catalog, which the answer rests on. */
  readonly state: string
}

const createIndexes = (db: Db) => {
  const stores = new Map<string, Kept>()

  const keptOf = ({ id, language }: Pick<Site, 'id' | 'language'>): Kept => {
    const known = stores.get(id)
    if (known?.index.language === language) return known
    const made = { index: createStoreIndex(db, { siteId: id, language }), usedAt: Date.now() }
    stores.set(id, made)
    return made
  }

  const synonymsAt = async (siteId: string, kept: Kept, state: number): Promise<readonly SearchSynonyms[]> => {
    if (kept.synonyms && kept.synonyms.state >= state) return kept.synonyms.words
    const words = await readSynonyms(db, siteId)
    kept.synonyms = { state, words }
    return words
  }

  return {
    /** A store as searches know it, no older than its catalog is now. */
    open: async (site: Site): Promise<Opened> => {
      const kept = keptOf(site)
      kept.usedAt = Date.now()
      const state = await readShownState(db, site.id)
      const index = await outliving(() => kept.index.at(Number(state)))
      return { index, synonyms: await synonymsAt(site.id, kept, Number(state)), state }
    },

    /** Looks at the changes of stores that were searched lately, and gives up the others. */
    keepUp: async (): Promise<void> => {
      for (const [siteId, { index, usedAt }] of stores) {
        if (Date.now() - usedAt > mostIdleMs) stores.delete(siteId)
        else await index.at(Number(await readShownState(db, siteId)))
      }
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

export const createKeepingUp = (context: Context): Worker =>
  createRepeating({
    work: () => indexesOf(context).keepUp(),
    everyMs,
    log: context.log,
    failure: 'keeping up an index of search failed',
  })
