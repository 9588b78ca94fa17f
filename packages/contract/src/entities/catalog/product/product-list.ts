/** The list of a store's products in the back office. */
import type { Static } from 'typebox'
import {
  amount,
  described,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  text,
  timestamp,
  webUrl,
} from '../../../schema.ts'
import { revision } from '../../common.ts'

/** Statuses of a product. Buyers see active ones only. */
const productStatuses = ['ACTIVE', 'DRAFT', 'SCHEDULED', 'ARCHIVED'] as const
const stockStatuses = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'] as const
const productTypes = ['physical', 'digital'] as const

const ProductListStock = entity(
  'ProductListStock',
  {
    status: oneOf(stockStatuses),
    isTracked: flag({ description: 'Whether the quantity of any variant is tracked.' }),
    quantity: integer({ description: 'Total quantity of the variants at all locations that are tracked.' }),
    isLow: flag({ description: 'Whether a variant has 1 to 5 pieces at a location.' }),
  },
  { description: 'The stock of a product.' },
)

export type ListedProduct = Static<typeof ListedProduct>
export const ListedProduct = entity(
  'ListedProduct',
  {
    id: guid(),
    revision,
    name: text(),
    slug: text(),
    status: oneOf(productStatuses, {
      description:
        '`ACTIVE`: buyers see it. `DRAFT`: it is hidden. `SCHEDULED`: hidden until `publishDate`. `ARCHIVED`: hidden, and no longer sold.',
    }),
    publishDate: optional(timestamp({ description: 'When a scheduled product becomes active.' })),
    productType: oneOf(productTypes),
    isGiftCard: optional(flag({ description: 'Whether the product is a gift card.' })),
    isBundle: optional(flag({ description: 'Whether the product consists of others.' })),
    imageUrl: optional(webUrl({ description: 'A small image of the product.' })),
    brand: optional(text({ description: 'Name of the brand.' })),
    ribbon: optional(text({ description: 'Name of the ribbon.' })),
    sku: optional(text({ description: 'SKU of the product, or of its first variant with one.' })),
    barcode: optional(text({ description: 'Barcode of the product, or of its first variant with one.' })),
    variantCount: integer({ description: 'Number of variants. 0 if the product has no options.' }),
    collectionIds: list(guid(), { description: 'Collections with the product.' }),
    price: amount({ money: 'store', description: 'Lowest price of a variant.' }),
    highestPrice: amount({ money: 'store', description: 'Highest price of a variant.' }),
    stock: described(ProductListStock, 'Stock at all locations.'),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'A product in the list of the back office.' },
)

export type ProductListFields = Static<typeof ProductListFields>
export const ProductListFields = entity(
  'ProductListFields',
  {
    id: text(),
    searchText: text({
      description: 'Name, brand, SKUs and barcodes of the product and its variants. Filter only, with `$contains`.',
    }),
    name: text(),
    status: oneOf(productStatuses),
    productType: oneOf(productTypes),
    isGiftCard: flag(),
    isBundle: flag(),
    brandId: text(),
    ribbonIds: list(text(), { description: 'Filter only.' }),
    collectionIds: list(text(), { description: 'Filter only.' }),
    stockStatus: oneOf(stockStatuses, { description: 'Filter only.' }),
    isLowStock: flag({ description: 'Filter only.' }),
    stockQuantity: integer({
      description:
        'Total quantity of the variants at all locations that are tracked. Products without a tracked quantity are last in ascending order, unless they are out of stock.',
    }),
    price: amount({ money: 'store', description: 'Price without options.' }),
    publishDate: timestamp(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that the list of products can be filtered and sorted by.' },
)

const cell = (description: string) => optional(text({ maxLength: 40, description }))

const SheetVariant = entity(
  'ProductSheetVariant',
  {
    id: guid(),
    label: text({ description: 'Choices of the variant, such as `Red, Large`. Empty for a product without options.' }),
    price: amount({ money: 'store', description: 'The price that is paid.' }),
    compareAtPrice: optional(amount({ money: 'store', description: 'The price before a reduction.' })),
    cost: optional(amount({ money: 'store' })),
    sku: optional(text()),
    barcode: optional(text()),
    weight: optional(text({ description: 'As a decimal number.' })),
    quantity: optional(integer({ description: 'Quantity at the default location, if it is tracked.' })),
  },
  { description: 'A variant in the spreadsheet of products.' },
)

export type ProductSheetEntry = Static<typeof ProductSheetEntry>
export const ProductSheetEntry = entity(
  'ProductSheetEntry',
  {
    id: guid(),
    revision,
    name: text(),
    status: oneOf(productStatuses),
    publishDate: optional(timestamp()),
    productType: oneOf(productTypes),
    brand: optional(text()),
    ribbon: optional(text()),
    collectionIds: list(guid()),
    variants: list(SheetVariant),
  },
  { description: 'A product with the values that can be changed in bulk.' },
)

const VariantCells = entity(
  'ProductVariantCells',
  {
    id: guid(),
    price: cell('As a decimal number.'),
    compareAtPrice: cell('At least the price. Empty: there is none.'),
    cost: cell('Empty: there is none.'),
    sku: cell('Empty: there is none.'),
    barcode: cell('Empty: there is none.'),
    weight: cell('As a decimal number. Empty: there is none.'),
    quantity: cell('Quantity at the default location. Only for variants with a tracked quantity.'),
  },
  { description: 'Values of a variant as text. Those that are not sent don’t change.' },
)

export type ListedProductChange = Static<typeof ListedProductChange>
export const ListedProductChange = entity(
  'ListedProductChange',
  {
    id: guid(),
    revision: optional(text({ maxLength: 20, description: 'The revision that was read. Default: any.' })),
    name: optional(text({ maxLength: 200, description: 'At most 80 characters.' })),
    status: optional(oneOf(productStatuses)),
    publishDate: optional(
      timestamp({ description: 'Required for `SCHEDULED`. In the future, at most two years away.' }),
    ),
    brand: optional(
      text({ maxLength: 50, description: 'Name of the brand, which is created if needed. Empty: none.' }),
    ),
    ribbon: optional(
      text({ maxLength: 30, description: 'Name of the ribbon, which is created if needed. Empty: none.' }),
    ),
    addCollectionIds: optional(list(guid(), { maxItems: 20 })),
    removeCollectionIds: optional(list(guid(), { maxItems: 20 })),
    variants: optional(list(VariantCells, { maxItems: 1000 })),
  },
  { description: 'Changes of a product in the list. Fields that are not sent don’t change.' },
)

export type ProductView = Static<typeof ProductView>
export const ProductView = entity(
  'ProductView',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 100, description: 'Unique in the store, regardless of case.' }),
    query: text({
      maxLength: 2000,
      description: 'Search, filters, sorting and columns, as the query of the address of the list.',
    }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A saved view of the list of products in the back office.' },
)
