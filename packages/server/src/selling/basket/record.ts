import type { CatalogOverrideFields, ContactDetails, CustomLineItem } from '@vitrine/contract/entities/cart.ts'
import type {
  CheckoutCustomField,
  CustomContentReference,
  CustomSettings,
  MarketingConsent,
  ExternalReference,
} from '@vitrine/contract/entities/checkout.ts'
import type { Address } from '@vitrine/contract/entities/common.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Line } from '@vitrine/domain/cart/lines.ts'
import type { Sellable } from '@vitrine/domain/cart/sellable.ts'
import type { Charging } from '@vitrine/domain/currency/charging.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Reduction } from '@vitrine/domain/totals/discount.ts'
import type { ChosenGiftCard } from '../../money/gift-card/api.ts'
import type { Creator } from './creator.ts'

/** A line with what its item was like when it was last seen, for when the catalog has it no more. */
export interface StoredLine extends Line {
  readonly seen: Omit<Sellable, 'stock'>
  /** Set for a line that no catalog knows: all there is to know of it. */
  readonly custom?: Input<CustomLineItem>
  /** What an elevated caller has put in the place of the catalog's words and prices. */
  readonly override?: Input<CatalogOverrideFields>
}

/** A fee that an elevated caller has put on a purchase. */
export interface ManualFee {
  readonly code: string
  readonly name: string
  readonly price: Minor
  readonly source: 'MANUAL' | 'ITEM'
  readonly lineIds?: readonly string[]
  readonly providerAppId?: string
  /** In per cent, where it is not taxed as the purchase is. */
  readonly taxRatePercent?: string
  readonly taxableAddress?: 'BUSINESS' | 'BILLING' | 'SHIPPING'
}

/** A discount that an answer has shown on lines. */
export interface SeenDiscount {
  readonly id: string
  readonly name: string
  readonly source: 'RULE' | 'COUPON'
  readonly lineIds: readonly string[]
}

export interface Contact {
  readonly address?: Address
  readonly contactDetails?: ContactDetails
}

/**
 * What someone is about to buy. Carts and checkouts keep it alike, whatever their calls name its parts; what it costs is
 * worked out anew at each reading, until it becomes an order.
 */
export interface BasketRecord {
  readonly lines: readonly StoredLine[]
  /** In which currency it is paid, where that is not the store's own, and at which rate it was last told. */
  readonly charging?: Charging
  readonly couponCode?: string
  /** What the merchant takes off the whole, amounts in minor units. */
  readonly merchantDiscounts?: readonly Reduction[]
  readonly additionalFees?: readonly ManualFee[]
  /** Discounts that its answers have shown, so that one that counts no more can be told of. */
  readonly seenDiscounts?: readonly SeenDiscount[]
  readonly giftCard?: ChosenGiftCard
  readonly email?: string
  readonly billingInfo?: Contact
  /** Where it goes, and to whom. */
  readonly shippingDestination?: Contact
  /** The code of the delivery that the buyer chose. */
  readonly selectedDelivery?: string
  /** Who began it for its buyer: an owner, an app, or an API key, which has no ID. Absent where the buyer did. */
  readonly createdBy?: Creator
  readonly buyerNote?: string
  readonly overrideCheckoutUrl?: string
  readonly businessLocationId?: string
  /** The language that the buyer reads, where one was told. */
  readonly buyerLanguage?: string
  readonly channelType?: string
  readonly purchaseFlowId: string
  /** The group of buyers who are exempt from tax that the store has put the buyer into. */
  readonly taxExemptGroupId?: string
  readonly customSettings?: CustomSettings
  readonly customContentReference?: CustomContentReference
  readonly externalReference?: ExternalReference
  readonly customFields?: readonly CheckoutCustomField[]
  /** What the buyer allows the store to send beside what concerns the order. */
  readonly marketingConsent?: MarketingConsent
  readonly extendedFields?: object
}
