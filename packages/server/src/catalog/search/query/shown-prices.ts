import { listPriceOf, productPrices, type ListedPrices } from '@vitrine/domain/price-list/price-list.ts'
import { priceIn } from '@vitrine/domain/currency/charging.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { AnonymousPrices } from '../../price-list/api.ts'
import { placeOfProduct, type Segment } from '../index/segment.ts'

/** Product prices for the reader, if they differ from the catalog's. */
export interface ShownPrices {
  readonly currency: string
  readonly priceOf: (price: Minor, listed?: ListedPrices) => Minor
  readonly listed: ReadonlyMap<string, ListedPrices>
  /** Equal keys mean equal prices. */
  readonly key: string
}

/** Returns `undefined` if prices are shown as in the catalog. */
export const shownPrices = (
  site: Pick<Site, 'currency' | 'language' | 'conversion'>,
  anonymous: AnonymousPrices | undefined,
): ShownPrices | undefined => {
  const { conversion } = site
  if (!conversion && !anonymous) return undefined
  const { charging } = conversion ?? {}
  const { converted } = createMoneyWriter(site)
  const { lists = [], buyer, revision } = anonymous ?? {}
  const priceOf = (price: Minor, listed: ListedPrices = {}): Minor => {
    const item = { variantId: productPrices, price, quantity: 1, listed }
    const ofList = buyer && listPriceOf(lists, buyer, item)?.price
    if (charging) return ofList ?? priceIn(price, charging)
    return converted.of(ofList ?? price)
  }
  return {
    currency: converted.currency,
    priceOf,
    listed: anonymous?.listed ?? new Map(),
    key: JSON.stringify([conversion, revision, lists.map(({ id }) => id), buyer?.country]),
  }
}

/** A segment's catalog prices and the prices computed from them. */
interface CachedPrices {
  readonly own: Float64Array
  readonly shown: Float64Array
}

/** Most price variants cached per segment. */
const maxCached = 12

const cached = new WeakMap<Segment['ids'], Map<string, CachedPrices>>()

const isSame = (one: Float64Array, other: Float64Array): boolean => {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}

const pricesOf = (segment: Segment, { priceOf, listed }: ShownPrices): CachedPrices => {
  const own = segment.prices.slice()
  const known = new Map<Minor, Minor>()
  const shown = own.map((price) => {
    const found = known.get(price) ?? priceOf(price)
    known.set(price, found)
    return found
  })
  for (const [id, prices] of listed) {
    const place = placeOfProduct(segment, id)
    if (place >= 0) shown[place] = priceOf(own[place]!, prices)
  }
  return { own, shown }
}

/** Returns segments with the reader's prices, so that filters, sorting and counts use them. */
export const withShownPrices = (segments: readonly Segment[], prices: ShownPrices): Segment[] =>
  segments.map((segment) => {
    const variants = cached.get(segment.ids) ?? new Map<string, CachedPrices>()
    const known = variants.get(prices.key)
    // Prices are updated in place, so the cached result is valid only while they are equal.
    const now = known && isSame(known.own, segment.prices) ? known : pricesOf(segment, prices)
    if (!known && variants.size >= maxCached) variants.clear()
    cached.set(segment.ids, variants.set(prices.key, now))
    return { ...segment, prices: now.shown }
  })
