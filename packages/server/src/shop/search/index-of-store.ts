import { setImmediate as letOthers } from 'node:timers/promises'
import type { Db } from '../../ground/database/tables.ts'
import { learn, type Known } from '../catalog/changes.ts'
import { createFacetValues, type FacetValues } from './facet-values.ts'
import { configurationOf } from './languages.ts'
import { createSegment, mostInSegment, type Segment } from './segment.ts'
import { readCollections, readIds, readIndexed, readNotes, readSales, type IndexedCollection } from './store.ts'
import { readText } from './texts.ts'

/** So many products are read at once. */
const slice = 512
/** When this part of a store's products was changed since, its index is made anew. */
const mostDead = 0.2
/** So many small segments are kept before they become one. */
const mostSegments = 40
/** So often are sales counted. */
const salesEveryMs = 15 * 60_000

/** A store as searches know it. */
export interface StoreIndex {
  readonly segments: readonly Segment[]
  readonly collections: readonly IndexedCollection[]
  readonly values: FacetValues
  /** How often it has changed. */
  readonly version: number
}

/** The index of one store, kept up with its changes. */
export const createStoreIndex = (db: Db, { siteId, language }: { siteId: string; language: string }) => {
  const configuration = configurationOf(language)
  let segments: Segment[] = []
  /** Where a product stands: the number of its segment times the most in one, and its own. */
  let places = new Map<string, number>()
  let values = createFacetValues()
  let collections: readonly IndexedCollection[] = []
  let known: Known | undefined
  let version = 0
  let salesRead = 0
  let under: Promise<void> | undefined

  const append = (products: Parameters<typeof createSegment>[0]): void => {
    const segment = createSegment(products, values)
    for (const [number, { id }] of products.entries()) places.set(id, segments.length * mostInSegment + number)
    segments.push(segment)
  }

  const bury = (id: string): void => {
    const place = places.get(id)
    if (place === undefined) return
    const segment = segments[Math.floor(place / mostInSegment)]!
    segment.flags[place % mostInSegment] = 0
    segment.dead += 1
    places.delete(id)
  }

  const readSlices = async (ids: readonly string[]) => {
    const products = []
    for (let from = 0; from < ids.length; from += slice) {
      products.push(...(await readIndexed(db, { siteId, language, configuration, ids: ids.slice(from, from + slice) })))
      await letOthers()
    }
    return products
  }

  const loadAll = async (): Promise<void> => {
    // Whoever searches meanwhile waits for the whole.
    known = undefined
    ;[segments, places, values] = [[], new Map(), createFacetValues()]
    for (let last = ''; ;) {
      const ids = await readIds(db, siteId, last, mostInSegment)
      if (ids.length === 0) return
      append(await readSlices(ids))
      last = ids.at(-1)!
    }
  }

  const change = async (ids: readonly string[]): Promise<void> => {
    const products = await readSlices(ids)
    for (const id of ids) bury(id)
    for (let from = 0; from < products.length; from += mostInSegment) append(products.slice(from, from + mostInSegment))
  }

  const isWorn = (): boolean => {
    const [dead, all] = [
      segments.reduce((sum, one) => sum + one.dead, 0),
      segments.reduce((sum, one) => sum + one.size, 0),
    ]
    return segments.length > mostSegments || (all > 1000 && dead > mostDead * all)
  }

  const readSold = async (): Promise<void> => {
    salesRead = Date.now()
    const sold = await readSales(db, siteId)
    for (const segment of segments)
      for (let product = 0; product < segment.size; product += 1)
        segment.sold[product] = sold.get(readText(segment.ids, product)) ?? 0
  }

  /** Learns what changed, then reads it: what changes meanwhile is learnt the next time. */
  const catchUp = async (): Promise<void> => {
    const learnt = learn(known, await readNotes(db, siteId))
    const isAll = !known || learnt.others > known.state || isWorn()
    if (isAll) await loadAll()
    else await change([...learnt.products.keys()])
    collections = await readCollections(db, siteId, configuration)
    if (isAll) salesRead = Date.now()
    known = { ...learnt, products: new Map() }
    version += 1
  }

  return {
    /** The store in a state that its catalog was in, or a later one. */
    at: async (state: number): Promise<StoreIndex> => {
      const isBehind = () => !known || known.state < state
      while (isBehind()) await (under ??= catchUp().finally(() => (under = undefined)))
      if (Date.now() - salesRead > salesEveryMs) await readSold()
      return { segments, collections, values, version }
    },
    language,
  }
}
export type KeptIndex = ReturnType<typeof createStoreIndex>
