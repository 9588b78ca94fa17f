import type { GiftCardDeliveryState } from '@vitrine/domain/gift-card/delivery.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Generated } from 'kysely'
import type { StateColumn } from '../../ground/database/columns.ts'

/** A gift card as a checkout keeps it. */
export interface ChosenGiftCard {
  readonly id: string
  /** The end of the code that was typed: once the card has another code, it is not chosen any more. */
  readonly lastFour?: string
  /** The most that the buyer wants to take from it, in minor units. */
  readonly requested?: Minor
}

/** What an order has taken from a gift card. */
export interface RedeemedGiftCard {
  /** The id of the payment, too. */
  readonly id: string
  readonly obfuscatedCode: string
  readonly amount: Minor
}

export interface GiftCardTable {
  site_id: string
  id: string
  /** SHA-256 of site and code, hex: the code itself is kept nowhere. Nothing while nobody has been told a code. */
  code_hash: string | null
  last_four: string | null
  currency: string
  /** In minor units of the currency, like the balance. */
  initial_value: number
  balance: number
  expires: Date | null
  disabled: Generated<boolean>
  recipient_email: string | null
  /** Whose store credit it is; nobody's for a gift card, which is whoever's has the code. */
  member_id: Generated<string | null>
  created_date: Date
  updated_date: Date
}

/** What happened to the money of a gift card, or of a member's store credit. Rows are appended and never changed. */
export interface GiftCardMovementTable {
  site_id: string
  id: string
  gift_card_id: string
  /** `GIVEN` by the owner, `REFUNDED` for an order, `REDEEMED` for a payment, `RETURNED` from it. */
  type: 'ISSUED' | 'GIVEN' | 'REFUNDED' | 'REDEEMED' | 'RETURNED'
  /** In minor units; below nothing where it was spent. */
  amount: number
  payment_id: string | null
  order_id: string | null
  reason: string | null
  created_date: Date
}

/** Money that an order took from a gift card; its id is the id of the order's payment. */
export interface GiftCardRedemptionTable {
  site_id: string
  id: string
  gift_card_id: string
  amount: number
  /** What of it went back to the card. */
  returned: Generated<number>
  created_date: Date
}

/** A gift card that was bought: one for each piece of a line of an order. */
export interface SoldGiftCardTable {
  site_id: string
  order_id: string
  line_item_id: string
  /** Which piece of the line it is, from 1 on. */
  number: number
  gift_card_id: string
  recipient_name: string | null
  recipient_email: string
  sender_name: string | null
  message: string | null
  /** Of the buyer. */
  language: string
  state: StateColumn<GiftCardDeliveryState>
  /** When its code is to be sent. */
  send_date: Date
  /** When it was sent last. */
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
