import { memberGroupIdsOf } from '../../people/member-group/api.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { buyerOf } from '../../ground/base/shopper-owner.ts'

/** What was asked in a reading of the catalog: a buyer is in the same groups all through it. */
const asked = new WeakMap<CatalogReading, Map<string, Promise<readonly string[]>>>()

/** The groups that the owner of a basket is in; whoever has not signed in is in none. */
export const groupsOfBuyer = (reading: CatalogReading, owner: string): Promise<readonly string[]> => {
  const buyer = buyerOf(owner)
  if (!('memberId' in buyer)) return Promise.resolve([])
  const known = asked.get(reading) ?? new Map<string, Promise<readonly string[]>>()
  asked.set(reading, known)
  const groups = known.get(owner) ?? memberGroupIdsOf(reading.db, reading.site.id, buyer.memberId)
  known.set(owner, groups)
  return groups
}
