import type { Minor } from '@vitrine/domain/money.ts'
import type { Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { StockMove } from '../../../catalog/product/api.ts'
import type { RedeemedGiftCard } from '../../../money/gift-card/api.ts'
import type { OrderRecord } from '../../../orders/order/api.ts'
import type { Attempt } from '../../../money/payment/api.ts'

/** An order before it is placed: settled in every figure, without number and dates. */
export interface OrderDraft {
  readonly owner: string
  readonly email: string
  readonly checkoutId: string
  /** The lines of the cart that the order empties. */
  readonly lineIds: readonly string[]
  readonly total: Minor
  /** What of it is paid after the order, by its terms. */
  readonly later?: Minor
  /** What of that is the rest of deposits, and when it is due. */
  readonly remainders?: readonly Remainder[]
  /** Whether the buyer agreed that their card is charged for it then. */
  readonly chargesRemainders?: boolean
  /** What a gift card has paid of it already. */
  readonly giftCard?: RedeemedGiftCard
  /** What goes out of stock when the order is paid; nothing where it has gone already. */
  readonly stockOnPaid?: readonly StockMove[]
  readonly record: Omit<OrderRecord, 'id' | 'createdDate' | 'purchasedDate'>
}

/** What is still to be paid with the order. */
export const dueOf = ({ total, later = 0, giftCard }: OrderDraft): Minor => total - later - (giftCard?.amount ?? 0)

/** The order that an attempt pays for: drafts are written with attempts by this room alone. */
export const draftOf = ({ draft }: Attempt): OrderDraft => draft as OrderDraft
