import type { CheckoutSettings } from '@vitrine/contract/entities/selling/checkout-settings.ts'
import type { OrdersSettings } from '@vitrine/contract/entities/orders/orders-settings.ts'
import type { PreparedRule } from '@vitrine/domain/discount/decide.ts'
import type { PriceList } from '@vitrine/domain/price-list/price-list.ts'
import type { DeliveryRules } from '@vitrine/domain/shipping/delivery.ts'
import { sql } from 'kysely'
import { prepared } from '../../ground/database/connection/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createRevisionCache } from '../../ground/site/revision-cache.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { loadSegmentGroups, type SegmentGroups } from '../../people/member-group/api.ts'
import { hasCompanies } from '../../people/customer/company/api.ts'
import { loadPriceLists } from '../../catalog/price-list/api.ts'
import { checkoutKind, ordersKind, readSettings } from '../../store/setting/api.ts'
import { loadFees, type StoreFees } from '../../pricing/fee/api.ts'
import { loadDiscounts } from '../../pricing/discount/api.ts'
import { loadDeliveryRules } from '../../pricing/shipping/api.ts'
import { loadTipSettings, type TipSettingsRecord } from '../../pricing/tip/api.ts'
import { loadTaxRules, type StoreTaxRules } from '../../pricing/tax/api.ts'

/** The owner's settings that totals and orders depend on. */
export interface Rules {
  readonly tax: StoreTaxRules
  readonly delivery: DeliveryRules
  readonly checkout: CheckoutSettings
  readonly orders: OrdersSettings
  /** Automatic discounts by priority; for a basket, in its charged currency. */
  readonly discounts: readonly PreparedRule[]
  /** Active price lists, in the order they are applied. */
  readonly priceLists: readonly PriceList[]
  readonly fees: StoreFees
  /** Member groups of segments, in which guests can be, too. */
  readonly segmentGroups: SegmentGroups
  /** Whether the store has companies, so that a member may order for one. */
  readonly hasCompanies: boolean
  /** Tip settings; `undefined` if the store never set them. */
  readonly tips: TipSettingsRecord | undefined
}

/** Rules by site, as last read. */
const cache = createRevisionCache<Rules>()

const selectRevision = prepared(
  (siteId: string) => sql<{ revision: string }>`select revision::text from site_rules where site_id = ${siteId}`,
)

const loadRules = async (db: Db, { id: siteId, settings }: Site): Promise<Rules> => {
  const [tax, delivery, checkout, orders, discounts, priceLists, fees, tips, companies, segmentGroups] =
    await Promise.all([
      loadTaxRules(db, siteId),
      loadDeliveryRules(db, { id: siteId, lengthUnit: settings.lengthUnit }),
      readSettings(db, checkoutKind, siteId),
      readSettings(db, ordersKind, siteId),
      loadDiscounts(db, siteId),
      loadPriceLists(db, siteId),
      loadFees(db, siteId),
      loadTipSettings(db, siteId),
      hasCompanies(db, siteId),
      loadSegmentGroups(db, siteId),
    ])
  return { tax, delivery, checkout, orders, discounts, priceLists, fees, tips, segmentGroups, hasCompanies: companies }
}

/**
 * Returns the rules for a reading of the catalog. They are cached until the owner changes one; the query of the
 * products also returns the current revision.
 */
export const rulesFor = async ({ db, site, seenRules }: CatalogReading): Promise<Rules> => {
  const seen = seenRules()
  const revision = seen === undefined ? ((await selectRevision(db, site.id)).rows[0]?.revision ?? null) : seen
  const known = cache.get(site, revision)
  if (known) return known
  const rules = await loadRules(db, site)
  cache.set(site, revision, rules)
  return rules
}
