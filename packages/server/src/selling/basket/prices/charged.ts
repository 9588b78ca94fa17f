import { chargingIn, type Charging } from '@vitrine/domain/currency/charging.ts'
import { discountIn, feeIn } from '@vitrine/domain/currency/charged-rules.ts'
import { prepareRule } from '@vitrine/domain/discount/decide.ts'
import { withOwnCurrency, type Site } from '../../../ground/site/sites.ts'
import { type CatalogReading, readCatalog } from '../../../catalog/product/api.ts'
import type { BasketRecord } from '../record.ts'
import type { Rules } from '../rules.ts'

/** Whether a basket has explicitly set amounts, which fix its currency. */
const hasFixedAmounts = ({ lines, merchantDiscounts = [], additionalFees = [], giftCard }: BasketRecord): boolean =>
  merchantDiscounts.length + additionalFees.length > 0 ||
  giftCard?.requested !== undefined ||
  lines.some(({ custom, override }) => {
    const { price, fullPrice, depositAmount } = override ?? {}
    return custom !== undefined || (price ?? fullPrice ?? depositAmount) !== undefined
  })

const chargingNow = ({ currency: from, settings: { currencies = [] } }: Site, currency: string | undefined) =>
  chargingIn(currencies, { from, currency })

/**
 * Returns the charged currency with its current rate. If the store no longer sells in that currency, its own is used,
 * unless the basket has explicitly set amounts.
 */
const chargingOf = (site: Site, record: BasketRecord): Charging | undefined => {
  const { charging } = record
  if (!charging) return undefined
  return chargingNow(site, charging.currency) ?? (hasFixedAmounts(record) ? charging : undefined)
}

/** Returns the site with the charged currency of a basket. */
export const chargedSite = (site: Site, record: BasketRecord): Site => {
  const own = withOwnCurrency(site)
  const charging = chargingOf(own, record)
  const { conversion, ...rest } = own
  if (charging) return { ...rest, currency: charging.currency, charging }
  if (!conversion?.charging) return own
  // Without price rounding: rounded parts would not add up to a total that is only displayed.
  return { ...rest, conversion: { currency: conversion.currency, rate: conversion.rate } }
}

/** Returns a reading of the catalog in the charged currency of a basket. */
export const chargedReading = (reading: CatalogReading, record: BasketRecord): CatalogReading => {
  const site = chargedSite(reading.site, record)
  const isAlike = JSON.stringify(site.charging) === JSON.stringify(reading.site.charging)
  return isAlike && site.conversion?.charging === reading.site.conversion?.charging
    ? reading
    : readCatalog(reading.db, site)
}

/** Sets the charged currency of a basket to the buyer's current one, if the store sells in it. */
export const shoppingIn = <Kept extends BasketRecord>(site: Site, record: Kept): Kept => {
  const own = withOwnCurrency(site)
  const { charging: before, ...rest } = record
  const isBound = hasFixedAmounts(record)
  const currency = isBound ? before?.currency : (own.requestedCurrency ?? before?.currency)
  const charging = chargingNow(own, currency) ?? (isBound ? before : undefined)
  return (charging ? { ...rest, charging } : rest) as Kept
}

const converted = new WeakMap<Rules, Map<string, Rules>>()

/** Converts the amounts of discounts and fees to the currency of a basket. Cached by rate. */
export const chargedRules = (rules: Rules, charging: Charging | undefined): Rules => {
  if (!charging || rules.discounts.length + rules.fees.rules.length === 0) return rules
  const key = JSON.stringify(charging)
  const known = converted.get(rules) ?? new Map<string, Rules>()
  const found = known.get(key)
  if (found) return found
  const discounts = rules.discounts.map(({ rule }) => prepareRule(discountIn(rule, charging)))
  const fees = { ...rules.fees, rules: rules.fees.rules.map((rule) => feeIn(rule, charging)) }
  const made = { ...rules, discounts, fees }
  converted.set(rules, known.set(key, made))
  return made
}
