import { setImmediate as letOthers } from 'node:timers/promises'
import type { SearchSynonyms } from '@vitrine/contract/entities/search.ts'
import type { Db } from '../../ground/database/tables.ts'
import { type Known, learn } from '../product/api.ts'
import { readIndexed, readIndexedAfter } from './document-store.ts'
import { configurationOf } from './languages.ts'
import {
  bury,
  createSegmentWriting,
  placeOfProduct,
  updateFacts,
  updateSold,
  type IndexedProduct,
  type Segment,
} from './segment.ts'
import {
  readCollections,
  readNotes,
  readSales,
  readSynonyms,
  type IndexedCollection,
  type SearchNote,
} from './store.ts'
import { createTraits, type Traits } from './traits.ts'

/** So many products are read at once: taking them in holds the process for some milliseconds. */
const slice = 200
/** When this part of a store's products has other words than the large segment knows, all is made anew. */
const mostDead = 0.2
/** So many small segments are kept before they become one. */
const mostSmall = 8
/** So often are sales counted. */
const salesEveryMs = 15 * 60_000

/** A store as searches know it. */
export interface StoreIndex {
  /** The large one first, then those of what has changed since. */
  readonly segments: readonly Segment[]
  readonly traits: Traits
  readonly collections: readonly IndexedCollection[]
  readonly synonyms: readonly SearchSynonyms[]
}

interface Loaded extends StoreIndex {
  readonly sold: ReadonlyMap<string, number>
}

/** The process is about to end: what is under way is left. */
export interface Stopping {
  isStopped: boolean
}

type Told = Parameters<typeof readIndexed>[1] & { readonly stopping: Stopping }

/** Lets others have their turn in long work, which ends here when the process does. */
const pauseIn = async ({ stopping }: Told): Promise<void> => {
  await letOthers()
  if (stopping.isStopped) throw new Error('The server stops.')
}

type Products = Pick<Loaded, 'segments' | 'traits' | 'sold'>

const loadAll = async (db: Db, told: Told): Promise<Products> => {
  const traits = createTraits()
  const writing = createSegmentWriting(traits)
  const sold = await readSales(db, told.siteId)
  for (let after: number | undefined = 0; after !== undefined;) {
    const { products, next } = await readIndexedAfter(db, told, { after, most: slice })
    for (const product of products) writing.add(product, sold.get(product.id) ?? 0)
    after = next
    await pauseIn(told)
  }
  return { segments: [await writing.finish()], traits, sold }
}

const readSlices = async (db: Db, told: Told, ids: readonly string[]): Promise<IndexedProduct[]> => {
  const products: IndexedProduct[] = []
  for (let from = 0; from < ids.length; from += slice) {
    products.push(...(await readIndexed(db, told, ids.slice(from, from + slice))))
    await pauseIn(told)
  }
  return products
}

/** Where a product stands among segments. */
const find = (segments: readonly Segment[], id: string): { segment: Segment; place: number } | undefined => {
  for (let number = segments.length - 1; number >= 0; number -= 1) {
    const segment = segments[number]!
    const place = placeOfProduct(segment, id)
    if (place >= 0) return { segment, place }
  }
  return undefined
}

/** The ids of what is alive in small segments. */
const idsOf = (segments: readonly Segment[]): string[] =>
  segments.flatMap(({ ids, flags, size }) =>
    Array.from({ length: size }, (_, place) => place)
      .filter((place) => flags[place] !== 0)
      .map((place) => ids.bytes.toString('utf8', ids.offsets[place], ids.offsets[place + 1])),
  )

const isWorn = ([large, ...small]: readonly Segment[]): boolean => {
  const changed = large!.dead + small.reduce((sum, { size }) => sum + size, 0)
  return changed > 1000 && changed > mostDead * large!.size
}

