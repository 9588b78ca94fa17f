import { showsPriorPrices } from '@vitrine/domain/catalog/prior-price.ts'
import { variantPrices, type VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { priorPublicPrice, shownPriceAt, type Public } from '@vitrine/domain/catalog/public-price.ts'
import { priceIn, type Charging } from '@vitrine/domain/currency/charging.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { daysBefore, keptDays, readHistories, readRulePeriods, type OfferRow } from '../product/api.ts'

/** A variant, and what is shown as its price. */
export interface SoldItem {
  readonly row: OfferRow
  readonly variant: VariantRecord
  /** In the currency that is shown. */
  readonly shown: Minor
  /** The smallest quantity that can be bought. */
  readonly quantity: number
  /** Whether the price is that of a price list. */
  readonly isListed: boolean
}

interface Shown extends Public {
  readonly now: Date
}

const isReduced = ({ row, variant, shown, isListed }: SoldItem, charging: Charging | undefined): boolean => {
  const { full } = variantPrices(row.record, variant)
  return isListed && shown < (charging ? priceIn(full, charging) : full)
}

/**
 * Returns the lowest prices of the 30 days before the prices of price lists began, if they are for everybody and reduce
 * the price before discounts, and the store announces them. The order is that of the items.
 */
export const priorPrices = async (
  db: Db,
  { id: siteId, settings }: Pick<Site, 'id' | 'settings'>,
  {
    sold,
    country,
    charging,
    now,
  }: {
    readonly sold: readonly SoldItem[]
    readonly country: string | undefined
    readonly charging: Charging | undefined
    readonly now: Date
  },
): Promise<readonly (Minor | undefined)[]> => {
  const ids = new Set(sold.filter((one) => isReduced(one, charging)).map(({ row }) => row.id))
  if (ids.size === 0 || !showsPriorPrices(settings.priorPrices, settings.businessAddress?.country)) return []
  const since = daysBefore(now, keptDays)
  const rules = await readRulePeriods(db, siteId, since)
  const find = await readHistories(db, siteId, { ids: [...ids], since, rules })
  const shown: Shown = { country, now, ...(charging && { charging }) }
  return sold.map((one) => {
    const { row, variant, quantity } = one
    if (!isReduced(one, charging)) return undefined
    const known = find(row.id, variant, { price: variantPrices(row.record, variant).paid, quantity })
    if (!known) return undefined
    const { item, history } = known
    // Another price is only for this buyer.
    const isForEverybody = shownPriceAt(item, history, { ...shown, at: now }) === one.shown
    return isForEverybody ? priorPublicPrice(item, history, shown) : undefined
  })
}
