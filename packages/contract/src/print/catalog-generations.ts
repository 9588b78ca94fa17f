/** `docs/catalog-generations.md`: which field of Catalog V1 is which of Catalog V3, checked against both schemas. */
import { Category } from '../entities/catalog/category.ts'
import { Collection } from '../entities/catalog/collection.ts'
import { InventoryItemV3 } from '../entities/catalog/stock/inventory-item-v3.ts'
import { InventoryItem } from '../entities/catalog/stock/inventory.ts'
import { ProductV3 } from '../entities/catalog/product/product-v3.ts'
import { Product } from '../entities/catalog/product/product.ts'
import type { JsonSchema } from './json-schema.ts'

/** A field of V1, the same of V3, and how they differ. A path stands for all fields below it. */
type Row = readonly [v1: string | readonly string[] | null, v3: string | readonly string[] | null, difference?: string]

interface Pair {
  readonly title: string
  readonly v1: JsonSchema
  readonly v3: JsonSchema
  readonly rows: readonly Row[]
}

const variants = 'variantsInfo.variants[]'

const products: readonly Row[] = [
  ['id', 'id'],
  ['numericId', 'handle', 'A number that the store counts, or the key of an import'],
  [null, 'revision', 'V1 updates are not compared with an earlier state'],
  ['createdDate', 'createdDate'],
  ['lastUpdated', 'updatedDate'],
  ['name', 'name'],
  ['slug', 'slug'],
  ['visible', 'visible'],
  [null, 'visibleInPos'],
  ['productType', 'productType', '`physical` and `digital`, or `PHYSICAL` and `DIGITAL`'],
  ['giftCard', null, 'V3 shows gift cards as digital products'],
  ['description', ['plainDescription', 'description'], 'HTML; V3 also shows it as rich content'],
  ['productPageUrl', 'url'],
  ['seoData', 'seoData'],
  ['media', 'media'],
  [
    ['sku', 'barcode', 'weight', 'productDimensions', 'packageDimensions'],
    variants,
    'Of the only variant; V3 products have at least one',
  ],
  ['weightRange', 'physicalProperties.shippingWeightRange'],
  [null, 'physicalProperties.weightMeasurementUnitInfo'],
  [
    ['price', 'priceData', 'convertedPriceData'],
    `${variants}.price`,
    'Numbers with a discount, or decimal text: what is paid and what it is compared with. V3 has no prices in other currencies',
  ],
  ['discount', null, 'V3 has the price that it leads to as `actualPrice`'],
  ['priceRange', ['actualPriceRange', 'compareAtPriceRange']],
  [null, 'currency', 'In V1 a part of each price'],
  ['costAndProfitData', `${variants}.revenueDetails`],
  ['costRange', 'costRange'],
  [
    'pricePerUnitData',
    ['physicalProperties.pricePerUnit', 'physicalProperties.pricePerUnitRange'],
    'V3 states the total quantity with each variant',
  ],
  ['stock', 'inventory', 'V3 has quantities in inventory items only, and states of preorders'],
  ['inventoryItemId', null, 'V3 has an inventory item per variant and location'],
  ['manageVariants', null, 'V3 distinguishes options from modifiers instead'],
  ['productOptions', 'options', 'V3 options and choices have IDs, shared by all products through customizations'],
  ['modifiers', 'modifiers', 'V1 adds prices in the currency of the buyer and translated names'],
  ['bundle', 'bundle', ''],
  ['customTextFields', null, 'V3 has them among the modifiers, as free text'],
  [
    'variants',
    variants,
    'The only variant of a product without options has the ID of zeros in V1, and one of its own in V3',
  ],
  [null, 'variantSummary'],
  ['ribbon', 'ribbon', 'A text, or an entity with an ID'],
  ['ribbons', 'additionalRibbons', 'V1 lists all, V3 those besides the main one'],
  ['brand', 'brand', 'A text, or an entity with an ID'],
  ['additionalInfoSections', 'infoSections', 'Texts of the product, or shared entities'],
  ['collectionIds', ['directCategoriesInfo', 'allCategoriesInfo'], 'V3 also lists the categories above'],
  [null, ['mainCategoryId', 'breadcrumbsInfo']],
  ['manufacturer', 'manufacturer'],
  ['mpn', 'mpn'],
  ['countryOfOrigin', 'countryOfOrigin'],
  ['customsCode', 'customsCode'],
  ['safetyInformation', 'safetyInformation'],
  ['responsiblePerson', 'responsiblePerson'],
  ['energyClass', 'energyClass'],
  ['energyLabelUrl', 'energyLabelUrl'],
  ['passportUrl', 'passportUrl'],
  [null, ['tags', 'extendedFields']],
  [null, ['taxGroupId', 'purchaseEligibility', 'subscriptionDetails']],
  [null, ['physicalProperties.deliveryProfileId', 'physicalProperties.fulfillerId']],
]

