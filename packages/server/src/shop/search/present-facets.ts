import type { SearchFacet, SearchFacetValue } from '@vitrine/contract/entities/search.ts'
import { toNumber } from '@vitrine/domain/money.ts'
import { priceBands } from '@vitrine/domain/search/price-bands.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { FacetValue } from './facet-values.ts'
import type { Counted } from './find.ts'
import type { StoreIndex } from './index-of-store.ts'

type FacetType = SearchFacet['type']

/** So many values one facet shows, those with the most products. */
const mostValues = 100

interface Facts {
  readonly site: Site
  readonly index: StoreIndex
  readonly counted: Counted
  readonly hidden: boolean
}

const priceFacet = ({ counted: { prices }, site }: Facts): SearchFacet[] => {
  if (prices.length === 0) return []
  let [lowest, highest] = [Infinity, 0]
  for (const price of prices) [lowest, highest] = [Math.min(lowest, price), Math.max(highest, price)]
  const bands = priceBands(lowest, highest)
  const counts = bands.map(() => 0)
  for (const price of prices) {
    const band = bands.findIndex(({ to = Infinity }) => price < to)
    if (band >= 0) counts[band]! += 1
  }
  const { text } = createMoneyWriter(site)
  const major = (amount: number) => toNumber(amount, site.currency)
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

/** Facets of values that products have: one for each name. */
const valueFacets = ({ index, counted, hidden }: Facts, type: FacetValue['type']): SearchFacet[] => {
  const labels = new Map(index.collections.filter(({ visible }) => visible || hidden).map(({ id, name }) => [id, name]))
  const byName = new Map<string, SearchFacetValue[]>()
  for (const [number, value] of index.values.values.entries()) {
    const count = counted.values[number] ?? 0
    const label = type === 'COLLECTION' ? labels.get(value.id) : value.id
    if (value.type !== type || count === 0 || label === undefined) continue
    const { id, name, color } = value
    const values = byName.get(name) ?? []
    values.push({ id, label, count, ...(color !== undefined && { color }) })
    byName.set(name, values)
  }
  return [...byName].map(([name, values]) => ({
    type,
    ...(type === 'OPTION' && { name }),
    values: values
      .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1))
      .slice(0, mostValues),
  }))
}

/** The facets that were asked for, each with the values that would leave something. */
export const presentFacets = (facts: Facts, wanted: readonly FacetType[]): SearchFacet[] => {
  const { inStock, soldOut, onSale } = facts.counted
  const facets: Readonly<Record<FacetType, () => SearchFacet[]>> = {
    PRICE: () => priceFacet(facts),
    OPTION: () => valueFacets(facts, 'OPTION'),
    BRAND: () => valueFacets(facts, 'BRAND'),
    AVAILABILITY: () => stateFacet('AVAILABILITY', { IN_STOCK: inStock, OUT_OF_STOCK: soldOut }),
    ON_SALE: () => stateFacet('ON_SALE', { true: onSale }),
    COLLECTION: () => valueFacets(facts, 'COLLECTION'),
  }
  return [...new Set(wanted)].flatMap((type) => facets[type]())
}
