import type { Product, Variant } from '@vitrine/client'
import type { CartItem } from './cart-lines.ts'

/** The choice of each option, by the option's name. */
export type Choices = Readonly<Record<string, string>>

/** The app that sells products of the catalog, in a catalog reference. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Whether a variant can be bought. */
export const isSold = (variant: Variant | undefined): boolean =>
  variant !== undefined && variant.variant.visible !== false && variant.stock.inStock

/** The variant that all choices together mean; a product without options has one. */
export const variantOf = (product: Product, chosen: Choices): Variant | undefined =>
  product.manageVariants
    ? product.variants.find(({ choices }) => product.productOptions.every(({ name }) => choices[name] === chosen[name]))
    : product.variants[0]

/** The options that nothing is chosen for yet. */
export const missingOptions = ({ productOptions }: Product, chosen: Choices): readonly string[] =>
  productOptions.map(({ name }) => name).filter((name) => chosen[name] === undefined)

/** Whether a choice can be bought beside the choices of the other options. */
export const isChoiceSold = (product: Product, chosen: Choices, option: string, choice: string): boolean =>
  product.manageVariants
    ? product.variants.some(
        (variant) =>
          isSold(variant) &&
          variant.choices[option] === choice &&
          Object.entries(chosen).every(([name, value]) => name === option || variant.choices[name] === value),
      )
    : isSold(product.variants[0])

/** What is chosen at first: `wished` as far as the product has it, and otherwise the first variant that can be bought. */
export const firstChoices = (product: Product, preferred: Choices = {}): Choices => {
  const known = Object.fromEntries(
    product.productOptions.flatMap(({ name, choices }) =>
      choices.some(({ description }) => description === preferred[name]) ? [[name, preferred[name]!]] : [],
    ),
  )
  const fits = (variant: Variant): boolean =>
    Object.entries(known).every(([name, value]) => variant.choices[name] === value)
  const sold = product.variants.filter(isSold)
  return { ...(sold.find(fits) ?? (Object.keys(known).length > 0 ? undefined : sold[0]))?.choices, ...known }
}

/** What goes with a product into the cart. */
export interface ItemOptions {
  readonly quantity?: number
  /** The buyer's own texts, by the titles of the product's text fields. */
  readonly texts?: Readonly<Record<string, string>>
  /** What was chosen of the product's modifiers, by their keys: `{ Wrapping: 'Paper' }`. */
  readonly modifiers?: Readonly<Record<string, string>>
}

const catalogOptions = (product: Product, chosen: Choices, { texts, modifiers = {} }: ItemOptions) => {
  const variant = variantOf(product, chosen)
  const known = product.productOptions.length > 0 ? chosen : {}
  const choices = { ...(product.manageVariants ? variant?.choices : known), ...modifiers }
  return {
    ...(product.manageVariants && { variantId: variant?.id }),
    ...(Object.keys(choices).length > 0 && { options: choices }),
    ...(texts && Object.keys(texts).length > 0 && { customTextFields: texts }),
  }
}

/**
 * A product as an item for the cart, with what shows of it at once.
 *
 * @example
 * await add(itemOf(product, { Size: 'L' }, { quantity: 2 }))
 */
export const itemOf = (product: Product, chosen: Choices = {}, options: ItemOptions = {}): CartItem => {
  const { quantity = 1 } = options
  const { priceData = product.priceData } = variantOf(product, chosen)?.variant ?? {}
  const price = (amount: number | undefined, formattedAmount: string | undefined) => ({
    ...(amount !== undefined && { amount: String(amount) }),
    formattedAmount,
  })
  const lines = Object.entries(chosen).map(([name, value]) => ({
    name: { original: name },
    plainText: { original: value },
  }))
  return {
    catalogReference: {
      appId: storesAppId,
      catalogItemId: product.id,
      options: catalogOptions(product, chosen, options),
    },
    quantity,
    preview: {
      productName: { original: product.name },
      price: price(priceData.discountedPrice, priceData.formatted?.discountedPrice),
      fullPrice: price(priceData.price, priceData.formatted?.price),
      descriptionLines: lines,
      ...(product.media?.mainMedia?.image && { image: product.media.mainMedia.image }),
    },
  }
}
