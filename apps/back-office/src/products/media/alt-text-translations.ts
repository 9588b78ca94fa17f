import type { ProductTranslation } from '@vitrine/client'
import { shop } from '../../shop.ts'
import { withAltText } from './with-alt-text.ts'

type Known = Awaited<ReturnType<typeof shop.translations.listProductTranslations>>

/** Alternative texts of an item by language. */
export type AltTexts = Readonly<Record<string, string>>

const translationIn = (known: Known, language: string): ProductTranslation =>
  known.find((one) => one.language === language)?.translation ?? {}

/** Reads the alternative texts of an item in other languages. */
export const readAltTexts = async (
  productId: string,
  mediaId: string,
  languages: readonly string[],
): Promise<AltTexts> => {
  const known = languages.length > 0 ? await shop.translations.listProductTranslations(productId) : []
  return Object.fromEntries(
    languages.map((language) => {
      const images = translationIn(known, language).images ?? []
      return [language, images.find(({ id }) => id === mediaId)?.altText ?? '']
    }),
  )
}

/** Saves those alternative texts of an item that changed. */
export const saveAltTexts = async (
  productId: string,
  {
    mediaId,
    mediaIds,
    before,
    after,
  }: { mediaId: string; mediaIds: readonly string[]; before: AltTexts; after: AltTexts },
): Promise<void> => {
  const changed = Object.entries(after).filter(([language, altText]) => before[language] !== altText)
  if (changed.length === 0) return
  // Read again: someone else may have translated other texts meanwhile.
  const known = await shop.translations.listProductTranslations(productId)
  for (const [language, altText] of changed) {
    const translation = withAltText(translationIn(known, language), { mediaId, altText, mediaIds })
    if (Object.keys(translation).length > 0)
      await shop.translations.setProductTranslation(productId, language, translation)
    else await shop.translations.deleteProductTranslation(productId, language)
  }
}
