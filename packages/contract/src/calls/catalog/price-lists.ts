import type { Static } from 'typebox'
import { elevated, room, shoppers } from '../../call.ts'
import { revision } from '../../entities/common.ts'
import { QuantityTerms } from '../../entities/catalog/quantity-terms.ts'
import { PaymentTerms } from '../../entities/money/payment-terms.ts'
import { PriceRounding } from '../../entities/store/store-currency.ts'
import {
  amount,
  country,
  currency,
  decimal,
  entity,
  flag,
  guid,
  input,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'
import { CursorMetadata, QueryMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const minQuantity = () =>
  integer({ minimum: 1, maximum: 100_000, description: 'Minimum quantity for the price of this tier.' })
const variantId = () =>
  guid({
    description: 'By default, the prices apply to all variants of the product without their own prices in the list.',
  })

export type PriceList = Static<typeof PriceList>
export const PriceList = entity(
  'PriceList',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 100 }),
    active: flag({ description: 'Default: true.' }),
    position: integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'If several lists have a price for an item, the one with the lowest position applies. Default: 0.',
    }),
    memberGroupIds: optional(
      list(guid(), { minItems: 1, maxItems: 100, description: 'Applies only to members of these groups.' }),
    ),
    countries: optional(
      list(country({ minLength: 2 }), {
        minItems: 1,
        maxItems: 250,
        description: 'Applies only to deliveries to these countries.',
      }),
    ),
    currency: optional(
      currency({
        description:
          'Currency of prices for buyers who pay in it. Immutable. Default: the store’s currency, for all buyers.',
      }),
    ),
    startDate: optional(timestamp()),
    endDate: optional(timestamp()),
    percentage: optional(
      decimal(
        { gt: -100, lte: 1000, maxScale: 4 },
        { description: 'Percentage added to every catalog price, or subtracted if negative, such as `"-10"`.' },
      ),
    ),
    rounding: optional(PriceRounding),
    productCount: integer({ readOnly: true, description: 'Number of products with their own prices in the list.' }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'Prices for certain buyers: for member groups, countries or larger quantities.' },
)

export type PriceListPrice = Static<typeof PriceListPrice>
export const PriceListPrice = entity('PriceListPrice', {
  productId: guid(),
  variantId: optional(variantId()),
  tiers: list(shape({ minQuantity: minQuantity(), price: amount() }), {
    maxItems: 20,
    description: 'Unit prices by minimum quantity. An empty list removes the prices.',
  }),
})

export type BuyerPrice = Static<typeof BuyerPrice>
export const BuyerPrice = entity('BuyerPrice', {
  productId: guid(),
  variantId: optional(guid()),
  price: amount({ description: 'Unit price for a quantity of 1.' }),
  catalogPrice: amount({ description: 'Regular unit price of the catalog.' }),
  priorPrice: optional(
    amount({
      description:
        'The lowest price for everybody in the 30 days before this price began. Set if the store announces it, and the price is for everybody and lower than the one before discounts.',
    }),
  ),
  othersCostMore: optional(
    flag({
      description:
        'Whether other variants cost more. Set if no variant was requested: the price is that of the cheapest variant.',
    }),
  ),
  tiers: list(shape({ minQuantity: minQuantity(), price: amount() }), {
    description: 'Unit prices by minimum quantity. Empty if the price does not depend on the quantity.',
  }),
  quantityTerms: optional(QuantityTerms),
  paymentTerms: optional(PaymentTerms),
})

