// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ProductTranslation, CollectionTranslation } from '../generated.ts'

/** Lists the translations of a product, sorted by language. */
export const listProductTranslations: ElevatedEndpoint<
  { params: { productId: string } },
  { translations: readonly { language: string; translation: ProductTranslation }[] }
> = { route: 'GET /vitrine/v1/products/{productId}/translations', repeatable: true, elevated: true }

/** Creates or replaces the translation of a product in a language. */
export const setProductTranslation: ElevatedEndpoint<
  { params: { productId: string; language: string }; body: { translation: ProductTranslation } },
  { translation: ProductTranslation }
> = { route: 'PUT /vitrine/v1/products/{productId}/translations/{language}', repeatable: true, elevated: true }

/** Deletes the translation of a product in a language. */
export const deleteProductTranslation: ElevatedEndpoint<{ params: { productId: string; language: string } }, {}> = {
  route: 'DELETE /vitrine/v1/products/{productId}/translations/{language}',
  repeatable: true,
  elevated: true,
}

/** Lists the translations of a collection, sorted by language. */
export const listCollectionTranslations: ElevatedEndpoint<
  { params: { collectionId: string } },
  { translations: readonly { language: string; translation: CollectionTranslation }[] }
> = { route: 'GET /vitrine/v1/collections/{collectionId}/translations', repeatable: true, elevated: true }

/** Creates or replaces the translation of a collection in a language. */
export const setCollectionTranslation: ElevatedEndpoint<
  { params: { collectionId: string; language: string }; body: { translation: CollectionTranslation } },
  { translation: CollectionTranslation }
> = { route: 'PUT /vitrine/v1/collections/{collectionId}/translations/{language}', repeatable: true, elevated: true }

/** Deletes the translation of a collection in a language. */
export const deleteCollectionTranslation: ElevatedEndpoint<{ params: { collectionId: string; language: string } }, {}> =
  { route: 'DELETE /vitrine/v1/collections/{collectionId}/translations/{language}', repeatable: true, elevated: true }
