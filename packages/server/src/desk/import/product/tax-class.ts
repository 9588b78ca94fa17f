import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import type { TaxCategory } from '@vitrine/domain/tax/rate-data.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { assignProducts, findTaxGroups } from '../../../pricing/tax/api.ts'

/** WooCommerce's default tax classes. */
const categoryOf: Readonly<Record<string, TaxCategory>> = { 'reduced-rate': 'REDUCED', 'zero-rate': 'ZERO' }

/** Finds the tax group with the name of a tax class, or else of its category. */
export const findTaxGroup = async (db: Db, siteId: string, taxClass: string): Promise<string | undefined> => {
  const groups = await findTaxGroups(db, siteId)
  const byName = groups.find(({ name }) => toSlug(name) === toSlug(taxClass))
  const category = categoryOf[taxClass]
  return (byName ?? groups.find((group) => category !== undefined && group.category === category))?.id
}

export const assignTaxGroup = async (
  db: Db,
  siteId: string,
  { productId, groupId }: { productId: string; groupId: string },
): Promise<void> => {
  await assignProducts(db, siteId, { groupId, productIds: [productId] })
}
