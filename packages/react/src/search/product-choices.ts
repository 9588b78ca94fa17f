import type { Product, Variant } from '@vitrine/client'
import type { CartItem } from '../stores/cart-lines.ts'

/** Choices by option name. */
export type Choices = Readonly<Record<string, string>>

/** App ID of catalog products in catalog references. */
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Whether a variant can be bought, now or as a preorder. */
export const isSold = (variant: Variant | undefined): boolean =>
  variant !== undefined &&
  variant.variant.visible !== false &&
  (variant.stock.inStock || variant.stock.preorder !== undefined)

/** Returns how many of a variant can be bought. `undefined` if that is not limited. */
export const quantityLimitOf = ({ stock }: Variant): number | undefined => {
  if (stock.preorder) return stock.preorder.quantity
  return stock.trackQuantity ? stock.quantity : undefined
}

/** Returns the variant of the choices. A product without options has one. */
export const variantOf = (product: Product, chosen: Choices): Variant | undefined =>
  product.manageVariants
    ? product.variants.find(({ choices }) => product.productOptions.every(({ name }) => choices[name] === chosen[name]))
    : product.variants[0]

/** Returns the options without a choice. */
export const missingOptions = ({ productOptions }: Product, chosen: Choices): readonly string[] =>
  productOptions.map(({ name }) => name).filter((name) => chosen[name] === undefined)

/** Whether a choice can be bought with the choices of the other options. */
export const isChoiceSold = (product: Product, chosen: Choices, option: string, choice: string): boolean =>
  product.manageVariants
    ? product.variants.some(
        (variant) =>
          isSold(variant) &&
          variant.choices[option] === choice &&
          Object.entries(chosen).every(([name, value]) => name === option || variant.choices[name] === value),
      )
    : isSold(product.variants[0])

/**
 * Returns the initial choices: `preferred` as far as the product has them, completed with the first available variant.
 */
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

/** Options of a cart item. */
export interface ItemOptions {
  readonly quantity?: number
  /** Custom texts, by title of the text field. */
  readonly texts?: Readonly<Record<string, string>>
  /** Chosen modifiers, by key: `{ Wrapping: 'Paper' }`. */
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
 * Returns a product as a cart item, with its preview.
 * @example
 * await add(itemOf(product, { Size: 'L' }, { quantity: 2 }))
 */
export const itemOf = (product: Product, chosen: Choices = {}, options: ItemOptions = {}): CartItem => {
  const { quantity = 1 } = options
  const { priceData = product.priceData } = variantOf(product, chosen)?.variant ?? {}
  const amountOf = (amount = 0) => ({ amount: String(amount), convertedAmount: String(amount) })
  const [price, fullPrice] = [amountOf(priceData.discountedPrice), amountOf(priceData.price)]
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
      name: { original: product.name },
      pricing: {
        unitPrice: price,
        totalPrice: amountOf((priceData.discountedPrice ?? 0) * quantity),
        priceUndetermined: false,
        breakdown: { fullPrice, salePrice: price, totalModifiersPrice: amountOf() },
      },
      attributes: {
        descriptionLines: lines,
        ...(product.media?.mainMedia?.image && { image: product.media.mainMedia.image }),
        membersOnly: false,
      },
    },
  }
}
