import { chargingIn, type Charging } from '@vitrine/domain/currency/charging.ts'
import { discountIn, feeIn } from '@vitrine/domain/currency/charged-rules.ts'
import { prepareRule } from '@vitrine/domain/discount/decide.ts'
import { inOwnCurrency, type Site } from '../../../ground/site/sites.ts'
import { type CatalogReading, readCatalog } from '../../../catalog/product/api.ts'
import type { BasketRecord } from '../record.ts'
import type { Rules } from '../rules.ts'

/** Whether somebody has said amounts of a basket: they are in its currency, which cannot change under them. */
const hasSaidAmounts = ({ lines, merchantDiscounts = [], additionalFees = [], giftCard }: BasketRecord): boolean =>
  merchantDiscounts.length + additionalFees.length > 0 ||
  giftCard?.requested !== undefined ||
  lines.some(({ custom, override }) => {
    const { price, fullPrice, depositAmount } = override ?? {}
    return custom !== undefined || (price ?? fullPrice ?? depositAmount) !== undefined
  })

const chargingNow = ({ currency: from, settings: { currencies = [] } }: Site, currency: string | undefined) =>
  chargingIn(currencies, { from, currency })

/**
 * How a basket is charged at this moment: at the rate of today. Where the store sells in its currency no more it is
 * charged in the store's own, unless amounts were said in the other one.
 */
const chargingOf = (site: Site, record: BasketRecord): Charging | undefined => {
  const { charging } = record
  if (!charging) return undefined
  return chargingNow(site, charging.currency) ?? (hasSaidAmounts(record) ? charging : undefined)
}

/** The site with amounts in the currency in which a basket is paid. */
export const chargedSite = (site: Site, record: BasketRecord): Site => {
  const own = inOwnCurrency(site)
  const charging = chargingOf(own, record)
  const { conversion, ...rest } = own
  if (charging) return { ...rest, currency: charging.currency, charging }
  if (!conversion?.charging) return own
  // Prices alone are rounded: parts of a total that is only shown would not add up to it.
  return { ...rest, conversion: { currency: conversion.currency, rate: conversion.rate } }
}

/** A reading of the catalog in the currency in which a basket is paid. */
export const chargedReading = (reading: CatalogReading, record: BasketRecord): CatalogReading => {
  const site = chargedSite(reading.site, record)
  const isAlike = JSON.stringify(site.charging) === JSON.stringify(reading.site.charging)
  return isAlike && site.conversion?.charging === reading.site.conversion?.charging
    ? reading
    : readCatalog(reading.db, site)
}

/** A basket in the currency in which its buyer shops now, where the store sells in it. */
export const shoppingIn = <Kept extends BasketRecord>(site: Site, record: Kept): Kept => {
  const own = inOwnCurrency(site)
  const { charging: before, ...rest } = record
  const isBound = hasSaidAmounts(record)
  const currency = isBound ? before?.currency : (own.asked ?? before?.currency)
  const charging = chargingNow(own, currency) ?? (isBound ? before : undefined)
  return (charging ? { ...rest, charging } : rest) as Kept
}

const converted = new WeakMap<Rules, Map<string, Rules>>()

/** Discounts and fees with their amounts in the currency of a basket; worked out once for each rate. */
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
