import { giftFields } from '../gift-card/gift.ts'

/** Text in the store's language, and in the buyer's. */
interface Said {
  readonly original?: string
  readonly translated?: string
}

/** Money as an amount and as formatted text. */
interface Told {
  readonly amount?: string
  readonly formattedAmount?: string
}

interface ToldGroup {
  readonly name?: Said
  readonly modifiers?: readonly {
    readonly quantity?: number
    readonly label?: Said
    readonly details?: Said
    readonly price?: Told
  }[]
}

interface Described {
  readonly modifierGroups?: readonly ToldGroup[]
  readonly itemType?: { readonly preset?: string }
  readonly descriptionLines?: readonly {
    readonly name?: Said
    readonly plainText?: Said
    readonly colorInfo?: Said
  }[]
}

/** Whose language to use: the store's, or the buyer's if there is a translation. */
export type WordsFor = 'store' | 'buyer'

const textOf = (said: Said | undefined, reader: WordsFor): string | undefined =>
  (reader === 'buyer' ? said?.translated : undefined) ?? said?.original

/** Titles that appear only in the gift card's email, not on its line. */
const letterTitles: readonly string[] = [giftFields.message.title, giftFields.senderName.title]

/** Formats the price a modifier adds. Left out where prices are not shown, as on packing slips. */
export type AddedInWords = (price: Told) => string | undefined

/** Uses the price as formatted on the line. */
export const asTold: AddedInWords = ({ formattedAmount }) => formattedAmount

interface Telling {
  readonly reader: WordsFor
  readonly added: AddedInWords | undefined
}

const addedOf = ({ price, quantity = 1 }: NonNullable<ToldGroup['modifiers']>[number], { added }: Telling): string => {
  const text = price && Number(price.amount ?? 0) !== 0 ? added?.(price) : undefined
  if (!text) return ''
  return quantity === 1 ? ` (+${text})` : ` (${quantity} × ${text})`
}

/** Replaces a shortened label, which ends with an ellipsis, by the full text from the line's description. */
const wholeOf = (label: string, text: string | undefined): string =>
  label.endsWith('…') && text?.startsWith(label.slice(0, -1)) ? text : label

/** Formats a modifier group: `Wrapping: Paper (+2.00 €)`. */
const groupInWords = (
  { name, modifiers = [] }: ToldGroup,
  { text, ...telling }: Telling & { text: string | undefined },
): string => {
  const parts = modifiers.map((one) => {
    const label = wholeOf(textOf(one.label, telling.reader) ?? '', text)
    const words = [label, textOf(one.details, telling.reader)].filter(Boolean).join(' – ')
    return words + addedOf(one, telling)
  })
  return [textOf(name, telling.reader), parts.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

/**
 * Describes the choices of a line of a cart, checkout or order: its options, then its modifiers with the prices they
 * add. Descriptions that repeat a modifier are left out.
 */
export const choicesOf = (
  { descriptionLines = [], modifierGroups = [], itemType }: Described,
  reader: WordsFor = 'store',
  added?: AddedInWords,
): string => {
  const texts = descriptionLines
    .filter(({ name }) => itemType?.preset !== 'GIFT_CARD' || !letterTitles.includes(name?.original ?? ''))
    .map(({ name, plainText, colorInfo }) => ({
      name: name?.original,
      text: textOf(plainText, reader) ?? textOf(colorInfo, reader),
    }))
  const told = new Set(modifierGroups.map(({ name }) => name?.original))
  const plain = texts.filter(({ name }) => name === undefined || !told.has(name)).map(({ text }) => text)
  const groups = modifierGroups.map((group) => {
    const text = texts.find(({ name }) => name !== undefined && name === group.name?.original)?.text
    return groupInWords(group, { reader, added, text })
  })
  return [...plain, ...groups].filter(Boolean).join(', ')
}

/** Returns the product name of a line of a cart, checkout or order. */
export const lineName = ({ productName }: { readonly productName: Said }, reader: WordsFor = 'store'): string =>
  textOf(productName, reader) ?? ''
