import type { Minor } from '@vitrine/domain/money.ts'
import type { Generated } from 'kysely'

/** A gift card as a checkout keeps it. */
export interface ChosenGiftCard {
  readonly id: string
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
  /** SHA-256 of site and code, hex: the code itself is kept nowhere. */
  code_hash: string
  last_four: string
  currency: string
  /** In minor units of the currency, like the balance. */
  initial_value: number
  balance: number
  expires: Date | null
  disabled: Generated<boolean>
  recipient_email: string | null
  created_date: Date
  updated_date: Date
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

declare module '../../ground/database/tables.ts' {
  interface Tables {
    gift_card: GiftCardTable
    gift_card_redemption: GiftCardRedemptionTable
  }
}
