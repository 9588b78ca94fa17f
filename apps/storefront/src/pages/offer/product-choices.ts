import type { Product } from '@vitrine/client'
import { textField } from './product-modifiers.ts'

/** Choice descriptions by option name. */
export type Choices = Readonly<Record<string, string>>

type Variant = Product['variants'][number]

/** Whether buyers can have a variant now, in advance, or not. */
export type Availability = 'IN_STOCK' | 'PREORDER' | 'OUT_OF_STOCK'

export const availabilityOf = (found: Variant | undefined): Availability => {
  if (found === undefined || found.variant.visible === false) return 'OUT_OF_STOCK'
  if (found.stock.inStock) return 'IN_STOCK'
  return found.stock.preorder ? 'PREORDER' : 'OUT_OF_STOCK'
}

/** Whether a variant can be ordered, now or in advance. */
export const isSold = (found: Variant | undefined): boolean => availabilityOf(found) !== 'OUT_OF_STOCK'

/** Returns the availability of a product: the best of its variants. */
export const productAvailability = ({ variants }: Pick<Product, 'variants'>): Availability => {
  const found = new Set(variants.map(availabilityOf))
  return found.has('IN_STOCK') ? 'IN_STOCK' : found.has('PREORDER') ? 'PREORDER' : 'OUT_OF_STOCK'
}

/** Returns how many of a variant can be ordered, if that is limited. */
export const quantityOf = ({ stock }: Variant): number | undefined => {
  if (stock.preorder) return stock.preorder.quantity
  return stock.trackQuantity ? stock.quantity : undefined
}

/** Whether a choice is available together with the other choices, or with any if none are made. */
export const isAvailable = (product: Product, chosen: Choices, option: string, choice: string): boolean =>
  product.variants.some(
    (variant) =>
      isSold(variant) &&
      variant.choices[option] === choice &&
      product.productOptions.every(
        ({ name }) => name === option || chosen[name] === undefined || variant.choices[name] === chosen[name],
      ),
  )

/** Returns the form field of an option, whatever its name. */
export const choiceField = (option: string): string => `choice:${option}`

/** Reads the posted choices that the product has. */
export const postedChoices = ({ productOptions }: Product, form: FormData): Choices =>
  Object.fromEntries(
    productOptions.flatMap(({ name, choices }) => {
      const value = form.get(choiceField(name))
      const known = choices.find(({ description }) => description === value)
      return known ? [[name, known.description]] : []
    }),
  )

/** The field that says whether a gift card is for its buyer. */
export const giftFor = 'gift-for'
export const forMyself = 'myself'
export const forOther = 'other'
export type GiftFor = typeof forMyself | typeof forOther

/** Reads the gift card fields of a form. Ignores the recipient's fields if the buyer keeps the card. */
export const postedGift = ({ customTextFields = [] }: Product, form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (form.get(giftFor) === forMyself ? [] : customTextFields).flatMap(({ title = '' }) => {
      const text = String(form.get(textField(title)) ?? '').trim()
      return text === '' ? [] : [[title, text]]
    }),
  )

/** Reads the posted quantity. */
export const postedQuantity = (form: FormData): number => {
  const quantity = Number(form.get('quantity') ?? 1)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= 100_000 ? quantity : 1
}

/** Returns the variant of the choices. A product without options has one. */
export const chosenVariant = (product: Product, chosen: Choices): Variant | undefined =>
  product.manageVariants
    ? product.variants.find(({ choices }) => product.productOptions.every(({ name }) => choices[name] === chosen[name]))
    : product.variants[0]

/** Returns the initial choices: those of the URL, or of the first variant in stock. */
export const firstChoices = (product: Product, search: URLSearchParams): Choices => {
  const named = Object.fromEntries(
    product.productOptions.flatMap(({ name, choices }) => {
      const value = search.get(name)
      return value !== null && choices.some(({ description }) => description === value) ? [[name, value]] : []
    }),
  )
  const fits = (variant: Variant) => Object.entries(named).every(([name, value]) => variant.choices[name] === value)
  const first = product.variants.find((variant) => isSold(variant) && fits(variant)) ?? product.variants.find(isSold)
  return first ? { ...first.choices, ...(fits(first) ? named : {}) } : named
}
