import { setImmediate as letOthers } from 'node:timers/promises'
import type { SearchSynonyms } from '@vitrine/contract/entities/catalog/search.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { type Known, mergeNotes } from '../../product/api.ts'
import { readIndexed, readIndexedAfter } from './document-store.ts'
import { configurationOf } from '../text/languages.ts'
import {
  markReplaced,
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
} from '../store.ts'
import { createTraits, type Traits } from './traits.ts'

/** Products per read: indexing them blocks the process for some milliseconds. */
const slice = 200
/** Share of changed products after which the whole index is rebuilt. */
const maxStaleShare = 0.2
/** Most small segments before they are merged. */
const maxSmallSegments = 8
/** Interval between refreshes of sales. */
const salesEveryMs = 15 * 60_000

/** A store's search index. */
export interface StoreIndex {
  /** The large segment first, then small ones with later changes. */
  readonly segments: readonly Segment[]
  readonly traits: Traits
  readonly collections: readonly IndexedCollection[]
  readonly synonyms: readonly SearchSynonyms[]
}

interface Loaded extends StoreIndex {
  readonly sold: ReadonlyMap<string, number>
}

/** Set when the process shuts down, to abort indexing. */
export interface Stopping {
  isStopped: boolean
}

type IndexScope = Parameters<typeof readIndexed>[1] & { readonly stopping: Stopping }

/** Yields during long work, and aborts it when the process shuts down. */
const pauseIn = async ({ stopping }: IndexScope): Promise<void> => {
  await letOthers()
  if (stopping.isStopped) throw new Error('The server is shutting down.')
}

type Products = Pick<Loaded, 'segments' | 'traits' | 'sold'>

const loadAll = async (db: Db, scope: IndexScope): Promise<Products> => {
  const traits = createTraits()
  const writing = createSegmentWriting(traits)
  const sold = await readSales(db, scope.siteId)
  for (let after: number | undefined = 0; after !== undefined;) {
    const { products, next } = await readIndexedAfter(db, scope, { after, limit: slice })
    for (const product of products) writing.add(product, sold.get(product.id) ?? 0)
    after = next
    await pauseIn(scope)
  }
  return { segments: [await writing.finish()], traits, sold }
}

const readSlices = async (db: Db, scope: IndexScope, ids: readonly string[]): Promise<IndexedProduct[]> => {
  const products: IndexedProduct[] = []
  for (let from = 0; from < ids.length; from += slice) {
    products.push(...(await readIndexed(db, scope, ids.slice(from, from + slice))))
    await pauseIn(scope)
  }
  return products
}

/** Finds a product among segments. */
const find = (segments: readonly Segment[], id: string): { segment: Segment; place: number } | undefined => {
  for (let number = segments.length - 1; number >= 0; number -= 1) {
    const segment = segments[number]!
    const place = placeOfProduct(segment, id)
    if (place >= 0) return { segment, place }
  }
  return undefined
}

/** IDs of the current products in small segments. */
const idsOf = (segments: readonly Segment[]): string[] =>
  segments.flatMap(({ ids, flags, size }) =>
    Array.from({ length: size }, (_, place) => place)
      .filter((place) => flags[place] !== 0)
      .map((place) => ids.bytes.toString('utf8', ids.offsets[place], ids.offsets[place + 1])),
  )

const isWorn = ([large, ...small]: readonly Segment[]): boolean => {
  const changed = large!.dead + small.reduce((sum, { size }) => sum + size, 0)
  return changed > 1000 && changed > maxStaleShare * large!.size
}

/** Creates the index of a store and keeps it up to date. */
export const createStoreIndex = (
  db: Db,
  { siteId, language, stopping }: { siteId: string; language: string; stopping: Stopping },
) => {
  const scope = { siteId, language, configuration: configurationOf(language), stopping }
  let loaded: Loaded | undefined
  let known: Known | undefined
  /** Number of changes other than stock that are included. */
  let otherNotes = -1
  let salesRead = 0
  let under: Promise<void> | undefined

  /** Updates products with unchanged texts in place, and puts the others into a new small segment. */
  const change = async (index: Products, ids: readonly string[]): Promise<Products> => {
    const { segments, traits, sold } = index
    const tooMany = segments.length > maxSmallSegments
    const products = await readSlices(db, scope, tooMany ? [...new Set([...ids, ...idsOf(segments.slice(1))])] : ids)
    const remaining = tooMany ? segments.slice(0, 1) : segments
    const writing = createSegmentWriting(traits)
    const removed = new Set(ids)
    const moved: { segment: Segment; place: number }[] = []
    for (const product of products) {
      removed.delete(product.id)
      const position = find(remaining, product.id)
      if (position && position.segment.revisions[position.place] === product.revision)
        updateFacts(position.segment, position.place, { facts: product, traits })
      else {
        writing.add(product, sold.get(product.id) ?? 0)
        if (position) moved.push(position)
      }
    }
    const added = writing.size() > 0 ? [await writing.finish()] : []
    // No awaiting from here on, so that a search never sees a product twice.
    for (const position of [...moved, ...[...removed].flatMap((id) => find(remaining, id) ?? [])])
      markReplaced(position.segment, position.place)
    return { ...index, segments: [...remaining, ...added] }
  }

  const countOtherNotes = (notes: readonly SearchNote[]): number =>
    notes.reduce((sum, note) => sum + (note.is_stock ? 0 : note.notes), 0)

  const readDetails = async () => ({
    collections: await readCollections(db, siteId, scope.configuration),
    synonyms: await readSynonyms(db, siteId),
  })

  /** Reads and applies changes. Those made meanwhile are applied the next time. */
  const catchUp = async (): Promise<void> => {
    const notes = await readNotes(db, siteId)
    const learnt = mergeNotes(known, notes)
    const isAll = !loaded || !known || learnt.others > known.state || isWorn(loaded.segments)
    const otherCount = countOtherNotes(notes)
    const details = isAll || otherCount !== otherNotes ? await readDetails() : loaded!
    const next = isAll ? await loadAll(db, scope) : await change(loaded!, [...learnt.products.keys()])
    if (isAll) salesRead = Date.now()
    loaded = { ...next, collections: details.collections, synonyms: details.synonyms }
    otherNotes = otherCount
    known = { ...learnt, products: new Map() }
  }

  const countSales = async (index: Loaded): Promise<void> => {
    salesRead = Date.now()
    const sold = await readSales(db, siteId)
    for (const id of new Set([...index.sold.keys(), ...sold.keys()])) {
      const position = find(index.segments, id)
      if (position) updateSold(position.segment, position.place, sold.get(id) ?? 0)
    }
    loaded = { ...index, sold }
  }

  const work = (job: () => Promise<void>): Promise<void> =>
    (under ??= job().finally(() => {
      under = undefined
    }))

  return {
    /** Returns the index in this catalog state or a later one. */
    at: async (state: number): Promise<StoreIndex> => {
      const isBehind = () => !known || known.state < state
      while (isBehind()) await work(catchUp)
      return loaded!
    },
    /** Returns the index as it is, with its catalog state; `undefined` before it was loaded. */
    now: (): { readonly index: StoreIndex; readonly state: number } | undefined =>
      loaded && known && { index: loaded, state: known.state },
    /** Refreshes sales if they are old. */
    refreshSales: async (): Promise<void> => {
      if (loaded && Date.now() - salesRead > salesEveryMs) await work(() => countSales(loaded!))
    },
    language,
  }
}
export type UpdatableIndex = ReturnType<typeof createStoreIndex>
