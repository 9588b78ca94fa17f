import type {
  CheckoutCustomField,
  CustomContentReference,
  CustomSettings,
  ExternalReference,
} from '@vitrine/contract/entities/checkout.ts'
import type { MerchantDiscount } from '@vitrine/domain/totals/totals.ts'
import type { Contact, StoredLine } from '../cart/tables.ts'
import type { ChosenGiftCard } from '../gift-card/tables.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** What a checkout keeps; totals are worked out anew at each reading, until it becomes an order. */
export interface CheckoutRecord {
  readonly lines: readonly StoredLine[]
  readonly couponCode?: string
  /** What the merchant takes off the whole, amounts in minor units. */
  readonly merchantDiscounts?: readonly MerchantDiscount[]
  readonly giftCard?: ChosenGiftCard
  readonly email?: string
  readonly billingInfo?: Contact
  readonly shippingDestination?: Contact
  readonly selectedDelivery?: string
  readonly buyerNote?: string
  readonly overrideCheckoutUrl?: string
  readonly channelType: string
  /** The language that the buyer reads, where one was told. */
  readonly buyerLanguage?: string
  readonly purchaseFlowId: string
  readonly customSettings?: CustomSettings
  readonly customContentReference?: CustomContentReference
  readonly externalReference?: ExternalReference
  readonly customFields?: readonly CheckoutCustomField[]
  readonly extendedFields?: object
}

export interface CheckoutTable {
  site_id: string
  id: string
  /** `visitor:…` or `member:…`, like the cart it came from. */
  owner: string
  cart_id: string | null
  body: JsonColumn<CheckoutRecord>
  /** Set once the checkout has become an order; it never changes after. */
  order_id: string | null
  /** What every figure was when it was last answered to its buyer, and to elevated callers, as a digest. */
  shown_to_buyer: string | null
  shown_to_elevated: string | null
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    checkout: CheckoutTable
  }
}