const categories: readonly Row[] = [
  ['id', 'id'],
  [null, 'revision', 'V1 updates are not compared with an earlier state'],
  [null, 'createdDate'],
  ['lastUpdated', 'updatedDate'],
  ['name', 'name'],
  ['slug', 'slug'],
  ['description', ['description', 'richContentDescription'], 'V3 also shows it as rich content'],
  ['visible', 'visible', 'V3 has a call of its own that sets it'],
  ['media', 'image', 'A category has an image only'],
  ['numberOfProducts', 'itemCounter'],
  [null, ['parentCategory', 'breadcrumbsInfo'], 'V1 lists the categories of all levels'],
  [null, ['treeReference', 'managingAppId'], 'Always those of stores'],
  [null, ['seoData', 'extendedFields']],
]

const inventory: readonly Row[] = [
  ['id', 'id', 'V1 has one item per product, V3 one per variant and location'],
  [['numericId', 'externalId'], null],
  [null, ['revision', 'createdDate']],
  ['lastUpdated', 'updatedDate'],
  ['productId', 'productId'],
  ['variants[].variantId', 'variantId'],
  [
    null,
    'locationId',
    'V1 has the sum of all locations: it adds at the default one, and takes from those that serve last',
  ],
  ['trackQuantity', 'trackQuantity'],
  ['variants[].inStock', 'inStock'],
  ['variants[].quantity', 'quantity'],
  ['variants[].availableForPreorder', 'availabilityStatus'],
  ['preorderInfo', 'preorderInfo', 'V3 also has how many were ordered and are left'],
  [null, 'product'],
  [null, 'extendedFields'],
]

export const pairs: readonly Pair[] = [
  { title: 'Products', v1: Product as JsonSchema, v3: ProductV3 as JsonSchema, rows: products },
  { title: 'Collections and categories', v1: Collection as JsonSchema, v3: Category as JsonSchema, rows: categories },
  { title: 'Inventory', v1: InventoryItem as JsonSchema, v3: InventoryItemV3 as JsonSchema, rows: inventory },
]

const pathsIn = (cell: Row[0]): readonly string[] => [cell ?? []].flat()

/** The schema of a field, or `undefined` if there is none at its path. */
const find = (schema: JsonSchema, path: string): JsonSchema | undefined =>
  path.split('.').reduce<JsonSchema | undefined>((at, name) => {
    const field = at?.properties?.[name.replace('[]', '')]
    return name.endsWith('[]') ? field?.items : field
  }, schema)

/** All fields without fields of their own. */
const leavesOf = (schema: JsonSchema, path = ''): readonly string[] => {
  const inner = schema.items ? leavesOf(schema.items, `${path}[]`) : undefined
  const fields = Object.entries(schema.properties ?? {})
  if (schema.unbuilt !== undefined || (!inner && fields.length === 0)) return [path]
  return inner ?? fields.flatMap(([name, field]) => leavesOf(field, path === '' ? name : `${path}.${name}`))
}

const covers = (path: string, leaf: string): boolean =>
  leaf === path || leaf.startsWith(`${path}.`) || leaf.startsWith(`${path}[]`)

/** Paths of rows that a schema does not have, and fields that no row covers. */
export const mistakesIn = ({ v1, v3, rows }: Pair): { readonly unknown: string[]; readonly missing: string[] } => {
  const sides = [
    { schema: v1, paths: rows.flatMap(([cell]) => pathsIn(cell)) },
    { schema: v3, paths: rows.flatMap(([, cell]) => pathsIn(cell)) },
  ]
  return {
    unknown: sides.flatMap(({ schema, paths }) => paths.filter((path) => !find(schema, path))),
    missing: sides.flatMap(({ schema, paths }) =>
      leavesOf(schema).filter((leaf) => !paths.some((path) => covers(path, leaf))),
    ),
  }
}

const isUnbuilt = (schema: JsonSchema, cell: Row[0]): boolean =>
  pathsIn(cell).length > 0 && pathsIn(cell).every((path) => find(schema, path)?.unbuilt !== undefined)

const printCell = (schema: JsonSchema, cell: Row[0]): string => {
  const names = pathsIn(cell).map((path) => `\`${path}\``)
  if (names.length === 0) return '—'
  return isUnbuilt(schema, cell) ? `${names.join(', ')} (refused)` : names.join(', ')
}

const printPair = ({ title, v1, v3, rows }: Pair): string => {
  const lines = rows.map(
    ([first, second, difference = '']) => `| ${printCell(v1, first)} | ${printCell(v3, second)} | ${difference} |`,
  )
  return [`## ${title}`, '', '| V1 | V3 | difference |', '|---|---|---|', ...lines].join('\n')
}

export const printCatalogGenerations = (): string =>
  [
    '# Catalog V1 and Catalog V3',
    'One product, two presentations: both generations of calls read and write the same records, so that a product created by one is read by the other. Which field is which. Generated from the contract by `npm run generate`.',
    ...pairs.map(printPair),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
