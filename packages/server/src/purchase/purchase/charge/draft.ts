import type { Minor } from '@vitrine/domain/money.ts'
import type { RedeemedGiftCard } from '../../../money/gift-card/api.ts'
import type { Attempt } from '../../../money/payment/api.ts'

/** What becomes of a hold that nobody captures or voids before. */
export interface HoldWish {
  readonly action: 'capture' | 'void'
  readonly afterMs: number
}

/** What an attempt pays of an order that stands. */
export interface OrderCharge {
  /** The request that is paid with it; nothing where the order is charged directly. */
  readonly paymentRequestId?: string
  /** What gift cards pay together with it: taken off them, and noted when the charge goes through. */
  readonly giftCards: readonly RedeemedGiftCard[]
  /** Set where the money is held only. */
  readonly hold?: HoldWish
}

/** What an attempt pays of its order: written with attempts by this room alone. */
export const chargeOf = ({ draft }: Attempt): OrderCharge => draft as OrderCharge

/** All that comes in with an attempt. */
export const amountOf = (attempt: Attempt): Minor =>
  chargeOf(attempt).giftCards.reduce((sum, { amount }) => sum + amount, Number(attempt.amount))
