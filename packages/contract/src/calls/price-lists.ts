import type { Static } from 'typebox'
import { elevated, room, shoppers } from '../call.ts'
import { revision } from '../entities/common.ts'
import { QuantityTerms } from '../entities/quantity-terms.ts'
import { PaymentTerms } from '../entities/payment-terms.ts'
import { PriceRounding } from '../entities/store-currency.ts'
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
} from '../schema.ts'
import { CursorMetadata, QueryMetadata, Search } from './query.ts'

const id = shape({ id: guid() })
const minQuantity = () => integer({ minimum: 1, maximum: 100_000 })
const variantId = () =>
  guid({ description: 'Without one: all variants of the product that have no prices of their own in the list.' })

export type PriceList = Static<typeof PriceList>
export const PriceList = entity(
  'PriceList',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 100 }),
    active: flag({ description: 'On by default.' }),
    position: integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'The list with the lowest position that has a price for an item holds; 0 unless told.',
    }),
    memberGroupIds: optional(
      list(guid(), { minItems: 1, maxItems: 100, description: 'For members of these groups alone.' }),
    ),
    countries: optional(
      list(country({ minLength: 2 }), { minItems: 1, maxItems: 250, description: 'For delivery to these alone.' }),
    ),
    currency: optional(
      currency({
        description:
          'Whose prices are in this currency, for buyers who pay in it alone. It never changes; without one they are in the store’s, for all.',
      }),
    ),
    startDate: optional(timestamp()),
    endDate: optional(timestamp()),
    percentage: optional(
      decimal(
        { gt: -100, lte: 1000, maxScale: 4 },
        { description: 'Added to every price of the catalog, or taken off with a minus: `"-10"`.' },
      ),
    ),
    rounding: optional(PriceRounding),
    productCount: integer({ readOnly: true, description: 'How many products have prices of their own in the list.' }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'Prices for some buyers: for groups of members, countries, or larger quantities.' },
)

export type PriceListPrice = Static<typeof PriceListPrice>
export const PriceListPrice = entity('PriceListPrice', {
  productId: guid(),
  variantId: optional(variantId()),
  tiers: list(shape({ minQuantity: minQuantity(), price: amount() }), {
    maxItems: 20,
    description: 'What one piece costs from a quantity of the product on; without any, its prices are removed.',
  }),
})

export type BuyerPrice = Static<typeof BuyerPrice>
export const BuyerPrice = entity('BuyerPrice', {
  productId: guid(),
  variantId: optional(guid()),
  price: amount({ description: 'What the first piece costs.' }),
  catalogPrice: amount({ description: 'What others pay.' }),
  othersCostMore: optional(
    flag({ description: 'The product was asked for as a whole: this is its cheapest variant, and others cost more.' }),
  ),
  tiers: list(shape({ minQuantity: minQuantity(), price: amount() }), {
    description: 'What one piece costs from a quantity on; empty where the quantity changes nothing.',
  }),
  quantityTerms: optional(QuantityTerms),
  paymentTerms: optional(PaymentTerms),
})

const PriceListFields = entity(
  'PriceListFields',
  { id: text(), name: text(), active: flag(), position: integer(), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'Fields that price lists can be filtered and sorted by.' },
)

/** What a price list may lose again. */
const limits = ['memberGroupIds', 'countries', 'startDate', 'endDate', 'percentage', 'rounding'] as const

const priceList = shape({ priceList: PriceList })

/** Prices by group of members, country and quantity. The paths are ours. */
export const priceListCalls = room({ scope: 'catalog' })({
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
    summary: 'Reads a price list.',
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
    summary: 'Finds price lists.',
    roles: elevated,
    repeatable: true,
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
    summary: 'Updates the fields of a price list that are sent; needs its revision. `unset` removes others.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      priceList: input(PriceList),
      unset: optional(list(oneOf(limits), { maxItems: limits.length })),
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
    summary: 'Deletes a price list with its prices; orders do not change.',
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
    summary: 'Sets the prices of products or variants in a price list; without tiers, removes them.',
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
    summary: 'Lists the prices of a price list, by the names of the products.',
    roles: elevated,
    repeatable: true,
    params: id,
    query: shape({
      productId: optional(guid()),
      limit: optional(integer({ minimum: 1, maximum: 100, description: '50 unless told.' })),
      offset: optional(integer({ minimum: 0, maximum: 1_000_000 })),
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
    summary: 'Says what products cost the buyer who asks, alone and in larger quantities, in the currency they see.',
    roles: shoppers,
    repeatable: true,
    body: shape({
      items: list(
        shape({
          productId: guid(),
          variantId: optional(guid({ description: 'Without one: the cheapest variant that buyers see.' })),
        }),
        { minItems: 1, maxItems: 100 },
      ),
      onlyChanged: optional(
        flag({ description: 'Leaves out what costs as much as the catalog says, in any quantity.' }),
      ),
      country: optional(country({ minLength: 2, description: 'The country of the store unless told.' })),
    }),
    response: shape({
      currency: currency(),
      prices: list(BuyerPrice, { description: 'Without items that are not sold.' }),
    }),
    client: {
      module: 'priceLists',
      args: 'items ...options',
      example: 'const { prices } = await client.priceLists.listBuyerPrices([{ productId: product.id }])',
    },
  },
})
