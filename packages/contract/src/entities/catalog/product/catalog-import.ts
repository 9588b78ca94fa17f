import type { Static } from 'typebox'
import { described, entity, guid, integer, list, optional, text, timestamp } from '../../../schema.ts'
import { BulkError } from '../../bulk-results.ts'
import { ProductWithInventory } from './product-with-inventory.ts'

export type CatalogImport = Static<typeof CatalogImport>
export const CatalogImport = entity(
  'CatalogImport',
  { id: guid({ readOnly: true }), createdDate: timestamp({ readOnly: true }) },
  { description: 'A collection of products that are created or updated together, in the background.' },
)

const ProductByHandle = entity(
  'ProductByHandle',
  {
    ...ProductWithInventory.properties,
    handle: text({
      minLength: 1,
      maxLength: 100,
      description: 'Identifies the product: the one with this handle is updated, or a new one is created.',
    }),
  },
  { description: 'A product with its stock, to create or update by its handle.' },
)

export type ImportedProduct = Static<typeof ImportedProduct>
export const ImportedProduct = entity(
  'ImportedProduct',
  {
    product: ProductByHandle,
    categoryIdsInfo: optional(
      entity(
        'ImportedProductCategories',
        { categoryIds: list(guid(), { maxItems: 1000 }) },
        { description: 'Replaces the categories of the product. Default: they do not change.' },
      ),
    ),
  },
  { description: 'A product of a catalog import.' },
)

const CatalogImportFailure = entity(
  'CatalogImportFailure',
  {
    handle: text({ description: 'Handle of the product.' }),
    error: described(BulkError, 'Why it was not created or updated.'),
  },
  { description: 'A product that a catalog import could not create or update.' },
)

export type CatalogImportProgress = Static<typeof CatalogImportProgress>
export const CatalogImportProgress = entity(
  'CatalogImportProgress',
  {
    catalogImportId: guid(),
    createdDate: timestamp(),
    submittedDate: optional(timestamp()),
    completedDate: optional(timestamp({ description: 'When all products were created, updated or refused.' })),
    jobId: optional(guid({ description: 'ID of the background job, after the import was submitted.' })),
    productCount: integer({ description: 'Number of products that were added.' }),
    createdCount: integer({ description: 'Number of products that were created.' }),
    updatedCount: integer({ description: 'Number of products that were updated.' }),
    failedCount: integer({ description: 'Number of products that were refused.' }),
    failures: list(CatalogImportFailure, { description: 'A page of the refused products, in their order.' }),
  },
  { description: 'How far a catalog import is.' },
)
