import type { Selectable } from 'kysely'
import { outsideScope } from '../../ground/database/request-scope.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CatalogChangeTable } from './tables.ts'

export type Note = Pick<Selectable<CatalogChangeTable>, 'id' | 'notes' | 'product_ids' | 'is_folded'>

/** Known changes of a catalog. A state is the number of changes so far, so it only grows. */
export interface Known {
  readonly state: number
  /** IDs of the notes that were already read. */
  readonly noteIds: ReadonlySet<number>
  /** The oldest state still valid for each changed product. */
  readonly products: ReadonlyMap<string, number>
  readonly others: number
}

/** Most products tracked individually. Beyond it, all are invalidated. */
const maxTrackedProducts = 5_000

/**
 * Merges newly read notes. Folded notes cannot be matched with known ones; but if any were missed, the new notes do not
 * add up to the difference, and every product is invalidated.
 */
export const mergeNotes = (known: Known | undefined, notes: readonly Note[]): Known => {
  const state = notes.reduce((sum, note) => sum + note.notes, 0)
  const single = notes.filter((note) => !note.is_folded)
  const noteIds = new Set(single.map(({ id }) => id))
  const fresh = single.filter(({ id }) => !known?.noteIds.has(id))
  const isWhole = known && known.state + fresh.reduce((sum, note) => sum + note.notes, 0) === state
  const changed = fresh.flatMap(({ product_ids: ids }) => ids ?? [])
  const isNamed = fresh.every(({ product_ids: ids }) => ids !== null)
  if (!isWhole || !isNamed || known.products.size + changed.length > maxTrackedProducts) {
    return { state, noteIds, products: new Map(), others: state }
  }
  const products = new Map([...known.products, ...changed.map((id) => [id, state] as const)])
  return { state, noteIds, products, others: known.others }
}

const readNotes = (db: Db, siteId: string): Promise<Note[]> =>
  db
    .selectFrom('catalog_change')
    .select(['id', 'notes', 'product_ids', 'is_folded'])
    .where('site_id', '=', siteId)
    .execute()

/** Returns the oldest state in which cached data of a product is still valid. */
export type ValidSince = (productId: string) => number

/** Tracks which products changed in each catalog. Reads the notes only if there are new ones. */
export const createChanges = (db: Db) => {
  const sites = new Map<string, Known>()
  const reading = new Map<string, Promise<Known>>()

  const read = async (siteId: string): Promise<Known> => {
    const known = mergeNotes(sites.get(siteId), await readNotes(db, siteId))
    sites.set(siteId, known)
    return known
  }

  const readShared = (siteId: string): Promise<Known> => {
    const under = reading.get(siteId)
    if (under) return under
    const begun = outsideScope(() => read(siteId)).finally(() => reading.delete(siteId))
    reading.set(siteId, begun)
    return begun
  }

  const validSince =
    ({ products, others }: Known): ValidSince =>
    (productId) =>
      products.get(productId) ?? others

  return {
    /** Reads changes until the given state is covered. */
    until: async (siteId: string, state: number): Promise<ValidSince> => {
      let known = sites.get(siteId)
      while (!known || known.state < state) known = await readShared(siteId)
      return validSince(known)
    },

    /** Returns the same from memory, if it is known. */
    knownUntil: (siteId: string, state: number): ValidSince | undefined => {
      const known = sites.get(siteId)
      return known && known.state >= state ? validSince(known) : undefined
    },
  }
}
