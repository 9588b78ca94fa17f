import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { offlineKinds, type OfflineKind } from './offline-kinds.ts'
import type { OfflineMethodTable } from '../tables.ts'

export type OfflineMethod = Selectable<OfflineMethodTable>

/** Lists the offline methods set up by the owner, in display order. */
export const listOfflineMethods = async (db: Db, siteId: string): Promise<OfflineMethod[]> => {
  const rows = await db.selectFrom('offline_method').selectAll().where('site_id', '=', siteId).execute()
  return rows.toSorted((a, b) => offlineKinds.indexOf(a.kind) - offlineKinds.indexOf(b.kind))
}

export const findOfflineMethod = (db: Db, siteId: string, kind: OfflineKind): Promise<OfflineMethod | undefined> =>
  db.selectFrom('offline_method').selectAll().where('site_id', '=', siteId).where('kind', '=', kind).executeTakeFirst()

export const saveOfflineMethod = (db: Db, method: OfflineMethod): Promise<OfflineMethod> => {
  const { site_id: _siteId, kind: _kind, ...changed } = method
  return db
    .insertInto('offline_method')
    .values(method)
    .onConflict((conflict) => conflict.columns(['site_id', 'kind']).doUpdateSet(changed))
    .returningAll()
    .executeTakeFirstOrThrow()
}
