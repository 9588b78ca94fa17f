import { priceIn, type Charging } from '../currency/charging.ts'
import { percentOf, type Minor } from '../money.ts'
import { roundPrice, type Rounding } from './rounding.ts'

/** The unit price from a minimum quantity. */
export interface PriceTier {
  readonly minQuantity: number
  readonly price: Minor
}

/**
 * The prices of a product in a list, by variant ID. Those under `productPrices` apply to variants without their own.
 */
export type ProductPrices = Readonly<Record<string, readonly PriceTier[]>>

export const productPrices = ''

/** The prices of a product by list ID. */
export type ListedPrices = Readonly<Record<string, ProductPrices>>

/** Prices for certain buyers: a group of members, a country, or everyone who buys larger quantities. */
export interface PriceList {
  readonly id: string
  /** Member groups it applies to. Default: everyone. */
  readonly memberGroupIds?: readonly string[]
  /** Countries it applies to. Default: all. */
  readonly countries?: readonly string[]
  /** If set, its prices are in this currency and apply only to buyers who pay in it. Default: the store's currency. */
  readonly currency?: string
  readonly starts?: Date
  readonly ends?: Date
  /** Percentage added to every catalog price, or deducted if negative, as decimal text. */
  readonly percent?: string
  /** Rounding of prices derived from the percentage. Fixed prices stay unchanged. */
  readonly rounding?: Rounding
}

/** The facts about a buyer that price lists depend on. */
export interface PriceBuyer {
  readonly memberGroupIds: readonly string[]
  readonly country: string | undefined
  readonly now: Date
  /** The conversion, if they pay in a currency other than the store's. */
  readonly charging?: Charging
}

/** An item to be priced. */
export interface PricedItem {
  readonly variantId: string
  /** Catalog price in the store's currency. */
  readonly price: Minor
  /** Total quantity of the product, across variants. */
  readonly quantity: number
  readonly listed: ListedPrices
}

/** A price from a list that replaces the catalog price, in the currency the buyer pays in. */
export interface ListPrice {
  readonly listId: string
  readonly price: Minor
  /** Prices of larger quantities in ascending order. Empty if the price does not depend on the quantity. */
  readonly tiers: readonly PriceTier[]
}

const isAmong = (allowed: readonly string[] | undefined, actual: readonly string[]): boolean =>
  allowed === undefined || actual.some((one) => allowed.includes(one))

/** Returns whether a list currently applies to a buyer. */
export const appliesTo = (list: PriceList, { memberGroupIds, country, now, charging }: PriceBuyer): boolean =>
  (list.currency === undefined || list.currency === charging?.currency) &&
  isAmong(list.memberGroupIds, memberGroupIds) &&
  isAmong(list.countries, country === undefined ? [] : [country]) &&
  (list.starts === undefined || list.starts <= now) &&
  (list.ends === undefined || now < list.ends)

const tiersOf = (listed: ProductPrices | undefined, variantId: string): readonly PriceTier[] => {
  if (!listed) return []
  const tiers = Object.hasOwn(listed, variantId) ? listed[variantId]! : (listed[productPrices] ?? [])
  return tiers.toSorted((one, other) => one.minQuantity - other.minQuantity)
}

/** Converts a price to the currency the buyer pays in. */
const paidIn = (price: Minor, charging: Charging | undefined): Minor => (charging ? priceIn(price, charging) : price)

/**
 * Returns the price of an item in a list, or `undefined` if the list has none or only for larger quantities. Prices of
 * a list in the store's currency are calculated first and converted afterwards, so that all prices of a currency are
 * rounded the same way.
 */
const priceFromList = (
  list: PriceList,
  { charging }: PriceBuyer,
  { variantId, price, quantity, listed }: PricedItem,
): ListPrice | undefined => {
  const isInIts = list.currency !== undefined
  const tiers = tiersOf(listed[list.id], variantId)
  const reached = tiers.findLast(({ minQuantity }) => minQuantity <= quantity)
  const base = isInIts ? paidIn(price, charging) : price
  const changed = list.percent === undefined ? undefined : changedBy(base, list.percent, list.rounding)
  const result = reached?.price ?? changed
  if (result === undefined) return undefined
  if (isInIts || !charging) return { listId: list.id, price: result, tiers }
  return {
    listId: list.id,
    price: priceIn(result, charging),
    tiers: tiers.map((tier) => ({ ...tier, price: priceIn(tier.price, charging) })),
  }
}

const changedBy = (price: Minor, percent: string, rounding: Rounding | undefined): Minor => {
  const changed = percent.startsWith('-')
    ? price - percentOf(price, percent.slice(1))
    : price + percentOf(price, percent)
  return rounding ? roundPrice(changed, rounding) : changed
}

/**
 * Returns the list price of an item for a buyer: that of the first list, in the merchant's order, that applies and has
 * one, even if the catalog price is lower. `undefined` if the catalog price applies.
 */
export const listPriceOf = (
  lists: readonly PriceList[],
  buyer: PriceBuyer,
  item: PricedItem,
): ListPrice | undefined => {
  for (const list of lists) {
    const result = appliesTo(list, buyer) ? priceFromList(list, buyer, item) : undefined
    if (result) return result
  }
  return undefined
}

/**
 * Returns the prices of larger quantities for a buyer, as shown on a product page: only those that change the price.
 */
export const quantityPrices = (
  lists: readonly PriceList[],
  buyer: PriceBuyer,
  item: Omit<PricedItem, 'quantity'>,
): readonly PriceTier[] => {
  const of = (quantity: number) =>
    listPriceOf(lists, buyer, { ...item, quantity })?.price ?? paidIn(item.price, buyer.charging)
  const steps = lists
    .filter((list) => appliesTo(list, buyer))
    .flatMap((list) => tiersOf(item.listed[list.id], item.variantId).map(({ minQuantity }) => minQuantity))
  const quantities = [...new Set([1, ...steps])].toSorted((one, other) => one - other)
  const prices = quantities.map((minQuantity): PriceTier => ({ minQuantity, price: of(minQuantity) }))
  return prices.filter(({ price }, index) => index === 0 || price !== prices[index - 1]!.price)
}
