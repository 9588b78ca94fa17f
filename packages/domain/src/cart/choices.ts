import { giftFields } from '../gift-card/gift.ts'

interface Described {
  readonly itemType?: { readonly preset?: string }
  readonly descriptionLines?: readonly {
    readonly name?: { readonly original?: string }
    readonly plainText?: { readonly original?: string }
    readonly colorInfo?: { readonly original?: string }
  }[]
}

/** What stands in the email of a gift card, and not beside it. */
const letterTitles: readonly string[] = [giftFields.message.title, giftFields.senderName.title]

/** What was chosen of a product, in words, as a line of a cart, a checkout or an order tells it. */
export const choicesOf = ({ descriptionLines = [], itemType }: Described): string =>
  descriptionLines
    .filter(({ name }) => itemType?.preset !== 'GIFT_CARD' || !letterTitles.includes(name?.original ?? ''))
    .map(({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original)
    .filter(Boolean)
    .join(', ')
