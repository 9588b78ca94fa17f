/**
 * What a product has cost everybody: the price of the catalog, changed by price lists and automatic discounts that need
 * nothing of the buyer. History has what ended and until when, so a change of a rule needs no row per product.
 */
import { amountIn, priceIn, type Charging } from '../currency/charging.ts'
import type { Effect } from '../discount/effects.ts'
import type { DiscountRule } from '../discount/rule.ts'
import type { ItemScopes } from '../discount/scope.ts'
import { percentOf, type Minor } from '../money.ts'
import {
  listPriceOf,
  type ListedPrices,
  type PriceList,
  type PriceTier,
  type ProductPrices,
} from '../price-list/price-list.ts'
import { priorPriceDays } from './prior-price.ts'

/** A reduction of prices by an automatic discount. */
type PublicEffect = Extract<Effect, { readonly type: 'PERCENT' | 'AMOUNT_EACH' | 'FIXED_PRICE' }>

/** A rule that changes prices for everybody. */
export type PublicRule =
  | { readonly kind: 'LIST'; readonly position: number; readonly list: PriceList }
  | { readonly kind: 'DISCOUNT'; readonly effect: PublicEffect; readonly starts?: Date; readonly ends?: Date }

/** A rule as it was for some time. */
export interface RulePeriod {
  readonly since: Date
  /** Absent if it is still like this. */
  readonly until?: Date
  readonly rule: PublicRule
}

/** Returns the automatic discount as a rule for everybody. `undefined` if it needs something of the buyer or the cart. */
export const publicDiscount = ({
  active,
  conditions,
  effect,
  limits,
  starts,
  ends,
}: Pick<DiscountRule, 'active' | 'conditions' | 'effect' | 'limits' | 'starts' | 'ends'>): PublicRule | undefined => {
  const isForEverybody = active && conditions.length === 0 && limits.perCustomer === undefined
  const changesPrices = effect.type === 'PERCENT' || effect.type === 'AMOUNT_EACH' || effect.type === 'FIXED_PRICE'
  if (!isForEverybody || !changesPrices) return undefined
  return { kind: 'DISCOUNT', effect, ...(starts && { starts }), ...(ends && { ends }) }
}

/** The price of a product or variant in a price list, until a moment. */
export interface ListedPriceChange {
  readonly listId: string
  /** As in `ProductPrices`. */
  readonly variantId: string
  /** Empty if it had none. */
  readonly tiers: readonly PriceTier[]
  readonly ended: Date
}

/** The prices of a variant that ended. */
export interface PriceHistory {
  /** Prices of the catalog. */
  readonly catalog: readonly { readonly price: Minor; readonly ended: Date }[]
  readonly listed: readonly ListedPriceChange[]
  readonly rules: readonly RulePeriod[]
}

/** A variant as it is sold now. */
export interface PublicItem {
  readonly variantId: string
  readonly productId: string
  readonly collectionIds: readonly string[]
  /** Price of the catalog, in the store's currency. */
  readonly price: Minor
  readonly listed: ListedPrices
  readonly created: Date
  /** The smallest quantity that can be bought. */
  readonly quantity: number
}

/** For whom prices are shown. */
export interface Public {
  readonly country: string | undefined
  /** Set if prices are in another currency than the store's. */
  readonly charging?: Charging
}

/** What was until the first change after a moment; what is now, without one. Changes are in the order of their ends. */
const valueAt = <Change extends { readonly ended: Date }>(changes: readonly Change[], at: Date): Change | undefined =>
  changes.find(({ ended }) => ended > at)

const byEnd = (one: { readonly ended: Date }, other: { readonly ended: Date }): number =>
  one.ended.getTime() - other.ended.getTime()

const covers = (scopes: ItemScopes | undefined, { productId, collectionIds }: PublicItem): boolean =>
  scopes === undefined ||
  scopes.length === 0 ||
  scopes.some(
    ({ productIds, collectionIds: among }) =>
      (productIds === undefined && among === undefined) ||
      productIds?.includes(productId) ||
      among?.some((id) => collectionIds.includes(id)),
  )

const reducedBy = (price: Minor, effect: PublicEffect, charging: Charging | undefined): Minor => {
  const paid = (amount: Minor) => (charging ? amountIn(amount, charging) : amount)
  switch (effect.type) {
    case 'PERCENT':
      return price - percentOf(price, effect.percentage)
    case 'AMOUNT_EACH':
      return Math.max(0, price - paid(effect.amount))
    case 'FIXED_PRICE':
      return Math.min(price, paid(effect.price))
    default:
      return effect satisfies never
  }
}

interface Period {
  /** Both in milliseconds. */
  readonly since: number
  readonly until: number
}

const during = <One extends Period>(all: readonly One[], at: Date): readonly One[] => {
  const time = at.getTime()
  return all.filter(({ since, until }) => since <= time && time < until)
}

