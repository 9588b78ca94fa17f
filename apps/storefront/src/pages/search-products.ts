import type { SearchFacet, SearchFilter } from '@vitrine/client'
import type { Catalog } from '../server-shop.ts'
import { cardsFor } from './card-prices.ts'
import type { CardProduct } from './card-product.ts'
import { pageSize, type Listing } from './listing-address.ts'

/** A page of what was found, with the facets to narrow it by. */
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

/** So far one can go page by page. */
const mostSkipped = 10_000

interface Asked {
  readonly listing: Listing
  readonly expression?: string
  /** All that is found is in this collection. */
  readonly collectionId?: string
  readonly call: Parameters<Catalog['search']['searchProducts']>[1]
}

/** Finds a page of products by words, or of a collection, as the address says. */
export const findProducts = async (
  shop: Catalog,
  { listing, expression, collectionId, call }: Asked,
): Promise<FoundProducts> => {
  const filter: SearchFilter =
    collectionId === undefined ? listing.filter : { ...listing.filter, collectionIds: [collectionId] }
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
      facets: collectionId === undefined ? [...facets] : facets.filter((one) => one !== 'COLLECTION'),
    },
    call,
  )
  return {
    ...listing,
    products: await cardsFor(shop, products, call ?? {}),
    facets: found,
    count: total.count,
    isExact: total.isExact,
    pageCount: Math.ceil(Math.min(total.count, mostSkipped) / pageSize),
    ...(corrected !== undefined && { corrected }),
    matchesAnyWord: matched === 'ANY_WORD',
  }
}
