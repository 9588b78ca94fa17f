import type { Product } from '@vitrine/client'
import { picturesOf, type Picture } from '../../pictures.ts'
import { hasChoices } from '../offer/bundle-choices.ts'
import { shownPrices } from '../offer/converted.ts'
import { isSold, productAvailability, type Availability } from '../offer/product-choices.ts'
import { modifiersOf } from '../offer/product-modifiers.ts'

/** The product data of a card. It is sent with the page, so it contains no more than needed. */
export interface CardProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly ribbon?: string
  readonly availability: Availability
  readonly price: {
    readonly amount: number
    readonly currency: string
    /** Price before discounts. Set only if it is higher. */
    readonly compareAt?: number
    /** The lowest price of the 30 days before the discount, if the store announces it. */
    readonly prior?: number
    /** Catalog price before discounts. */
    readonly full: number
    /** Whether other variants cost more. */
    readonly isLowest: boolean
    /** Whether all variants or the lowest priced one are discounted. */
    readonly isReduced?: boolean
  }
  /** Colors to choose from, if there are several. */
  readonly colors?: readonly string[]
  /** Main image, and a second one. */
  readonly pictures: readonly Picture[]
  /** EU energy efficiency class. */
  readonly energyClass?: string
  /** Minimum order quantity, if more than one. */
  readonly minQuantity?: number
  /** Cart options, if the product has nothing to choose. */
  readonly options?: Readonly<Record<string, unknown>>
}

const priceOf = (product: Product): CardProduct['price'] => {
  const { priceRange, variants } = product
  const { price, discountedPrice, priorPrice, currency } = shownPrices(product)
  if (priceRange?.minValue !== undefined && priceRange.minValue !== priceRange.maxValue) {
    const all = variants.flatMap(({ variant: one }) =>
      one.priceData ? [shownPrices(one as Product).discountedPrice] : [],
    )
    const lowest = currency === product.priceData.currency || all.length === 0 ? priceRange.minValue : Math.min(...all)
    return {
      amount: lowest,
      currency,
      full: price,
      isLowest: true,
      ...(discountedPrice < price && { isReduced: true }),
    }
  }
  return {
    amount: discountedPrice,
    currency,
    full: price,
    isLowest: false,
    ...(discountedPrice !== price && { compareAt: price, isReduced: discountedPrice < price }),
    ...(priorPrice !== undefined && { prior: priorPrice }),
  }
}

const cardPictures = ({ media }: Product): Picture[] =>
  picturesOf(media)
    .slice(0, 2)
    .map(({ url, altText, focalPoint }) => ({ url, ...(altText && { altText }), ...(focalPoint && { focalPoint }) }))

/** Returns the color codes of a product's first color option. */
const colorsOf = ({ productOptions }: Product): readonly string[] => {
  const option = productOptions.find(({ optionType }) => optionType === 'color')
  return (option?.choices ?? []).map(({ value }) => value)
}

const optionsOf = (product: Product): CardProduct['options'] => {
  const { productOptions, giftCard = false, manageVariants, variants } = product
  const [only] = variants
  const isChosen = productOptions.length > 0 || giftCard || modifiersOf(product).length > 0 || hasChoices(product)
  if (isChosen || !only || !isSold(only)) return undefined
  return manageVariants ? { variantId: only.id, options: only.choices } : {}
}

/** Converts a product to a card. */
export const cardOf = (product: Product): CardProduct => {
  const { id, slug, name, ribbon, energyClass } = product
  const options = optionsOf(product)
  const colors = colorsOf(product)
  return {
    id,
    slug,
    name,
    ...(ribbon && { ribbon }),
    availability: productAvailability(product),
    price: priceOf(product),
    pictures: cardPictures(product),
    ...(colors.length > 1 && { colors }),
    ...(energyClass && { energyClass }),
    ...(options && { options }),
  }
}
