import type { ProductTranslation } from '@vitrine/client'

/** Returns a translation with another alternative text of an item, without those of media that were removed. */
export const withAltText = (
  translation: ProductTranslation,
  { mediaId, altText, mediaIds }: { mediaId: string; altText: string; mediaIds: readonly string[] },
): ProductTranslation => {
  const { images: before = [], ...texts } = translation
  const others = before.filter(({ id }) => id !== mediaId && mediaIds.includes(id))
  const images = altText === '' ? others : [...others, { id: mediaId, altText }]
  return { ...texts, ...(images.length > 0 && { images }) }
}
