import type { CheckoutSettings } from '@vitrine/contract/entities/checkout-settings.ts'
import type { OrdersSettings } from '@vitrine/contract/entities/orders-settings.ts'
import type { PreparedRule } from '@vitrine/domain/discount/decide.ts'
import type { PriceList } from '@vitrine/domain/price-list/price-list.ts'
import type { DeliveryRules } from '@vitrine/domain/shipping/delivery.ts'
import { sql } from 'kysely'
import { prepared } from '../../ground/database/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createRevisionCache } from '../../ground/site/revision-cache.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { loadPriceLists } from '../../catalog/price-list/api.ts'
import { checkoutKind, ordersKind, readSettings } from '../../store/setting/api.ts'
import { loadFees, type StoreFees } from '../../pricing/fee/api.ts'
import { loadDiscounts } from '../../pricing/discount/api.ts'
import { loadDeliveryRules } from '../../pricing/shipping/api.ts'
import { loadTipSettings, type TipSettingsRecord } from '../../pricing/tip/api.ts'
import { loadTaxRules, type StoreTaxRules } from '../../pricing/tax/api.ts'

/** What the owner has decided that a total and an order depend on. */
export interface Rules {
  readonly tax: StoreTaxRules
  readonly delivery: DeliveryRules
  readonly checkout: CheckoutSettings
  readonly orders: OrdersSettings
  /** Those that are given by themselves, by priority; for a basket, in the currency in which it is paid. */
  readonly discounts: readonly PreparedRule[]
  /** Those that are on, in the order in which they are asked. */
  readonly priceLists: readonly PriceList[]
  readonly fees: StoreFees
  /** What is offered to be tipped; nothing where the store has never set that. */
  readonly tips: TipSettingsRecord | undefined
}

/** The rules of sites as they were last read. */
const cache = createRevisionCache<Rules>()

const selectRevision = prepared(
  (siteId: string) => sql<{ revision: string }>`select revision::text from site_rules where site_id = ${siteId}`,
)

const loadRules = async (db: Db, { id: siteId, settings }: Site): Promise<Rules> => {
  const [tax, delivery, checkout, orders, discounts, priceLists, fees, tips] = await Promise.all([
    loadTaxRules(db, siteId),
    loadDeliveryRules(db, { id: siteId, lengthUnit: settings.lengthUnit }),
    readSettings(db, checkoutKind, siteId),
    readSettings(db, ordersKind, siteId),
    loadDiscounts(db, siteId),
    loadPriceLists(db, siteId),
    loadFees(db, siteId),
    loadTipSettings(db, siteId),
  ])
  return { tax, delivery, checkout, orders, discounts, priceLists, fees, tips }
}

/**
 * The rules that hold for a reading of the catalog. They are kept until the owner changes one: the reading has told how
 * often that has happened, in the same statement as the products.
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
