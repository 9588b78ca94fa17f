import type { SearchField, SearchFields, SearchFieldType } from '../../../ground/query/search/search-fields.ts'

const field = (type: SearchFieldType, more: Partial<SearchField> = {}): SearchField => ({
  type,
  filter: 'all',
  isSortable: true,
  isAggregated: true,
  ...more,
})
const long = field('text', { isLong: true })

/** What a query of variants of catalog V3 filters and sorts by. */
export const variantQueryFields: SearchFields = {
  id: long,
  'productData.productId': long,
  variantId: long,
}

/** What a search of variants of catalog V3 filters, sorts and aggregates by. */
export const variantSearchFields: SearchFields = {
  ...variantQueryFields,
  id: field('text', { isSortable: false, isLong: true }),
  'optionChoices.optionChoiceIds.choiceId': field('text', { filter: 'list' }),
  'optionChoices.optionChoiceIds.optionId': field('text', { filter: 'list' }),
  barcode: long,
  'inventoryStatus.inStock': field('flag'),
  'inventoryStatus.preorderEnabled': field('flag'),
  'price.actualPrice.amount': field('money'),
  'price.compareAtPrice.amount': field('money'),
  'productData.updatedDate': field('date'),
  'productData.brand.id': field('text'),
  'productData.handle': field('text'),
  'productData.name': long,
  'productData.physicalProperties.fulfillerId': field('text'),
  'productData.productType': field('text'),
  'productData.slug': long,
  'productData.visible': field('flag'),
  'productData.visibleInPos': field('flag'),
  sku: long,
  visible: field('flag'),
}
