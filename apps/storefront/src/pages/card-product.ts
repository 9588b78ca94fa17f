import type { Product } from '@vitrine/client'
import type { Picture } from '../pictures.ts'
import { shownPrices } from './converted.ts'
import { isSold } from './product-choices.ts'
import { modifiersOf } from './product-modifiers.ts'

/** What a list shows of a product: it travels with the page, so it is no more than that. */
export interface CardProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly ribbon?: string
  readonly isSoldOut: boolean
  readonly price: {
    readonly amount: number
    readonly currency: string
    /** What it costs where nothing is off; told where it is more. */
    readonly compareAt?: number
    /** The price of the catalog before anything is off. */
    readonly full: number
    /** Other variants cost more. */
    readonly isLowest: boolean
  }
  /** Its main picture, and another side of it. */
  readonly pictures: readonly Picture[]
  /** The fewest that can be ordered, where that is more than one. */
  readonly fewest?: number
  /** How it goes into a cart, where there is nothing to choose before. */
  readonly options?: Readonly<Record<string, unknown>>
}

const priceOf = (product: Product): CardProduct['price'] => {
  const { priceRange, variants } = product
  const { price, discountedPrice, currency } = shownPrices(product)
  if (priceRange?.minValue !== undefined && priceRange.minValue !== priceRange.maxValue) {
    const all = variants.flatMap(({ variant: one }) =>
      one.priceData ? [shownPrices(one as Product).discountedPrice] : [],
    )
    const lowest = currency === product.priceData.currency || all.length === 0 ? priceRange.minValue : Math.min(...all)
    return { amount: lowest, currency, full: price, isLowest: true }
  }
  return {
    amount: discountedPrice,
    currency,
    full: price,
    isLowest: false,
    ...(discountedPrice !== price && { compareAt: price }),
  }
}

const picturesOf = ({ media: { mainMedia, items } }: Product): Picture[] => {
  const main = mainMedia?.image
  if (!main) return []
  const second = items.find(({ image }) => image && image.url !== main.url)?.image
  return [main, ...(second ? [second] : [])].map(({ url, altText }) => ({ url, ...(altText && { altText }) }))
}

const optionsOf = (product: Product): CardProduct['options'] => {
  const { productOptions, giftCard = false, manageVariants, variants } = product
  const [only] = variants
  const isChosen = productOptions.length > 0 || giftCard || modifiersOf(product).length > 0
  if (isChosen || !only || !isSold(only)) return undefined
  return manageVariants ? { variantId: only.id, options: only.choices } : {}
}

/** A product as lists show it. */
export const cardOf = (product: Product): CardProduct => {
  const { id, slug, name, ribbon, stock } = product
  const options = optionsOf(product)
  return {
    id,
    slug,
    name,
    ...(ribbon && { ribbon }),
    isSoldOut: !stock.inStock,
    price: priceOf(product),
    pictures: picturesOf(product),
    ...(options && { options }),
  }
}
