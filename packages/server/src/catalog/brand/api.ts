import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findCopies, type NamedCopy } from '../../ground/entity/named-entity.ts'
import type { Locking } from '../../ground/entity/store.ts'
import { brandNamed, createBrands } from './brands.ts'

export { refreshBrandJob } from './brands.ts'

/** Returns the brand with a name. Creates it if there is none. `path` is that of the name in the request. */
export const getOrCreateBrand = async (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  transaction: Db,
  { siteId, name, path }: { readonly siteId: string; readonly name: string; readonly path: string },
): Promise<NamedCopy> => {
  const row = await createBrands(context).findOrCreate(transaction, siteId, brandNamed(siteId, name, path))
  return { id: row.id, name: row.name }
}

/** Finds brands by ID. Those that do not exist are left out. */
export const findBrands = (
  db: Db,
  siteId: string,
  ids: readonly string[],
  locking: Locking = {},
): Promise<ReadonlyMap<string, NamedCopy>> => findCopies(db, 'brand', { siteId, ids, ...locking })
