import type { GiftCardDeliveryState } from '@vitrine/domain/gift-card/delivery.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Generated } from 'kysely'
import type { StateColumn } from '../../ground/database/columns.ts'

/** Reference to a gift card in a checkout. */
export interface ChosenGiftCard {
  readonly id: string
  /** End of the entered code: if the code is replaced, the card is no longer chosen. */
  readonly lastFour?: string
  /** Maximum amount to redeem, in minor units. */
  readonly requested?: Minor
}

/** The redemption of a gift card by an order. */
export interface RedeemedGiftCard {
  /** Also the ID of the payment. */
  readonly id: string
  readonly obfuscatedCode: string
  readonly amount: Minor
}

export interface GiftCardTable {
  site_id: string
  id: string
  /** SHA-256 of site and code, hex; the code itself is not stored. Null until a code was sent. */
  code_hash: string | null
  last_four: string | null
  currency: string
  /** In minor units of the currency, like the balance. */
  initial_value: number
  balance: number
  expires: Date | null
  disabled: Generated<boolean>
  recipient_email: string | null
  /** The owner of store credit; null for gift cards, which belong to the holder of the code. */
  member_id: Generated<string | null>
  created_date: Date
  updated_date: Date
}

/** A movement of a gift card or store credit. Append-only. */
export interface GiftCardMovementTable {
  site_id: string
  id: string
  gift_card_id: string
  /** `GIVEN` by the owner, `REFUNDED` for an order, `REDEEMED` for a payment, `RETURNED` from it. */
  type: 'ISSUED' | 'GIVEN' | 'REFUNDED' | 'REDEEMED' | 'RETURNED'
  /** In minor units; negative for redemptions. */
  amount: number
  payment_id: string | null
  order_id: string | null
  reason: string | null
  created_date: Date
}

/** An amount redeemed from a gift card. Its ID is the ID of the order's payment. */
export interface GiftCardRedemptionTable {
  site_id: string
  id: string
  gift_card_id: string
  amount: number
  /** Amount returned to the card. */
  returned: Generated<number>
  /** Whether it was redeemed outside of checkouts, so that it can be undone. */
  is_voucher: Generated<boolean>
  /** ID of the purchase outside of checkouts, if it has one. It redeems a card once. */
  purchase_id: Generated<string | null>
  created_date: Date
}

/** A sold gift card: one for each piece of a line item. */
export interface SoldGiftCardTable {
  site_id: string
  order_id: string
  line_item_id: string
  /** Index of the piece in its line, starting at 1. */
  number: number
  gift_card_id: string
  recipient_name: string | null
  recipient_email: string
  sender_name: string | null
  message: string | null
  /** Language of the buyer. */
  language: string
  state: StateColumn<GiftCardDeliveryState>
  /** When its code is due to be sent. */
  send_date: Date
  /** When it was last sent. */
  sent_date: Date | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    gift_card: GiftCardTable
    gift_card_movement: GiftCardMovementTable
    sold_gift_card: SoldGiftCardTable
    gift_card_redemption: GiftCardRedemptionTable
  }
}
