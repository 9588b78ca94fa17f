import type { Category } from '@vitrine/client'
import type { Picture } from '../pictures.ts'

/** A category in a list. It is sent with the page, so it contains no more than needed. */
export interface CategoryCard {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Number of products, without those of subcategories. */
  readonly count: number
  readonly picture?: Picture
}

const pictureOf = (image: { readonly url?: string; readonly altText?: string } | undefined) =>
  image?.url === undefined ? {} : { picture: { url: image.url, ...(image.altText && { altText: image.altText }) } }

/** Converts a category to a card. */
export const categoryCard = ({ id, slug = id, name, itemCounter, image }: Category): CategoryCard => ({
  id,
  slug,
  name,
  count: itemCounter,
  ...pictureOf(image),
})
