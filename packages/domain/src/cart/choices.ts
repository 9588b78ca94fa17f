import { giftFields } from '../gift-card/gift.ts'

/** Text as the store wrote it, and as the buyer reads it. */
interface Said {
  readonly original?: string
  readonly translated?: string
}

/** Money as lines tell it: as it is counted, and as people read it. */
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

/** Whose words are meant: those of the catalog, or what the buyer reads instead. */
export type WordsFor = 'store' | 'buyer'

const textOf = (said: Said | undefined, reader: WordsFor): string | undefined =>
  (reader === 'buyer' ? said?.translated : undefined) ?? said?.original

/** What stands in the email of a gift card, and not beside it. */
const letterTitles: readonly string[] = [giftFields.message.title, giftFields.senderName.title]

/** How what a modifier adds is told; nothing where prices are not told, as on packing slips. */
export type AddedInWords = (price: Told) => string | undefined

/** As the line itself writes it. */
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

/** Long texts stand whole in the description of the line alone: their label ends with an ellipsis. */
const wholeOf = (label: string, text: string | undefined): string =>
  label.endsWith('…') && text?.startsWith(label.slice(0, -1)) ? text : label

/** A modifier in words: `Wrapping: Paper (+2.00 €)`. */
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
 * What was chosen of a product, in words, as a line of a cart, a checkout or an order tells it: its options, then its
 * modifiers with what they add. A description that a modifier tells too is told once.
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

/** What a line of a cart, a checkout or an order is called. */
export const lineName = ({ productName }: { readonly productName: Said }, reader: WordsFor = 'store'): string =>
  textOf(productName, reader) ?? ''
