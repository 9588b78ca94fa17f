import { giftFields } from '../gift-card/gift-fields.ts'

/** Text in the store's language, and in the buyer's. */
interface TranslatableText {
  readonly original?: string
  readonly translated?: string
}

/** Money as an amount and as formatted text. */
interface FormattedPrice {
  readonly amount?: string
  readonly formattedAmount?: string
}

interface DescribedGroup {
  readonly name?: TranslatableText
  readonly modifiers?: readonly {
    readonly quantity?: number
    readonly label?: TranslatableText
    readonly details?: TranslatableText
    readonly price?: FormattedPrice
  }[]
}

interface Described {
  readonly modifierGroups?: readonly DescribedGroup[]
  readonly itemType?: { readonly preset?: string }
  readonly descriptionLines?: readonly {
    readonly name?: TranslatableText
    readonly plainText?: TranslatableText
    readonly colorInfo?: TranslatableText
  }[]
}

/** Whose language to use: the store's, or the buyer's if there is a translation. */
export type Audience = 'store' | 'buyer'

const textOf = (translatable: TranslatableText | undefined, reader: Audience): string | undefined =>
  (reader === 'buyer' ? translatable?.translated : undefined) ?? translatable?.original

/** Titles that appear only in the gift card's email, not on its line. */
const giftFieldTitles: readonly string[] = [giftFields.message.title, giftFields.senderName.title]

/** Formats the price a modifier adds. Left out where prices are not shown, as on packing slips. */
export type FormatAddedPrice = (price: FormattedPrice) => string | undefined

/** Uses the price as formatted on the line. */
export const formattedPrice: FormatAddedPrice = ({ formattedAmount }) => formattedAmount

interface TextOptions {
  readonly reader: Audience
  readonly formatPrice: FormatAddedPrice | undefined
}

const addedPriceText = (
  { price, quantity = 1 }: NonNullable<DescribedGroup['modifiers']>[number],
  { formatPrice }: TextOptions,
): string => {
  const text = price && Number(price.amount ?? 0) !== 0 ? formatPrice?.(price) : undefined
  if (!text) return ''
  return quantity === 1 ? ` (+${text})` : ` (${quantity} × ${text})`
}

/** Replaces a shortened label, which ends with an ellipsis, by the full text from the line's description. */
const fullLabel = (label: string, text: string | undefined): string =>
  label.endsWith('…') && text?.startsWith(label.slice(0, -1)) ? text : label

/** Formats a modifier group: `Wrapping: Paper (+2.00 €)`. */
const describeGroup = (
  { name, modifiers = [] }: DescribedGroup,
  { text, ...options }: TextOptions & { text: string | undefined },
): string => {
  const parts = modifiers.map((one) => {
    const label = fullLabel(textOf(one.label, options.reader) ?? '', text)
    const words = [label, textOf(one.details, options.reader)].filter(Boolean).join(' – ')
    return words + addedPriceText(one, options)
  })
  return [textOf(name, options.reader), parts.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

/**
 * Describes the choices of a line of a cart, checkout or order: its options, then its modifiers with the prices they
 * add. Descriptions that repeat a modifier are left out.
 */
export const choicesOf = (
  { descriptionLines = [], modifierGroups = [], itemType }: Described,
  reader: Audience = 'store',
  formatPrice?: FormatAddedPrice,
): string => {
  const texts = descriptionLines
    .filter(({ name }) => itemType?.preset !== 'GIFT_CARD' || !giftFieldTitles.includes(name?.original ?? ''))
    .map(({ name, plainText, colorInfo }) => ({
      name: name?.original,
      text: textOf(plainText, reader) ?? textOf(colorInfo, reader),
    }))
  const modifierNames = new Set(modifierGroups.map(({ name }) => name?.original))
  const plain = texts.filter(({ name }) => name === undefined || !modifierNames.has(name)).map(({ text }) => text)
  const groups = modifierGroups.map((group) => {
    const text = texts.find(({ name }) => name !== undefined && name === group.name?.original)?.text
    return describeGroup(group, { reader, formatPrice, text })
  })
  return [...plain, ...groups].filter(Boolean).join(', ')
}

/** Returns the product name of a line of a cart, checkout or order. */
export const lineName = (
  { productName }: { readonly productName: TranslatableText },
  reader: Audience = 'store',
): string => textOf(productName, reader) ?? ''
