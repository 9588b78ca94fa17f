import type { SubscriptionTerms } from '@vitrine/domain/catalog/subscription.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listEntities, type Locking } from '../../ground/entity/store.ts'
import type { OptionRow } from './options.ts'

export { refreshSubscriptionOptionJob } from './options.ts'
export { presentTerms, readAmountOff, readFrequency } from './terms.ts'

/** Finds the terms of subscription options by ID. Those that do not exist are left out. */
export const findSubscriptionOptions = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
  locking: Locking = {},
): Promise<ReadonlyMap<string, SubscriptionTerms>> => {
  if (ids.length === 0) return new Map()
  const rows = await listEntities<OptionRow>(db, 'subscription_option', { siteId, ids, ...locking })
  return new Map(rows.map(({ id, terms }) => [id, terms]))
}
