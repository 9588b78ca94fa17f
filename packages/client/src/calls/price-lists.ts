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

/** Reads a price list. */
export const getPriceList: ElevatedEndpoint<{ params: { id: string } }, { priceList: PriceList }> = {
  route: 'GET /vitrine/v1/price-lists/{id}',
  repeatable: true,
  elevated: true,
  dates: createPriceListDates,
}

/** Finds price lists. */
export const queryPriceLists: ElevatedEndpoint<
  { body?: { query?: Search } },
  { priceLists: readonly PriceList[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/price-lists/query',
  repeatable: true,
  elevated: true,
  dates: { priceLists: priceListDates },
}

/** Updates the fields of a price list that are sent; needs its revision. `unset` removes others. */
export const updatePriceList: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      priceList: PriceListInput
      unset?: readonly ('memberGroupIds' | 'countries' | 'startDate' | 'endDate' | 'percentage' | 'rounding')[]
    }
  },
  { priceList: PriceList }
> = { route: 'PATCH /vitrine/v1/price-lists/{id}', elevated: true, dates: createPriceListDates }

/** Deletes a price list with its prices; orders do not change. */
export const deletePriceList: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/price-lists/{id}',
  elevated: true,
}

/** Sets the prices of products or variants in a price list; without tiers, removes them. */
export const setPriceListPrices: ElevatedEndpoint<
  { params: { id: string }; body: { prices: readonly PriceListPrice[] } },
  { priceList: PriceList }
> = { route: 'POST /vitrine/v1/price-lists/{id}/prices', repeatable: true, elevated: true, dates: createPriceListDates }

/** Lists the prices of a price list, by the names of the products. */
export const listPriceListPrices: ElevatedEndpoint<
  {
    params: { id: string }
    query?: {
      productId?: string
      /** 50 unless told. */
      limit?: number
      offset?: number
    }
  },
  { prices: readonly PriceListPrice[]; metadata: QueryMetadata }
> = { route: 'GET /vitrine/v1/price-lists/{id}/prices', repeatable: true, elevated: true }

/** Says what products cost the buyer who asks, alone and in larger quantities, in the currency they see. */
export const listBuyerPrices: Endpoint<
  {
    body: {
      items: readonly {
        productId: string
        /** Without one: the cheapest variant that buyers see. */
        variantId?: string
      }[]
      /** Leaves out what costs as much as the catalog says, in any quantity. */
      onlyChanged?: boolean
      /** The country of the store unless told. */
      country?: string
    }
  },
  {
    currency: string
    /** Without items that are not sold. */
    prices: readonly BuyerPrice[]
  }
> = { route: 'POST /vitrine/v1/prices', repeatable: true }
