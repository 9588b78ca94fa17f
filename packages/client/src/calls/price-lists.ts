// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CursorMetadata,
  QueryMetadata,
  PriceList,
  PriceListPrice,
  BuyerPrice,
  Search,
  PriceListInput,
} from '../generated.ts'

const priceListDates = { startDate: true, endDate: true, createdDate: true, updatedDate: true } as const

const createPriceListDates = { priceList: priceListDates } as const

/** Creates a price list. */
export const createPriceList: ElevatedEndpoint<{ body: { priceList: PriceListInput } }, { priceList: PriceList }> = {
  route: 'POST /vitrine/v1/price-lists',
  elevated: true,
  dates: createPriceListDates,
}

/** Returns a price list. */
export const getPriceList: ElevatedEndpoint<{ params: { id: string } }, { priceList: PriceList }> = {
  route: 'GET /vitrine/v1/price-lists/{id}',
  repeatable: true,
  elevated: true,
  dates: createPriceListDates,
}

/** Lists price lists that match a filter, sorted and paged. */
export const queryPriceLists: ElevatedEndpoint<
  { body?: { query?: Search } },
  { priceLists: readonly PriceList[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/price-lists/query',
  repeatable: true,
  elevated: true,
  dates: { priceLists: priceListDates },
}

/** Updates a price list. Fields that are not sent do not change. Requires its current revision. */
export const updatePriceList: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      priceList: PriceListInput
      /** Fields to remove. */
      unset?: readonly ('memberGroupIds' | 'countries' | 'startDate' | 'endDate' | 'percentage' | 'rounding')[]
    }
  },
  { priceList: PriceList }
> = { route: 'PATCH /vitrine/v1/price-lists/{id}', elevated: true, dates: createPriceListDates }

/** Deletes a price list with its prices. Existing orders do not change. */
export const deletePriceList: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/price-lists/{id}',
  elevated: true,
}

/** Sets the prices of up to 100 products or variants in a price list. An entry without tiers removes its prices. */
export const setPriceListPrices: ElevatedEndpoint<
  { params: { id: string }; body: { prices: readonly PriceListPrice[] } },
  { priceList: PriceList }
> = { route: 'POST /vitrine/v1/price-lists/{id}/prices', repeatable: true, elevated: true, dates: createPriceListDates }

/** Lists the prices of a price list, sorted by product name. */
export const listPriceListPrices: ElevatedEndpoint<
  {
    params: { id: string }
    query?: {
      productId?: string
      /** Page size. Default: 50. At most 100. */
      limit?: number
      /** Number of prices to skip. Default: 0. */
      offset?: number
    }
  },
  { prices: readonly PriceListPrice[]; metadata: QueryMetadata }
> = { route: 'GET /vitrine/v1/price-lists/{id}/prices', repeatable: true, elevated: true }

/** Lists the prices of products for the calling buyer, including quantity discounts, in the buyer's currency. */
export const listBuyerPrices: Endpoint<
  {
    body: {
      items: readonly {
        productId: string
        /** Default: the cheapest visible variant. */
        variantId?: string
      }[]
      /** Whether to omit items with the regular catalog price in any quantity. */
      onlyChanged?: boolean
      /** Delivery country. Default: the country of the store. */
      country?: string
    }
  },
  {
    currency: string
    /** The prices. Items that are not for sale are omitted. */
    prices: readonly BuyerPrice[]
  }
> = { route: 'POST /vitrine/v1/prices', repeatable: true }
