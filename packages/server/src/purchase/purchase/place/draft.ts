import type { Minor } from '@vitrine/domain/money.ts'
import type { Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { StockMove } from '../../../catalog/product/api.ts'
import type { RedeemedGiftCard } from '../../../money/gift-card/api.ts'
import type { OrderRecord } from '../../../orders/order/api.ts'
import type { Attempt } from '../../../money/payment/api.ts'

/** An order before it is placed: complete except for its number and dates. */
export interface OrderDraft {
  readonly owner: string
  readonly email: string
  readonly checkoutId: string
  /** Lines of the cart that the order empties. */
  readonly lineIds: readonly string[]
  readonly total: Minor
  /** Amount to be paid after the order, by its payment terms. */
  readonly later?: Minor
  /** The remainders of deposits, with their due dates. */
  readonly remainders?: readonly Remainder[]
  /** Whether the buyer agreed to be charged for the remainders by card. */
  readonly chargesRemainders?: boolean
  /** What a gift card has already paid. */
  readonly giftCard?: RedeemedGiftCard
  /** Stock to take when the order is paid. Absent if it was already taken. */
  readonly stockOnPaid?: readonly StockMove[]
  readonly record: Omit<OrderRecord, 'id' | 'createdDate' | 'purchasedDate'>
}

/** The amount due when the order is placed. */
export const dueOf = ({ total, later = 0, giftCard }: OrderDraft): Minor => total - later - (giftCard?.amount ?? 0)

/** The order that an attempt pays for. Only this room writes such drafts. */
export const draftOf = ({ draft }: Attempt): OrderDraft => draft as OrderDraft