/** The index of one store, kept up with its changes. */
export const createStoreIndex = (
  db: Db,
  { siteId, language, stopping }: { siteId: string; language: string; stopping: Stopping },
) => {
  const told = { siteId, language, configuration: configurationOf(language), stopping }
  let loaded: Loaded | undefined
  let known: Known | undefined
  /** Changes beside the stock, so far. */
  let notesBeside = -1
  let salesRead = 0
  let under: Promise<void> | undefined

  /** Products with the same words are noted where they stand; the others go to a small segment of their own. */
  const change = async (index: Products, ids: readonly string[]): Promise<Products> => {
    const { segments, traits, sold } = index
    const tooMany = segments.length > mostSmall
    const products = await readSlices(db, told, tooMany ? [...new Set([...ids, ...idsOf(segments.slice(1))])] : ids)
    const kept = tooMany ? segments.slice(0, 1) : segments
    const writing = createSegmentWriting(traits)
    const gone = new Set(ids)
    const moved: { segment: Segment; place: number }[] = []
    for (const product of products) {
      gone.delete(product.id)
      const there = find(kept, product.id)
      if (there && there.segment.revisions[there.place] === product.revision)
        updateFacts(there.segment, there.place, { facts: product, traits })
      else {
        writing.add(product, sold.get(product.id) ?? 0)
        if (there) moved.push(there)
      }
    }
    const added = writing.size() > 0 ? [await writing.finish()] : []
    // From here on nothing waits: whoever searches sees a product in one place.
    for (const there of [...moved, ...[...gone].flatMap((id) => find(kept, id) ?? [])]) bury(there.segment, there.place)
    return { ...index, segments: [...kept, ...added] }
  }

  const countBeside = (notes: readonly SearchNote[]): number =>
    notes.reduce((sum, note) => sum + (note.is_stock ? 0 : note.notes), 0)

  const readAround = async () => ({
    collections: await readCollections(db, siteId, told.configuration),
    synonyms: await readSynonyms(db, siteId),
  })

  /** Learns what changed, then reads it: what changes meanwhile is learnt the next time. */
  const catchUp = async (): Promise<void> => {
    const notes = await readNotes(db, siteId)
    const learnt = learn(known, notes)
    const isAll = !loaded || !known || learnt.others > known.state || isWorn(loaded.segments)
    const beside = countBeside(notes)
    const around = isAll || beside !== notesBeside ? await readAround() : loaded!
    const next = isAll ? await loadAll(db, told) : await change(loaded!, [...learnt.products.keys()])
    if (isAll) salesRead = Date.now()
    loaded = { ...next, collections: around.collections, synonyms: around.synonyms }
    notesBeside = beside
    known = { ...learnt, products: new Map() }
  }

  const countSales = async (index: Loaded): Promise<void> => {
    salesRead = Date.now()
    const sold = await readSales(db, siteId)
    for (const id of new Set([...index.sold.keys(), ...sold.keys()])) {
      const there = find(index.segments, id)
      if (there) updateSold(there.segment, there.place, sold.get(id) ?? 0)
    }
    loaded = { ...index, sold }
  }

  const work = (job: () => Promise<void>): Promise<void> =>
    (under ??= job().finally(() => {
      under = undefined
    }))

  return {
    /** The store in a state that its catalog was in, or a later one. */
    at: async (state: number): Promise<StoreIndex> => {
      const isBehind = () => !known || known.state < state
      while (isBehind()) await work(catchUp)
      return loaded!
    },
    /** As it is known now, and since which state of the catalog; nothing before it was loaded. */
    now: (): { readonly index: StoreIndex; readonly state: number } | undefined =>
      loaded && known && { index: loaded, state: known.state },
    /** Counts sales where that was long ago. */
    refreshSales: async (): Promise<void> => {
      if (loaded && Date.now() - salesRead > salesEveryMs) await work(() => countSales(loaded!))
    },
    language,
  }
}
export type KeptIndex = ReturnType<typeof createStoreIndex>
