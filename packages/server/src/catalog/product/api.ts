export { directAndAllCategoriesOf } from './category/categories-of-products.ts'
export { findShownCategoryPath } from './category/shown-path.ts'
export { collectionSlug, createAllProducts, findOrCreateCollection } from './collection/named-collection.ts'
export { setRuleOfNewStore } from './collection-rules/change-rule.ts'
export { noteProductChanges } from './history/store.ts'
export { editListedProduct, lockEdited } from './by-list/edit-listed.ts'
export { upsertProducts } from './by-handle/upsert-products.ts'
export { createProductWriter } from './edit/change-product.ts'
export { type Known, type Note, mergeNotes } from './changes.ts'
export { readShownState } from './read/counts.ts'
export { productChanged, productCreated, stockChanged } from './edit/product-events.ts'
export { externalPicture, externalVideo } from './edit/media/external-media.ts'
export { type OnSite, catalogViewOf } from './read/viewing.ts'
export { type CatalogReading, readCatalog } from './offers.ts'
export { presentMedia } from './read/present/present-media.ts'
export { allProductsId, presentProduct } from './read/present/present-product.ts'
export {
  findExistingCollections,
  findExistingProducts,
  findProductBySlug,
  type RecordedProduct,
  hasProduct,
  lockExistingProducts,
  lockProductForReading,
  lockProductRecord,
  lockVariantIds,
} from './read/references.ts'
export {
  findCollectionTexts,
  findProductTexts,
  lockTranslatable,
  saveCollectionTranslations,
  saveProductTranslations,
} from './edit/translations.ts'
export { type OfferRow, findOfferRows, findProducts, productColumns, stockReader } from './read/product-rows.ts'
export { type NamedProduct, type ProductChoices, findProductChoices, findProductNames } from './read/product-choices.ts'
export { productTextsOf } from './read/product-texts.ts'
export { inventoryStatus } from './read/query-products.ts'
export { readOptions } from './reference-options.ts'
export { type StockLevel, insertProduct, setCollections, setStock, updateProductRow } from './edit/save-product.ts'
export { findFreeSlug } from './edit/slugs.ts'
export type { StockUser } from './inventory/locations-of-order.ts'
export { daysBefore, keptDays } from './public-price/kept-days.ts'
export { readHistories } from './public-price/read-histories.ts'
export { noteRule, readRulePeriods } from './public-price/rule-periods.ts'
export { hasPreorders, setImportedPreorders, setPreorders } from './inventory/set-preorders.ts'
export type { StockMove } from './inventory/stock-move.ts'
export { type TakeResult, returnStock, takeStock } from './stock.ts'
export { type ChangeNote, countCatalogChanges, readChangeNotes } from './catalog-changes.ts'
export { presentProductPage, readRequestedFields } from './handlers/product-v3-pages.ts'
export { presentReadOnlyVariants } from './v3/present-read-only-variants.ts'
