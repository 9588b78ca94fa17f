// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { ProductTranslation, CollectionTranslation } from '../generated.ts'

/**
 * Lists the translations of a product, sorted by language. Elevated.
 *
 * @example
 * const translations = await owner.translations.listProductTranslations(product.id)
 */
export const listProductTranslations = (
  send: ElevatedSend,
): ((
  productId: string,
  call?: CallOptions,
) => Promise<readonly { language: string; translation: ProductTranslation }[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/products/{productId}/translations productId', repeatable: true, elevated: true },
    'translations',
  )

/**
 * Creates or replaces the translation of a product in a language. Elevated.
 *
 * @example
 * await owner.translations.setProductTranslation(product.id, 'de', { name: 'Lampe' })
 */
export const setProductTranslation = (
  send: ElevatedSend,
): ((
  productId: string,
  language: string,
  translation: ProductTranslation,
  call?: CallOptions,
) => Promise<{ translation: ProductTranslation }>) =>
  bind(send, {
    route: 'PUT /vitrine/v1/products/{productId}/translations/{language} productId language translation',
    repeatable: true,
    elevated: true,
  })

/**
 * Deletes the translation of a product in a language. Elevated.
 *
 * @example
 * await owner.translations.deleteProductTranslation(product.id, 'de')
 */
export const deleteProductTranslation = (
  send: ElevatedSend,
): ((productId: string, language: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    {
      route: 'DELETE /vitrine/v1/products/{productId}/translations/{language} productId language',
      repeatable: true,
      elevated: true,
    },
    '',
  )

/**
 * Lists the translations of a collection, sorted by language. Elevated.
 *
 * @example
 * const translations = await owner.translations.listCollectionTranslations(collection.id)
 */
export const listCollectionTranslations = (
  send: ElevatedSend,
): ((
  collectionId: string,
  call?: CallOptions,
) => Promise<readonly { language: string; translation: CollectionTranslation }[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/collections/{collectionId}/translations collectionId', repeatable: true, elevated: true },
    'translations',
  )

/**
 * Creates or replaces the translation of a collection in a language. Elevated.
 *
 * @example
 * await owner.translations.setCollectionTranslation(collection.id, 'de', { name: 'Lampen' })
 */
export const setCollectionTranslation = (
  send: ElevatedSend,
): ((
  collectionId: string,
  language: string,
  translation: CollectionTranslation,
  call?: CallOptions,
) => Promise<{ translation: CollectionTranslation }>) =>
  bind(send, {
    route: 'PUT /vitrine/v1/collections/{collectionId}/translations/{language} collectionId language translation',
    repeatable: true,
    elevated: true,
  })

/**
 * Deletes the translation of a collection in a language. Elevated.
 *
 * @example
 * await owner.translations.deleteCollectionTranslation(collection.id, 'de')
 */
export const deleteCollectionTranslation = (
  send: ElevatedSend,
): ((collectionId: string, language: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    {
      route: 'DELETE /vitrine/v1/collections/{collectionId}/translations/{language} collectionId language',
      repeatable: true,
      elevated: true,
    },
    '',
  )
