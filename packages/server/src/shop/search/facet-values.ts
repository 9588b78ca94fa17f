import type { SearchFacet } from '@vitrine/contract/entities/search.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** A value of a facet, which has a number in its store. */
export interface FacetValue {
  readonly type: Extract<SearchFacet['type'], 'OPTION' | 'BRAND' | 'COLLECTION'>
  /** The name of the option. */
  readonly name: string
  readonly id: string
  readonly color?: string
}

/** Values of facets that products of a store have or had, by number. */
export const createFacetValues = () => {
  const values: FacetValue[] = []
  const numbers = new Map<string, number>()
  const keyOf = ({ type, name, id }: FacetValue) => `${type}\0${name}\0${id}`

  const numberOf = (value: FacetValue): number => {
    const key = keyOf(value)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, values.length)
    return values.push(value) - 1
  }

  return {
    values: values as readonly FacetValue[],
    find: (value: FacetValue): number | undefined => numbers.get(keyOf(value)),
    of: ({ brand, choices, collectionIds }: IndexedProduct): number[] => [
      ...(brand ? [numberOf({ type: 'BRAND', name: '', id: brand })] : []),
      ...choices.map(([name, type, value, id]) =>
        numberOf({ type: 'OPTION', name, id, ...(type === 'color' && { color: value }) }),
      ),
      ...collectionIds.map((id) => numberOf({ type: 'COLLECTION', name: '', id })),
    ],
  }
}
export type FacetValues = ReturnType<typeof createFacetValues>
