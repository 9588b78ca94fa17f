// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/price-lists.ts'
import type { QueryMetadata, PriceList, PriceListPrice, PriceListInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const priceListDates = { startDate: true, endDate: true, createdDate: true, updatedDate: true } as const

const createPriceListDates = { priceList: priceListDates } as const

/**
 * Creates a price list. Elevated.
 *
 * @example
 * const memberGroupIds = [memberGroup.id]
 * await owner.priceLists.createPriceList({ name: 'Wholesale', memberGroupIds, percentage: '-20' })
 */
export const createPriceList = (
  send: ElevatedSend,
): ((priceList: PriceListInput, call?: CallOptions) => Promise<PriceList>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/price-lists priceList', elevated: true, dates: createPriceListDates },
    'priceList',
  )

/**
 * Returns a price list. Elevated.
 *
 * @example
 * const { name } = await owner.priceLists.getPriceList(priceList.id)
 */
export const getPriceList = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<PriceList>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/price-lists/{id} id', repeatable: true, elevated: true, dates: createPriceListDates },
    'priceList',
  )

/** Fields that price lists can be filtered and sorted by. */
export interface PriceListFields {
  id: string
  name: string
  active: boolean
  position: number
  createdDate: Date
  updatedDate: Date
}

/** A query builder for price lists. */
export type PriceListQuery = CursorQuery<PriceList, PriceListFields, keyof PriceListFields>

/**
 * Lists price lists that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.priceLists.queryPriceLists().ascending('position').find()
 */
export const queryPriceLists = (
  send: ElevatedSend,
): CursorQueryCall<PriceListQuery, ResponseOf<typeof calls.queryPriceLists>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /vitrine/v1/price-lists/query',
      repeatable: true,
      elevated: true,
      dates: { priceLists: priceListDates },
    },
    'priceLists',
  )

/**
 * Updates a price list. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = priceList
 * await owner.priceLists.updatePriceList(priceList.id, { revision, percentage: '-15' }, { unset: ['endDate'] })
 */
export const updatePriceList = (
  send: ElevatedSend,
): ((
  id: string,
  priceList: PriceListInput,
  options?: Omit<BodyOf<typeof calls.updatePriceList>, 'priceList'>,
  call?: CallOptions,
) => Promise<PriceList>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/price-lists/{id} id priceList ...options',
      elevated: true,
      dates: createPriceListDates,
    },
    'priceList',
  )

/**
 * Deletes a price list with its prices. Existing orders do not change. Elevated.
 *
 * @example
 * await owner.priceLists.deletePriceList(priceList.id)
 */
export const deletePriceList = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/price-lists/{id} id', elevated: true }, '')

/**
 * Sets the prices of up to 100 products or variants in a price list. An entry without tiers removes its prices.
 * Elevated.
 *
 * @example
 * const tiers = [{ minQuantity: 1, price: '30' }, { minQuantity: 10, price: '25' }]
 * await owner.priceLists.setPriceListPrices(priceList.id, [{ productId: product.id, tiers }])
 */
export const setPriceListPrices = (
  send: ElevatedSend,
): ((id: string, prices: readonly PriceListPrice[], call?: CallOptions) => Promise<PriceList>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/price-lists/{id}/prices id prices',
      repeatable: true,
      elevated: true,
      dates: createPriceListDates,
    },
    'priceList',
  )

/**
 * Lists the prices of a price list, sorted by product name. Elevated.
 *
 * @example
 * const { prices } = await owner.priceLists.listPriceListPrices(priceList.id, { limit: 10 })
 */
export const listPriceListPrices = (
  send: ElevatedSend,
): ((
  id: string,
  options?: { productId?: string; limit?: number; offset?: number },
  call?: CallOptions,
) => Promise<{ prices: readonly PriceListPrice[]; metadata: QueryMetadata }>) =>
  bind(send, { route: 'GET /vitrine/v1/price-lists/{id}/prices id ...options', repeatable: true, elevated: true })

/**
 * Lists the prices of products for the calling buyer, including quantity discounts, in the buyer's currency.
 *
 * @example
 * const { prices } = await client.priceLists.listBuyerPrices([{ productId: product.id }])
 */
export const listBuyerPrices = (
  send: Send,
): ((
  items: NonNullable<BodyOf<typeof calls.listBuyerPrices>['items']>,
  options?: { onlyChanged?: boolean; country?: string },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.listBuyerPrices>>) =>
  bind(send, { route: 'POST /vitrine/v1/prices items ...options', repeatable: true })