const PriceListFields = entity(
  'PriceListFields',
  { id: text(), name: text(), active: flag(), position: integer(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that price lists can be filtered and sorted by.' },
)

/** Fields that `unset` can remove. */
const limits = ['memberGroupIds', 'countries', 'startDate', 'endDate', 'percentage', 'rounding'] as const

const priceList = shape({ priceList: PriceList })

/** Prices by member group, country and quantity. The paths are specific to Vitrine. */
export const priceListCalls = room({ scope: 'catalog', area: 'marketing' })({
  createPriceList: {
    method: 'POST',
    path: '/vitrine/v1/price-lists',
    summary: 'Creates a price list.',
    roles: elevated,
    repeatable: false,
    body: shape({ priceList: input(PriceList) }),
    response: priceList,
    errors: ['NOT_FOUND'],
    client: {
      module: 'priceLists',
      args: 'priceList',
      gives: 'priceList',
      example: [
        'const memberGroupIds = [memberGroup.id]',
        "await owner.priceLists.createPriceList({ name: 'Wholesale', memberGroupIds, percentage: '-20' })",
      ],
    },
  },
  getPriceList: {
    method: 'GET',
    path: '/vitrine/v1/price-lists/{id}',
    summary: 'Returns a price list.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: priceList,
    errors: ['NOT_FOUND'],
    client: {
      module: 'priceLists',
      gives: 'priceList',
      example: 'const { name } = await owner.priceLists.getPriceList(priceList.id)',
    },
  },
  queryPriceLists: {
    method: 'POST',
    path: '/vitrine/v1/price-lists/query',
    summary: 'Lists price lists that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ priceLists: list(PriceList), pagingMetadata: CursorMetadata }),
    client: {
      module: 'priceLists',
      finds: { fields: PriceListFields },
      example: "const { items } = await owner.priceLists.queryPriceLists().ascending('position').find()",
    },
  },
  updatePriceList: {
    method: 'PATCH',
    path: '/vitrine/v1/price-lists/{id}',
    summary: 'Updates a price list. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      priceList: input(PriceList),
      unset: optional(list(oneOf(limits), { maxItems: limits.length, description: 'Fields to remove.' })),
    }),
    response: priceList,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'priceLists',
      args: 'id priceList ...options',
      gives: 'priceList',
      example: [
        'const { revision } = priceList',
        "await owner.priceLists.updatePriceList(priceList.id, { revision, percentage: '-15' }, { unset: ['endDate'] })",
      ],
    },
  },
  deletePriceList: {
    method: 'DELETE',
    path: '/vitrine/v1/price-lists/{id}',
    summary: 'Deletes a price list with its prices. Existing orders do not change.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'priceLists', example: 'await owner.priceLists.deletePriceList(priceList.id)' },
  },
  setPriceListPrices: {
    method: 'POST',
    path: '/vitrine/v1/price-lists/{id}/prices',
    summary:
      'Sets the prices of up to 100 products or variants in a price list. An entry without tiers removes its prices.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ prices: list(PriceListPrice, { minItems: 1, maxItems: 100 }) }),
    response: priceList,
    errors: ['NOT_FOUND'],
    client: {
      module: 'priceLists',
      args: 'id prices',
      gives: 'priceList',
      example: [
        "const tiers = [{ minQuantity: 1, price: '30' }, { minQuantity: 10, price: '25' }]",
        'await owner.priceLists.setPriceListPrices(priceList.id, [{ productId: product.id, tiers }])',
      ],
    },
  },
  listPriceListPrices: {
    method: 'GET',
    path: '/vitrine/v1/price-lists/{id}/prices',
    summary: 'Lists the prices of a price list, sorted by product name.',
    roles: elevated,
    repeatable: true,
    params: id,
    query: shape({
      productId: optional(guid()),
      limit: optional(integer({ minimum: 1, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
      offset: optional(
        integer({ minimum: 0, maximum: 1_000_000, description: 'Number of prices to skip. Default: 0.' }),
      ),
    }),
    response: shape({ prices: list(PriceListPrice), metadata: QueryMetadata }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'priceLists',
      args: 'id ...options',
      example: 'const { prices } = await owner.priceLists.listPriceListPrices(priceList.id, { limit: 10 })',
    },
  },
  listBuyerPrices: {
    method: 'POST',
    path: '/vitrine/v1/prices',
    summary:
      "Lists the prices of products for the calling buyer, including quantity discounts, in the buyer's currency.",
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({
      items: list(
        shape({
          productId: guid(),
          variantId: optional(guid({ description: 'Default: the cheapest visible variant.' })),
        }),
        { minItems: 1, maxItems: 100 },
      ),
      onlyChanged: optional(
        flag({ description: 'Whether to omit items with the regular catalog price in any quantity.' }),
      ),
      country: optional(country({ minLength: 2, description: 'Delivery country. Default: the country of the store.' })),
    }),
    response: shape({
      currency: currency(),
      prices: list(BuyerPrice, { description: 'The prices. Items that are not for sale are omitted.' }),
    }),
    client: {
      module: 'priceLists',
      args: 'items ...options',
      example: 'const { prices } = await client.priceLists.listBuyerPrices([{ productId: product.id }])',
    },
  },
})
