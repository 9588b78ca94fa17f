import { giftFields } from '../gift-card/gift.ts'

/** Text as the store wrote it, and as the buyer reads it. */
interface Said {
  readonly original?: string
  readonly translated?: string
}

interface Described {
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

/** What was chosen of a product, in words, as a line of a cart, a checkout or an order tells it. */
export const choicesOf = ({ descriptionLines = [], itemType }: Described, reader: WordsFor = 'store'): string =>
  descriptionLines
    .filter(({ name }) => itemType?.preset !== 'GIFT_CARD' || !letterTitles.includes(name?.original ?? ''))
    .map(({ plainText, colorInfo }) => textOf(plainText, reader) ?? textOf(colorInfo, reader))
    .filter(Boolean)
    .join(', ')

/** What a line of a cart, a checkout or an order is called. */
export const lineName = ({ productName }: { readonly productName: Said }, reader: WordsFor = 'store'): string =>
  textOf(productName, reader) ?? ''
