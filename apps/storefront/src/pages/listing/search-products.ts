import type { SearchFacet, SearchFilter } from '@vitrine/client'
import type { Catalog } from '../../server/server-shop.ts'
import { cardsFor } from '../card/card-prices.ts'
import type { CardProduct } from '../card/card-product.ts'
import { pageSize, type Listing } from './listing-address.ts'

/** A page of results, with facets. */
export interface FoundProducts extends Listing {
  readonly products: readonly CardProduct[]
  readonly facets: readonly SearchFacet[]
  readonly count: number
  readonly isExact: boolean
  readonly pageCount: number
  readonly corrected?: string
  readonly matchesAnyWord: boolean
}

const facets = ['OPTION', 'PRICE', 'BRAND', 'COLLECTION', 'AVAILABILITY', 'ON_SALE'] as const

/** Limit of offset paging. */
const maxSkipped = 10_000

interface SearchRequest {
  readonly listing: Listing
  readonly expression?: string
  /** Limits the results to this collection and its subcategories. */
  readonly collectionId?: string
  /** Limits the results to this brand. */
  readonly brand?: string
  readonly call: Parameters<Catalog['search']['searchProducts']>[1]
}

/** Searches products by text, in a collection or of a brand, according to the URL. */
export const findProducts = async (
  shop: Catalog,
  { listing, expression, collectionId, brand, call }: SearchRequest,
): Promise<FoundProducts> => {
  const filter: SearchFilter = {
    ...listing.filter,
    ...(collectionId !== undefined && { collectionIds: [collectionId], includeSubcategories: true }),
    ...(brand !== undefined && { brands: [brand] }),
  }
  const fixed = { COLLECTION: collectionId, BRAND: brand } as Partial<Record<SearchFacet['type'], string>>
  const {
    products,
    total,
    corrected,
    matched,
    facets: found,
  } = await shop.search.searchProducts(
    {
      ...(expression !== undefined && { expression }),
      filter,
      sort: listing.sort,
      paging: { limit: pageSize, offset: (listing.page - 1) * pageSize },
      facets: facets.filter((one) => fixed[one] === undefined),
    },
    call,
  )
  return {
    ...listing,
    products: await cardsFor(shop, products, call ?? {}),
    facets: found,
    count: total.count,
    isExact: total.isExact,
    pageCount: Math.ceil(Math.min(total.count, maxSkipped) / pageSize),
    ...(corrected !== undefined && { corrected }),
    matchesAnyWord: matched === 'ANY_WORD',
  }
}
