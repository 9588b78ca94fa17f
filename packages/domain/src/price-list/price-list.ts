import { priceIn, type Charging } from '../currency/charging.ts'
import { percentOf, type Minor } from '../money.ts'
import { roundPrice, type Rounding } from './rounding.ts'

/** What one piece costs from a quantity on. */
export interface PriceTier {
  readonly minQuantity: number
  readonly price: Minor
}

/** The prices of one product in a list, by variant; those under `productPrices` are for all variants without their own. */
export type ProductPrices = Readonly<Record<string, readonly PriceTier[]>>

export const productPrices = ''

/** What each list says of a product, by the ID of the list. */
export type ListedPrices = Readonly<Record<string, ProductPrices>>

/** Prices for some buyers: a group of members, a country, or everyone who takes more than a few. */
export interface PriceList {
  readonly id: string
  /** Who gets them; everyone unless told. */
  readonly memberGroupIds?: readonly string[]
  /** Where they hold; everywhere unless told. */
  readonly countries?: readonly string[]
  /** Set where its prices are in this currency, and for who pays in it alone; else they are in the store's own. */
  readonly currency?: string
  readonly starts?: Date
  readonly ends?: Date
  /** What is put on every price of the catalog, or taken off: signed per cent as decimal text. */
  readonly percent?: string
  /** Of prices that the percentage makes; prices that the owner typed stay as they are. */
  readonly rounding?: Rounding
}

/** Who buys, as far as price lists ask. */
export interface PriceBuyer {
  readonly memberGroupIds: readonly string[]
  readonly country: string | undefined
  readonly now: Date
  /** How they pay in another currency than the store's own. */
  readonly charging?: Charging
}

/** An item whose price is asked for. */
export interface PricedItem {
  readonly variantId: string
  /** What the catalog asks, in the store's own currency. */
  readonly price: Minor
  /** How many of the product are bought, whichever variants. */
  readonly quantity: number
  readonly listed: ListedPrices
}

/** A price that a list has put in the place of the catalog's, in the currency that its buyer pays in. */
export interface ListPrice {
  readonly listId: string
  readonly price: Minor
  /** What more of it costs, the smallest quantity first; empty where the quantity changes nothing. */
  readonly tiers: readonly PriceTier[]
}

const isAmong = (wanted: readonly string[] | undefined, had: readonly string[]): boolean =>
  wanted === undefined || had.some((one) => wanted.includes(one))

/** Whether a list is meant for a buyer at this moment. */
export const isFor = (list: PriceList, { memberGroupIds, country, now, charging }: PriceBuyer): boolean =>
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

/** A price in the currency that a buyer pays in. */
const paidIn = (price: Minor, charging: Charging | undefined): Minor => (charging ? priceIn(price, charging) : price)

/**
 * What a list asks of an item; nothing where it says nothing of it, or only for a larger quantity. A list in the store's
 * own currency is asked first, and its price converted then: one rounding for all prices of a currency.
 */
const askedBy = (
  list: PriceList,
  { charging }: PriceBuyer,
  { variantId, price, quantity, listed }: PricedItem,
): ListPrice | undefined => {
  const isInIts = list.currency !== undefined
  const tiers = tiersOf(listed[list.id], variantId)
  const reached = tiers.findLast(({ minQuantity }) => minQuantity <= quantity)
  const base = isInIts ? paidIn(price, charging) : price
  const changed = list.percent === undefined ? undefined : changedBy(base, list.percent, list.rounding)
  const asked = reached?.price ?? changed
  if (asked === undefined) return undefined
  if (isInIts || !charging) return { listId: list.id, price: asked, tiers }
  return {
    listId: list.id,
    price: priceIn(asked, charging),
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
 * What an item costs this buyer. The owner has put the lists in an order; the first that is for the buyer and says
 * something of the item holds, whether it is cheaper than the catalog or not. Nothing where the catalog's price holds.
 */
export const listPriceOf = (
  lists: readonly PriceList[],
  buyer: PriceBuyer,
  item: PricedItem,
): ListPrice | undefined => {
  for (const list of lists) {
    const asked = isFor(list, buyer) ? askedBy(list, buyer, item) : undefined
    if (asked) return asked
  }
  return undefined
}

/** What larger quantities cost this buyer, as a product page shows it: only where each costs less than the one before. */
export const quantityPrices = (
  lists: readonly PriceList[],
  buyer: PriceBuyer,
  item: Omit<PricedItem, 'quantity'>,
): readonly PriceTier[] => {
  const of = (quantity: number) =>
    listPriceOf(lists, buyer, { ...item, quantity })?.price ?? paidIn(item.price, buyer.charging)
  const steps = lists
    .filter((list) => isFor(list, buyer))
    .flatMap((list) => tiersOf(item.listed[list.id], item.variantId).map(({ minQuantity }) => minQuantity))
  const quantities = [...new Set([1, ...steps])].toSorted((one, other) => one - other)
  const prices = quantities.map((minQuantity): PriceTier => ({ minQuantity, price: of(minQuantity) }))
  return prices.filter(({ price }, index) => index === 0 || price !== prices[index - 1]!.price)
}
