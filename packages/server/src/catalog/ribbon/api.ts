import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findCopies, type NamedCopy } from '../../ground/entity/named-entity.ts'
import type { Locking } from '../../ground/entity/store.ts'
import { ribbonNamed, createRibbons } from './ribbons.ts'

export { refreshRibbonJob } from './ribbons.ts'

/** Returns the ribbon with a name. Creates it if there is none. `path` is that of the name in the request. */
export const getOrCreateRibbon = async (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  transaction: Db,
  { siteId, name, path }: { readonly siteId: string; readonly name: string; readonly path: string },
): Promise<NamedCopy> => {
  const row = await createRibbons(context).findOrCreate(transaction, siteId, ribbonNamed(siteId, name, path))
  return { id: row.id, name: row.name }
}

/** Finds ribbons by ID. Those that do not exist are left out. */
export const findRibbons = (
  db: Db,
  siteId: string,
  ids: readonly string[],
  locking: Locking = {},
): Promise<ReadonlyMap<string, NamedCopy>> => findCopies(db, 'ribbon', { siteId, ids, ...locking })
