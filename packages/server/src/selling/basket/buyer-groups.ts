import { memberGroupIdsOf } from '../../people/member-group/api.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { buyerOf } from '../../ground/base/shopper-owner.ts'

/** Groups by buyer, cached per reading of the catalog. */
const groupsByReading = new WeakMap<CatalogReading, Map<string, Promise<readonly string[]>>>()

/** Returns the member groups of the owner of a basket; empty for a guest. */
export const groupsOfBuyer = (reading: CatalogReading, owner: string): Promise<readonly string[]> => {
  const buyer = buyerOf(owner)
  if (!('memberId' in buyer)) return Promise.resolve([])
  const known = groupsByReading.get(reading) ?? new Map<string, Promise<readonly string[]>>()
  groupsByReading.set(reading, known)
  const groups = known.get(owner) ?? memberGroupIdsOf(reading.db, reading.site.id, buyer.memberId)
  known.set(owner, groups)
  return groups
}
