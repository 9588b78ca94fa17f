import { attributePositions, type AttributeGroup } from '@vitrine/domain/catalog/product-attributes.ts'
import type { Column, Rows, SetColumn, ValueColumn } from '@vitrine/domain/search/rows/columns.ts'
import { flags, placeOfProduct } from '../index/segment.ts'
import { categorySets } from './category-sets.ts'
import { constantColumn, identifiedItems, numberColumn, textColumn } from './column-kinds.ts'
import { derivedSets } from './derived-sets.ts'
import type { IndexView } from './index-view.ts'
import { availabilityColumn, preorderAvailabilityColumn, preorderStatusColumn } from './stock-columns.ts'
import { variantColumns, variantRows } from './variant-rows.ts'

type ReadColumn = (view: IndexView) => Column

const groupColumn =
  <Group extends AttributeGroup>(group: Group, value: (typeof attributePositions)[Group][number]): ReadColumn =>
  ({ segment, traits }): SetColumn => {
    const position = (attributePositions[group] as readonly string[]).indexOf(value)
    const values = traits.groupValues(group)
    return {
      kind: 'sets',
      numbers: segment.columns.groups[group],
      sets: derivedSets(values, { key: value, convert: (lists) => lists[position]! }),
    }
  }

const constant =
  (...values: readonly string[]): ReadColumn =>
  ({ segment }) =>
    constantColumn(segment.size, values)

const categoryColumn =
  (isDeep: boolean): ReadColumn =>
  (view) => ({ kind: 'sets', numbers: view.segment.collectionSets, sets: categorySets(view, isDeep) })

const categoryItems =
  (isDeep: boolean): ReadColumn =>
  (view) =>
    identifiedItems(view.segment.collectionSets, categorySets(view, isDeep))

const flagColumn =
  (flag: number): ReadColumn =>
  ({ segment }) => ({ kind: 'numbers', values: segment.flags.map((value) => ((value & flag) === 0 ? 0 : 1)) })

/** NaN if there is none. */
const flagValue = (written: string | undefined): number =>
  written === undefined ? Number.NaN : Number(written === 'true')

/** Shoppers don't see hidden variants. */
const shownVariants = ({ segment, hidden }: IndexView) => ({
  offsets: segment.columns.variantOffsets,
  isShown: hidden ? undefined : segment.columns.variants.visible,
})

const ofVariants = (field: string): Readonly<Record<string, ReadColumn>> => ({
  [`variantsInfo.variants.${field}`]: (view) => ({
    kind: 'itemField',
    ...shownVariants(view),
    column: variantColumns[field]!(view) as ValueColumn,
  }),
})

