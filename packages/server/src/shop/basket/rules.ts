import type { CheckoutSettings } from '@vitrine/contract/entities/checkout-settings.ts'
import type { OrdersSettings } from '@vitrine/contract/entities/orders-settings.ts'
import type { ShippingOption } from '@vitrine/domain/shipping/shipping.ts'
import type { TaxRules } from '@vitrine/domain/tax/tax.ts'
import { sql } from 'kysely'
import { prepared } from '../../ground/database/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CatalogReading } from '../catalog/offers.ts'
import { checkoutKind, ordersKind, readSettings } from '../setting/settings.ts'
import { listShippingOptions } from '../shipping/store.ts'
import { loadTaxRules } from '../tax/store.ts'

/** What the owner has decided that a total and an order depend on. */
export interface Rules {
  readonly tax: TaxRules
  readonly shippingOptions: readonly ShippingOption[]
  readonly checkout: CheckoutSettings
  readonly orders: OrdersSettings
}

interface Kept {
  readonly revision: string | null
  readonly rules: Rules
}

/** The rules as they were last read, by what is kept of their site. */
const ruleCache = new WeakMap<object, Kept>()

const selectRevision = prepared(
  (siteId: string) => sql<{ revision: string }>`select revision::text from site_rules where site_id = ${siteId}`,
)

const loadRules = async (db: Db, siteId: string): Promise<Rules> => {
  const [tax, shippingOptions, checkout, orders] = await Promise.all([
    loadTaxRules(db, siteId),
    listShippingOptions(db, siteId),
    readSettings(db, checkoutKind, siteId),
    readSettings(db, ordersKind, siteId),
  ])
  return { tax, shippingOptions, checkout, orders }
}

/**
 * The rules that hold for a reading of the catalog. They are kept until the owner changes one: the reading has told how
 * often that has happened, in the same statement as the products.
 */
export const rulesFor = async ({ db, site, seenRules }: CatalogReading): Promise<Rules> => {
  const seen = seenRules()
  const revision = seen === undefined ? ((await selectRevision(db, site.id)).rows[0]?.revision ?? null) : seen
  const kept = ruleCache.get(site.kept)
  if (kept && kept.revision === revision) return kept.rules
  // What was changed since the revision was read is in here as well: the next reading sees that, and reads once more.
  const rules = await loadRules(db, site.id)
  ruleCache.set(site.kept, { revision, rules })
  return rules
}
