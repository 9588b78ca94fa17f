import type { Minor } from '@vitrine/domain/money.ts'
import type { RedeemedGiftCard } from '../../../money/gift-card/api.ts'
import type { Attempt } from '../../../money/payment/api.ts'

/** What happens to an authorized payment that is not captured or voided before. */
export interface HoldPlan {
  readonly action: 'capture' | 'void'
  readonly afterMs: number
}

/** What an attempt pays of an existing order. */
export interface OrderCharge {
  /** The payment request it pays. Absent if the order is charged directly. */
  readonly paymentRequestId?: string
  /** Gift cards that pay together with it: redeemed first, recorded once the charge succeeds. */
  readonly giftCards: readonly RedeemedGiftCard[]
  /** Set if the payment is only authorized. */
  readonly hold?: HoldPlan
}

/** Returns what an attempt pays of its order. Only this room writes such drafts. */
export const chargeOf = ({ draft }: Attempt): OrderCharge => draft as OrderCharge

/** Returns the full amount paid with an attempt, including gift cards. */
export const amountOf = (attempt: Attempt): Minor =>
  chargeOf(attempt).giftCards.reduce((sum, { amount }) => sum + amount, Number(attempt.amount))
