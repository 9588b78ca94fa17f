import type { SearchFacet, SearchFacetValue } from '@vitrine/contract/entities/catalog/search.ts'
import { toNumber } from '@vitrine/domain/money.ts'
import { priceBands, type PriceBand } from '@vitrine/domain/search/price-bands.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Counted } from './counting.ts'
import type { StoreIndex } from '../index/index-of-store.ts'

type FacetType = SearchFacet['type']

/** Most values of a facet; those with the most products are kept. */
const maxValues = 100

interface Facts {
  readonly site: Site
  /** Currency of the prices. */
  readonly currency: string
  readonly index: StoreIndex
  readonly counted: Counted
  readonly hidden: boolean
}

/** Counts prices per band. Bands have equal widths, so the index is computed rather than searched. */
const countBands = (prices: Float64Array, bands: readonly PriceBand[]): Uint32Array => {
  const counts = new Uint32Array(bands.length)
  if (bands.length === 0) return counts
  const first = bands[0]!.from
  const step = (bands[1]?.from ?? Infinity) - first
  for (let at = 0; at < prices.length; at += 1) counts[Math.floor((prices[at]! - first) / step)]! += 1
  return counts
}

const priceFacet = ({ counted: { prices, lowest, highest }, currency, site: { language } }: Facts): SearchFacet[] => {
  if (prices.length === 0) return []
  const bands = priceBands(lowest, highest)
  const counts = countBands(prices, bands)
  const { text } = createMoneyWriter({ currency, language })
  const major = (amount: number) => toNumber(amount, currency)
  const values = bands.map(({ from, to }, at): SearchFacetValue => ({
    id: `${major(from)}-${to === undefined ? '' : major(to)}`,
    label: to === undefined ? `${text(from)} –` : `${text(from)} – ${text(to)}`,
    count: counts[at]!,
    from: major(from),
    ...(to !== undefined && { to: major(to) }),
  }))
  return [
    { type: 'PRICE', lowest: major(lowest), highest: major(highest), values: values.filter(({ count }) => count > 0) },
  ]
}

const stateFacet = (type: 'AVAILABILITY' | 'ON_SALE', counts: Readonly<Record<string, number>>): SearchFacet[] => {
  const values = Object.entries(counts).map(([id, count]) => ({ id, label: id, count }))
  const there = values.filter(({ count }) => count > 0)
  return there.length === 0 ? [] : [{ type, values: there }]
}

/** Returns the most frequent values, ties ordered by label. */
const topValues = (values: SearchFacetValue[]): SearchFacetValue[] =>
  values.sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1)).slice(0, maxValues)

const withValues = (facet: Pick<SearchFacet, 'type' | 'name'>, values: SearchFacetValue[]): SearchFacet[] =>
  values.length === 0 ? [] : [{ ...facet, values: topValues(values) }]

const brandFacet = ({ index: { traits }, counted }: Facts): SearchFacet[] => {
  const values = traits.brands.flatMap((brand, number) => {
    const count = brand === '' ? 0 : counted.brands[number]!
    return count === 0 ? [] : [{ id: brand, label: brand, count }]
  })
  return withValues({ type: 'BRAND' }, values)
}

const collectionFacet = ({ index, counted, hidden, site }: Facts): SearchFacet[] => {
  const values = index.collections.flatMap(({ id, name, visible, translations }) => {
    const number = index.traits.findCollection(id)
    const count = number === undefined || !(visible || hidden) ? 0 : (counted.collections[number] ?? 0)
    const label = (site.reading !== undefined && translations?.[site.reading]?.name) || name
    return count === 0 ? [] : [{ id, label, count }]
  })
  return withValues({ type: 'COLLECTION' }, values)
}

/** Returns one facet per option. */
const optionFacets = ({ index: { traits }, counted }: Facts): SearchFacet[] => {
  const byOption = new Map<string, SearchFacetValue[]>()
  for (const [number, { option, id, color }] of traits.choices.entries()) {
    const count = counted.choices[number] ?? 0
    if (count === 0) continue
    const values = byOption.get(option) ?? []
    values.push({ id, label: id, count, ...(color !== undefined && { color }) })
    byOption.set(option, values)
  }
  return [...byOption].flatMap(([name, values]) => withValues({ type: 'OPTION', name }, values))
}

/** Presents the requested facets, with values that would match products. */
export const presentFacets = (facts: Facts, wanted: readonly FacetType[]): SearchFacet[] => {
  const { inStock, soldOut, onSale } = facts.counted
  const facets: Readonly<Record<FacetType, () => SearchFacet[]>> = {
    PRICE: () => priceFacet(facts),
    OPTION: () => optionFacets(facts),
    BRAND: () => brandFacet(facts),
    AVAILABILITY: () => stateFacet('AVAILABILITY', { IN_STOCK: inStock, OUT_OF_STOCK: soldOut }),
    ON_SALE: () => stateFacet('ON_SALE', { true: onSale }),
    COLLECTION: () => collectionFacet(facts),
  }
  return [...new Set(wanted)].flatMap((type) => facets[type]())
}
