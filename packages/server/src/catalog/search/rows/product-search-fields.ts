import type { SearchField, SearchFields, SearchFieldType } from '../../../ground/query/search/search-fields.ts'

const field = (type: SearchFieldType, more: Partial<SearchField> = {}): SearchField => ({
  type,
  filter: 'all',
  isAggregated: true,
  ...more,
})
const list = (type: SearchFieldType = 'text'): SearchField => field(type, { filter: 'list' })
const aggregated = (type: SearchFieldType, more: Partial<SearchField> = {}): SearchField => ({
  type,
  isAggregated: true,
  ...more,
})
const sorted = (type: SearchFieldType, more: Partial<SearchField> = {}): SearchField =>
  field(type, { isSortable: true, ...more })

const noIndex = aggregated('number', { unsupported: 'is not supported: aggregate the IDs of categories' })

const categories = { type: 'items', fields: { id: field('text') } } as const

/** Fields of a variant, for `$matchItems`. */
const variantFields: Readonly<Record<string, SearchField>> = {
  id: field('text', { isLong: true }),
  visible: field('flag'),
  sku: field('text', { isLong: true }),
  barcode: field('text', { isLong: true }),
  'price.actualPrice.amount': field('money'),
  'price.compareAtPrice.amount': field('money'),
  'physicalProperties.weight': field('number'),
  'choices.optionChoiceIds.optionId': field('text'),
  'choices.optionChoiceIds.choiceId': field('text'),
  'inventoryStatus.inStock': field('flag'),
  'inventoryStatus.preorderEnabled': field('flag'),
}

/** What a search of products of catalog V3 filters, sorts and aggregates by. */
export const productSearchFields: SearchFields = {
  'allCategoriesInfo.categories': categories,
  'directCategoriesInfo.categories': categories,
  'variantsInfo.variants': { type: 'items', fields: variantFields },
  'additionalRibbons.id': list(),
  'additionalRibbons.name': list(),
  'infoSections.id': list(),
  'infoSections.uniqueName': list(),
  'modifiers.id': list(),
  'modifiers.choicesSettings.choices.choiceId': list(),
  'modifiers.choicesSettings.choices.name': list(),
  'modifiers.name': list(),
  'options.id': list(),
  'options.choicesSettings.choices.choiceId': list(),
  'options.choicesSettings.choices.name': list(),
  'options.name': list(),
  'tags.privateTags.tagIds': list(),
  'tags.publicTags.tagIds': list(),
  id: field('text', { isLong: true }),
  'brand.id': field('text'),
  'brand.name': field('text'),
  handle: field('text', { isLong: true }),
  importId: field('text'),
  'inventory.availabilityStatus': field('text'),
  'inventory.preorderAvailability': field('text'),
  'inventory.preorderStatus': field('text'),
  'physicalProperties.deliveryProfileId': field('text'),
  'physicalProperties.fulfillerId': field('text'),
  productType: field('text'),
  'ribbon.id': field('text'),
  'ribbon.name': field('text'),
  slug: field('text', { isLong: true }),
  'subscriptionDetails.allowOneTimePurchases': field('flag'),
  taxGroupId: field('text'),
  visible: field('flag'),
  visibleInPos: field('flag'),
  createdDate: sorted('date'),
  updatedDate: sorted('date'),
  'actualPriceRange.maxValue.amount': sorted('money'),
  'actualPriceRange.minValue.amount': sorted('money'),
  'compareAtPriceRange.maxValue.amount': sorted('money'),
  'compareAtPriceRange.minValue.amount': sorted('money'),
  'minVariantPriceInfo.sku': sorted('text', { isLong: true }),
  name: sorted('text', { isLong: true }),
  'physicalProperties.shippingWeightRange.maxValue': sorted('number'),
  'physicalProperties.shippingWeightRange.minValue': sorted('number'),
  'allCategoriesInfo.categories.id': aggregated('text'),
  'directCategoriesInfo.categories.id': aggregated('text'),
  'allCategoriesInfo.categories.index': noIndex,
  'directCategoriesInfo.categories.index': noIndex,
  'variantsInfo.variants.barcode': aggregated('text', { isLong: true }),
  'variantsInfo.variants.choices.optionChoiceIds.choiceId': aggregated('text'),
  'variantsInfo.variants.choices.optionChoiceIds.optionId': aggregated('text'),
  'variantsInfo.variants.physicalProperties.weight': aggregated('number'),
  'variantsInfo.variants.price.actualPrice.amount': aggregated('money'),
  'variantsInfo.variants.price.compareAtPrice.amount': aggregated('money'),
  'variantsInfo.variants.sku': aggregated('text', { isLong: true }),
  'variantsInfo.variants.visible': aggregated('flag'),
}