/** Divides the rules by their kinds: lists in the merchant's order, and discounts of the item. */
const periodsOf = (item: PublicItem, rules: readonly RulePeriod[]) => {
  const periods = rules.map(({ since, until, rule }) => ({
    rule,
    time: { since: since.getTime(), until: until?.getTime() ?? Infinity },
  }))
  return {
    lists: periods
      .flatMap(({ rule, time }) => (rule.kind === 'LIST' ? [{ ...time, ...rule }] : []))
      .toSorted((one, other) => one.position - other.position),
    discounts: periods.flatMap(({ rule, time }) =>
      rule.kind === 'DISCOUNT' && covers(rule.effect.scopes, item) ? [{ ...time, ...rule }] : [],
    ),
  }
}

/** Returns a function that finds the prices of an item in price lists at a moment. */
const listedPricesOf = ({ listed: now }: PublicItem, { listed: changes }: PriceHistory) => {
  const groups = new Map<string, ListedPriceChange[]>()
  for (const change of changes.toSorted(byEnd)) {
    const key = JSON.stringify([change.listId, change.variantId])
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return (at: Date): ListedPrices => {
    const before: Record<string, ProductPrices> = { ...now }
    for (const changed of [...groups.values()].flatMap((group) => valueAt(group, at) ?? [])) {
      const { listId, variantId, tiers } = changed
      const { [variantId]: _now, ...others } = before[listId] ?? {}
      before[listId] = { ...others, ...(tiers.length > 0 && { [variantId]: tiers }) }
    }
    return before
  }
}

/**
 * Returns functions for the prices of an item at a moment. What does not depend on the moment is prepared once: there
 * may be hundreds of moments, and as many rules.
 */
const pastPricesOf = (item: PublicItem, history: PriceHistory, { country, charging }: Public) => {
  const { variantId, quantity } = item
  const catalog = history.catalog.toSorted(byEnd)
  const { lists, discounts } = periodsOf(item, history.rules)
  const listedAt = listedPricesOf(item, history)
  const shownAt = (at: Date): Minor => {
    const price = valueAt(catalog, at)?.price ?? item.price
    const buyer = { memberGroupIds: [], country, now: at, ...(charging && { charging }) }
    const inEffect = during(lists, at).map(({ list }) => list)
    const found = listPriceOf(inEffect, buyer, { variantId, price, quantity, listed: listedAt(at) })
    if (found) return found.price
    return charging ? priceIn(price, charging) : price
  }
  const paidAt = (at: Date): Minor => {
    const price = shownAt(at)
    const reduced = during(discounts, at).flatMap(({ effect, starts, ends }) => {
      const isOn = (!starts || starts <= at) && (!ends || at < ends)
      return isOn ? [reducedBy(price, effect, charging)] : []
    })
    return Math.min(price, ...reduced)
  }
  return { shownAt, paidAt }
}

/** Returns the price that was shown to everybody, without automatic discounts, in the currency that is shown. */
export const shownPriceAt = (item: PublicItem, history: PriceHistory, to: Public & { readonly at: Date }): Minor =>
  pastPricesOf(item, history, to).shownAt(to.at)

/** Returns what everybody has paid, with the discount that reduced the price most. */
export const paidPriceAt = (item: PublicItem, history: PriceHistory, to: Public & { readonly at: Date }): Minor =>
  pastPricesOf(item, history, to).paidAt(to.at)

/** The moments after which a price may have been another one, in ascending order. */
const momentsOf = ({ created }: PublicItem, { catalog, listed, rules }: PriceHistory): readonly Date[] => {
  const times = [
    created,
    ...[...catalog, ...listed].map(({ ended }) => ended),
    ...rules.flatMap(({ since, until, rule }) => {
      const { starts, ends } = rule.kind === 'LIST' ? rule.list : rule
      return [since, until, starts, ends].filter((date) => date !== undefined)
    }),
  ]
  return [...new Set(times.map((time) => time.getTime()))]
    .filter((time) => time >= created.getTime())
    .toSorted((one, other) => one - other)
    .map((time) => new Date(time))
}

interface Window {
  readonly from: Date
  /** Not included. */
  readonly until: Date
}

/** Returns the lowest price that everybody has paid within some time. `undefined` if it was not sold then. */
export const lowestPaid = (
  item: PublicItem,
  history: PriceHistory,
  { from, until, ...to }: Public & Window,
): Minor | undefined => {
  const first = from > item.created ? from : item.created
  if (first >= until) return undefined
  const within = momentsOf(item, history).filter((moment) => moment > first && moment < until)
  const { paidAt } = pastPricesOf(item, history, to)
  return Math.min(...[first, ...within].map(paidAt))
}

/**
 * Returns the lowest price that everybody has paid in the 30 days before the price that is shown now began. `undefined`
 * if it is the first one of the item.
 */
export const priorPublicPrice = (
  item: PublicItem,
  history: PriceHistory,
  to: Public & { readonly now: Date },
): Minor | undefined => {
  const { now, ...shownTo } = to
  const { shownAt } = pastPricesOf(item, history, shownTo)
  const current = shownAt(now)
  const past = momentsOf(item, history).filter((moment) => moment <= now)
  const other = past.findLastIndex((moment) => shownAt(moment) !== current)
  const began = other < 0 ? undefined : past[other + 1]
  if (!began) return undefined
  const from = new Date(began.getTime() - priorPriceDays * 24 * 60 * 60 * 1000)
  return lowestPaid(item, history, { ...shownTo, from, until: began })
}