/** The columns of products of a segment, by the names of the fields of a product of catalog V3. */
const productColumns: Readonly<Record<string, ReadColumn>> = {
  id: ({ segment }) =>
    textColumn(segment.ids, {
      find: (ids) => ids.map((id) => placeOfProduct(segment, id)).filter((place) => place >= 0),
      isUnique: true,
    }),
  slug: ({ segment }) => textColumn(segment.columns.slugs, { isUnique: true }),
  name: ({ segment }) => textColumn(segment.columns.names),
  createdDate: ({ segment }) => ({ kind: 'numbers', values: segment.columns.createdDates }),
  updatedDate: ({ segment }) => ({ kind: 'numbers', values: segment.columns.updatedDates }),
  visible: flagColumn(flags.visible),
  'actualPriceRange.minValue.amount': ({ segment }) => ({ kind: 'numbers', values: segment.columns.minPrices }),
  'actualPriceRange.maxValue.amount': ({ segment }) => ({ kind: 'numbers', values: segment.columns.maxPrices }),
  'compareAtPriceRange.minValue.amount': ({ segment: { columns, size } }) =>
    numberColumn(columns.minCompareAtPrices, { size, usual: 0 }),
  'compareAtPriceRange.maxValue.amount': ({ segment: { columns, size } }) =>
    numberColumn(columns.maxCompareAtPrices, { size, usual: 0 }),
  'physicalProperties.shippingWeightRange.minValue': ({ segment: { columns, size } }) =>
    numberColumn(columns.minWeights, { size, usual: Number.NaN }),
  'physicalProperties.shippingWeightRange.maxValue': ({ segment: { columns, size } }) =>
    numberColumn(columns.maxWeights, { size, usual: Number.NaN }),
  'minVariantPriceInfo.sku': ({ segment: { columns } }) =>
    textColumn(columns.variants.skus, { at: (row) => columns.cheapest[row]! }),
  'brand.id': groupColumn('brand', 'id'),
  'brand.name': groupColumn('brand', 'name'),
  'ribbon.id': groupColumn('ribbon', 'id'),
  'ribbon.name': groupColumn('ribbon', 'name'),
  'additionalRibbons.id': groupColumn('additionalRibbons', 'id'),
  'additionalRibbons.name': groupColumn('additionalRibbons', 'name'),
  'infoSections.id': groupColumn('infoSections', 'id'),
  'infoSections.uniqueName': groupColumn('infoSections', 'uniqueName'),
  'options.id': groupColumn('options', 'id'),
  'options.name': groupColumn('options', 'name'),
  'options.choicesSettings.choices.choiceId': groupColumn('options', 'choiceId'),
  'options.choicesSettings.choices.name': groupColumn('options', 'choiceName'),
  'modifiers.id': groupColumn('modifiers', 'id'),
  'modifiers.name': groupColumn('modifiers', 'name'),
  'modifiers.choicesSettings.choices.choiceId': groupColumn('modifiers', 'choiceId'),
  'modifiers.choicesSettings.choices.name': groupColumn('modifiers', 'choiceName'),
  productType: groupColumn('details', 'productType'),
  'inventory.availabilityStatus': ({ segment, traits }) => availabilityColumn(segment, traits),
  'inventory.preorderStatus': ({ segment, traits }) => preorderStatusColumn(segment, traits),
  'inventory.preorderAvailability': ({ segment, traits }) => preorderAvailabilityColumn(segment, traits),
  handle: ({ segment }) => textColumn(segment.columns.handles),
  importId: ({ segment, traits }) => ({ kind: 'sets', numbers: segment.imports, sets: traits.owners }),
  taxGroupId: ({ segment, traits }) => ({ kind: 'sets', numbers: segment.taxGroups, sets: traits.owners }),
  'physicalProperties.deliveryProfileId': ({ segment, traits }) => ({
    kind: 'sets',
    numbers: segment.deliveryProfiles,
    sets: traits.owners,
  }),
  'physicalProperties.shippingGroupId': constant(),
  'physicalProperties.fulfillerId': constant(),
  'subscriptionDetails.allowOneTimePurchases': ({ segment, traits }) => {
    const flagOf = traits.groupValues('details').map((values) => flagValue(values[4]![0]))
    return { kind: 'numbers', values: Float32Array.from(segment.columns.groups.details, (number) => flagOf[number]!) }
  },
  'tags.privateTags.tagIds': (view) => (view.hidden ? groupColumn('details', 'privateTagIds')(view) : constant()(view)),
  'tags.publicTags.tagIds': groupColumn('details', 'publicTagIds'),
  visibleInPos: ({ segment, traits }) => {
    const flagOf = traits.groupValues('details').map((values) => (values[1]![0] === 'true' ? 1 : 0))
    return { kind: 'numbers', values: Uint8Array.from(segment.columns.groups.details, (number) => flagOf[number]!) }
  },
  'allCategoriesInfo.categories': categoryItems(true),
  'directCategoriesInfo.categories': categoryItems(false),
  'allCategoriesInfo.categories.id': categoryColumn(true),
  'directCategoriesInfo.categories.id': categoryColumn(false),
  'variantsInfo.variants': (view) => ({ kind: 'items', ...shownVariants(view), items: variantRows(view) }),
  ...Object.assign({}, ...Object.keys(variantColumns).map(ofVariants)),
  /** Case-folded, to sort by. */
  foldedName: ({ segment }) => textColumn(segment.names),
}

/** A column of the products of a segment. */
export const productColumn = (field: string, view: IndexView): Column => productColumns[field]!(view)

/** The products of a segment as rows. */
export const productRows = (view: IndexView): Rows => ({
  size: view.segment.size,
  column: (field) => productColumn(field, view),
})
