import type { Selectable } from 'kysely'
import { outliving } from '../../ground/database/request-scope.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CatalogChangeTable } from './tables.ts'

export type Note = Pick<Selectable<CatalogChangeTable>, 'id' | 'notes' | 'product_ids' | 'is_folded'>

/** What is known of the changes of a catalog. States are numbers of changes: they only grow. */
export interface Known {
  readonly state: number
  /** Those that are known already. */
  readonly noteIds: ReadonlySet<number>
  /** The first state without doubt for each product that changed, and for all others. */
  readonly products: ReadonlyMap<string, number>
  readonly others: number
}

/** So many products are known to have changed; beyond it all are in doubt. */
const mostKnown = 5_000

/**
 * What is known after another look at the notes. Notes that were folded before anyone looked cannot be told from known
 * ones; but then the new ones do not add up to the difference, and every product is in doubt.
 */
export const learn = (known: Known | undefined, notes: readonly Note[]): Known => {
  const state = notes.reduce((sum, note) => sum + note.notes, 0)
  const single = notes.filter((note) => !note.is_folded)
  const noteIds = new Set(single.map(({ id }) => id))
  const fresh = single.filter(({ id }) => !known?.noteIds.has(id))
  const isWhole = known && known.state + fresh.reduce((sum, note) => sum + note.notes, 0) === state
  const changed = fresh.flatMap(({ product_ids: ids }) => ids ?? [])
  const isNamed = fresh.every(({ product_ids: ids }) => ids !== null)
  if (!isWhole || !isNamed || known.products.size + changed.length > mostKnown) {
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

/** Tells from which state on what was read of a product still holds. */
export type HoldsSince = (productId: string) => number

/** Knows which products of which catalogs changed, and looks at the notes only where there are new ones. */
export const createChanges = (db: Db) => {
  const sites = new Map<string, Known>()
  const reading = new Map<string, Promise<Known>>()

  const read = async (siteId: string): Promise<Known> => {
    const known = learn(sites.get(siteId), await readNotes(db, siteId))
    sites.set(siteId, known)
    return known
  }

  const readOnce = (siteId: string): Promise<Known> => {
    const under = reading.get(siteId)
    if (under) return under
    const begun = outliving(() => read(siteId)).finally(() => reading.delete(siteId))
    reading.set(siteId, begun)
    return begun
  }

  const holdsSince =
    ({ products, others }: Known): HoldsSince =>
    (productId) =>
      products.get(productId) ?? others

  return {
    /** All changes up to a state of the catalog at least. */
    until: async (siteId: string, state: number): Promise<HoldsSince> => {
      let known = sites.get(siteId)
      while (!known || known.state < state) known = await readOnce(siteId)
      return holdsSince(known)
    },

    /** The same, where nobody needs to ask for it. */
    knownUntil: (siteId: string, state: number): HoldsSince | undefined => {
      const known = sites.get(siteId)
      return known && known.state >= state ? holdsSince(known) : undefined
    },
  }
}
