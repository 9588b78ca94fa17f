import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import {
  AdditionalInfoSection,
  factFields,
  Product,
  ProductChoice,
  ProductOption,
} from '../../entities/catalog/product/product.ts'
import { Collection } from '../../entities/catalog/collection.ts'
import { translatedFactNames } from '../../entities/catalog/product/product-facts.ts'
import { entity, language, list, optional, shape, text } from '../../schema.ts'

const { name, description, ribbon } = Product.properties
const label = ProductOption.properties.name

const TranslatedChoice = entity('TranslatedChoice', {
  description: ProductChoice.properties.description,
  translatedDescription: ProductChoice.properties.description,
})

const TranslatedOption = entity('TranslatedOption', {
  name: label,
  translatedName: optional(label),
  choices: optional(list(TranslatedChoice, { maxItems: 1000 })),
})

const TranslatedTextField = entity('TranslatedTextField', {
  title: text({ minLength: 1, maxLength: 100 }),
  translatedTitle: text({ minLength: 1, maxLength: 100 }),
})

const TranslatedImage = entity('TranslatedImage', {
  id: text({ minLength: 1, maxLength: 300 }),
  altText: text({ minLength: 1, maxLength: 1000 }),
})

export type ProductTranslation = Static<typeof ProductTranslation>
export const ProductTranslation = entity(
  'ProductTranslation',
  {
    name: optional(name),
    description,
    ribbon,
    ...factFields(translatedFactNames),
    additionalInfoSections: optional(list(AdditionalInfoSection, { maxItems: 20 })),
    productOptions: optional(
      list(TranslatedOption, { maxItems: 16, description: 'Translations of options, and of modifiers with choices.' }),
    ),
    customTextFields: optional(list(TranslatedTextField, { maxItems: 10 })),
    images: optional(list(TranslatedImage, { maxItems: 50 })),
  },
  {
    description:
      'The texts of a product in another language. Missing texts are shown in the main language of the store.',
  },
)

export type CollectionTranslation = Static<typeof CollectionTranslation>
export const CollectionTranslation = entity(
  'CollectionTranslation',
  { name: optional(Collection.properties.name), description: Collection.properties.description },
  { description: 'The texts of a collection in another language.' },
)

const product = shape({ productId: text({ minLength: 1, maxLength: 64 }) })
const collection = shape({ collectionId: text({ minLength: 1, maxLength: 64 }) })
const languageField = { language: language({ minLength: 2, maxLength: 35 }) }
const productLanguage = shape({ ...product.properties, ...languageField })
const collectionLanguage = shape({ ...collection.properties, ...languageField })

/** Translations of the catalog. Shoppers select a language with the `x-vitrine-language` header. */
export const translationCalls = room({ scope: 'catalog', area: 'products' })({
  listProductTranslations: {
    method: 'GET',
    path: '/vitrine/v1/products/{productId}/translations',
    summary: 'Lists the translations of a product, sorted by language.',
    roles: elevated,
    repeatable: true,
    params: product,
    response: shape({
      translations: list(shape({ ...languageField, translation: ProductTranslation })),
    }),
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'translations',
      gives: 'translations',
      example: 'const translations = await owner.translations.listProductTranslations(product.id)',
    },
  },
  setProductTranslation: {
    method: 'PUT',
    path: '/vitrine/v1/products/{productId}/translations/{language}',
    summary: 'Creates or replaces the translation of a product in a language.',
    roles: elevated,
    repeatable: true,
    params: productLanguage,
    body: shape({ translation: ProductTranslation }),
    response: shape({ translation: ProductTranslation }),
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'translations',
      args: 'productId language translation',
      example: "await owner.translations.setProductTranslation(product.id, 'de', { name: 'Lampe' })",
    },
  },
  deleteProductTranslation: {
    method: 'DELETE',
    path: '/vitrine/v1/products/{productId}/translations/{language}',
    summary: 'Deletes the translation of a product in a language.',
    roles: elevated,
    repeatable: true,
    params: productLanguage,
    response: shape({}),
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'translations',
      args: 'productId language',
      example: "await owner.translations.deleteProductTranslation(product.id, 'de')",
    },
  },
  listCollectionTranslations: {
    method: 'GET',
    path: '/vitrine/v1/collections/{collectionId}/translations',
    summary: 'Lists the translations of a collection, sorted by language.',
    roles: elevated,
    repeatable: true,
    params: collection,
    response: shape({
      translations: list(shape({ ...languageField, translation: CollectionTranslation })),
    }),
    errors: ['COLLECTION_NOT_FOUND'],
    client: {
      module: 'translations',
      gives: 'translations',
      example: 'const translations = await owner.translations.listCollectionTranslations(collection.id)',
    },
  },
  setCollectionTranslation: {
    method: 'PUT',
    path: '/vitrine/v1/collections/{collectionId}/translations/{language}',
    summary: 'Creates or replaces the translation of a collection in a language.',
    roles: elevated,
    repeatable: true,
    params: collectionLanguage,
    body: shape({ translation: CollectionTranslation }),
    response: shape({ translation: CollectionTranslation }),
    errors: ['COLLECTION_NOT_FOUND'],
    client: {
      module: 'translations',
      args: 'collectionId language translation',
      example: "await owner.translations.setCollectionTranslation(collection.id, 'de', { name: 'Lampen' })",
    },
  },
  deleteCollectionTranslation: {
    method: 'DELETE',
    path: '/vitrine/v1/collections/{collectionId}/translations/{language}',
    summary: 'Deletes the translation of a collection in a language.',
    roles: elevated,
    repeatable: true,
    params: collectionLanguage,
    response: shape({}),
    errors: ['COLLECTION_NOT_FOUND'],
    client: {
      module: 'translations',
      args: 'collectionId language',
      example: "await owner.translations.deleteCollectionTranslation(collection.id, 'de')",
    },
  },
})
