import type { translationCalls } from '@vitrine/contract'
import type { CollectionTranslation, ProductTranslation } from '@vitrine/contract/calls/catalog/translations.ts'
import { findUnknownField, type Translations } from '@vitrine/domain/catalog/translation.ts'
import { isLanguage } from '@vitrine/domain/language.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal, wrongFormat } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { languagesOf, requireSite } from '../../ground/site/sites.ts'
import {
  findCollectionTexts,
  findProductTexts,
  lockTranslatable,
  saveCollectionTranslations,
  saveProductTranslations,
} from '../product/api.ts'

type Listed<Words> = { language: string; translation: Words }[]

const listed = <Words>(translations: Translations<Words> | null): Listed<Words> =>
  Object.entries(translations ?? {}).map(([language, translation]) => ({ language, translation }))

/** Returns the translations with one language set or removed; `null` if none are left. */
const withWords = <Words>(
  known: Translations<Words> | null,
  language: string,
  words: Words | undefined,
): Translations<Words> | null => {
  const { [language]: _before, ...rest } = known ?? {}
  const all = words === undefined ? rest : { ...rest, [language]: words }
  return Object.keys(all).length > 0 ? all : null
}

/** Drops empty texts: the original text is shown instead. */
const withoutEmptyTexts = <Words extends object>(words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== '' && value !== undefined)) as Words

const catalog = 'com.wix.ecommerce.catalog.api.v1'

interface Key {
  readonly siteId: string
  readonly id: string
}

const requireProduct = async (db: Db, key: Key) => {
  const found = await findProductTexts(db, key)
  if (!found) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id: key.id })
  return found
}

const requireCollection = async (db: Db, key: Key) => {
  const found = await findCollectionTexts(db, key)
  if (!found) throw new Refusal('COLLECTION_NOT_FOUND')
  return found
}

const refuseUnknown = (product: Awaited<ReturnType<typeof requireProduct>>, words: ProductTranslation): void => {
  const unknown = findUnknownField(product.record, words)
  if (unknown !== undefined) throw invalidField(`translation.${unknown}`, 'is not of this product')
}

/** Creates the handlers for calls about translations of products and collections. */
export const createTranslationHandlers = (context: Context): Handlers<typeof translationCalls> => {
  const { db, sites, now } = context

  const checkLanguage = async (siteId: string, language: string): Promise<void> => {
    if (!isLanguage(language) || language !== language.toLowerCase())
      throw wrongFormat('language', 'LANGUAGE', 'must be the code of a language, such as de')
    if (languagesOf(await requireSite(sites, siteId))[0] === language)
      throw invalidField('language', 'is the store’s own language: change the original texts instead')
  }

  const recordChange = (held: Db, { siteId, id }: Key, entity: 'product' | 'collection') =>
    recordEvent(held, {
      siteId,
      entity,
      entityId: id,
      type: `${catalog}.${entity === 'product' ? 'ProductChanged' : 'CollectionChanged'}`,
      body: { [`${entity}Id`]: id, changedFields: ['translations'] },
    })

  const setProduct = (key: Key, language: string, words: ProductTranslation | undefined) =>
    transact(db, async (held) => {
      await lockTranslatable(held, 'product', key)
      const product = await requireProduct(held, key)
      if (words) refuseUnknown(product, words)
      const translations = withWords(product.translations, language, words)
      await saveProductTranslations(held, key, { translations, now: now() })
      await recordChange(held, key, 'product')
    })

  const setCollection = (key: Key, language: string, words: CollectionTranslation | undefined) =>
    transact(db, async (held) => {
      await lockTranslatable(held, 'collection', key)
      const { translations: known } = await requireCollection(held, key)
      await saveCollectionTranslations(held, key, { translations: withWords(known, language, words), now: now() })
      await recordChange(held, key, 'collection')
    })

  return {
    listProductTranslations: async ({ siteId }, { params: { productId: id } }) => ({
      translations: listed((await requireProduct(db, { siteId, id })).translations),
    }),
    setProductTranslation: async ({ siteId }, { params: { productId: id, language }, body }) => {
      await checkLanguage(siteId, language)
      const translation = withoutEmptyTexts(body.translation)
      await setProduct({ siteId, id }, language, translation)
      return { translation }
    },
    deleteProductTranslation: async ({ siteId }, { params: { productId: id, language } }) => {
      await setProduct({ siteId, id }, language, undefined)
      return {}
    },
    listCollectionTranslations: async ({ siteId }, { params: { collectionId: id } }) => ({
      translations: listed((await requireCollection(db, { siteId, id })).translations),
    }),
    setCollectionTranslation: async ({ siteId }, { params: { collectionId: id, language }, body }) => {
      await checkLanguage(siteId, language)
      const translation = withoutEmptyTexts(body.translation)
      await setCollection({ siteId, id }, language, translation)
      return { translation }
    },
    deleteCollectionTranslation: async ({ siteId }, { params: { collectionId: id, language } }) => {
      await setCollection({ siteId, id }, language, undefined)
      return {}
    },
  }
}
