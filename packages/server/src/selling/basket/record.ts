import type { CatalogOverrideFields, ContactDetails, CustomLineItem } from '@vitrine/contract/entities/selling/cart.ts'
import type {
  CheckoutCustomField,
  CustomContentReference,
  CustomSettings,
  MarketingConsent,
  ExternalReference,
} from '@vitrine/contract/entities/selling/checkout.ts'
import type { FormSubmission } from '@vitrine/contract/entities/selling/form-submission.ts'
import type { Address } from '@vitrine/contract/entities/common.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Line } from '@vitrine/domain/cart/lines.ts'
import type { Sellable } from '@vitrine/domain/cart/sellable.ts'
import type { Charging } from '@vitrine/domain/currency/charging.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Reduction } from '@vitrine/domain/totals/discount.ts'
import type { ChosenGiftCard } from '../../money/gift-card/api.ts'
import type { Creator } from './creator.ts'

/** A line with the last snapshot of its item, for when the catalog no longer has it. */
export interface StoredLine extends Line {
  readonly seen: Omit<Sellable, 'stock'>
  /** Set for a custom line: its full definition. */
  readonly custom?: Input<CustomLineItem>
  /** Overrides of catalog texts and prices by an elevated caller. */
  readonly override?: Input<CatalogOverrideFields>
}

/** A fee added by an elevated caller. */
export interface ManualFee {
  readonly code: string
  readonly name: string
  readonly price: Minor
  readonly source: 'MANUAL' | 'ITEM'
  readonly lineIds?: readonly string[]
  readonly providerAppId?: string
  /** In percent, if the fee has its own rate. */
  readonly taxRatePercent?: string
  readonly taxableAddress?: 'BUSINESS' | 'BILLING' | 'SHIPPING'
}

/** A discount on lines that a response has shown. */
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
 * The contents of a cart or checkout, which share this form whatever their calls name the fields. Prices are recomputed
 * at each reading until it becomes an order.
 */
export interface BasketRecord {
  readonly lines: readonly StoredLine[]
  /** Charged currency, if it is not the store's own, with the last known rate. */
  readonly charging?: Charging
  readonly couponCode?: string
  /** Merchant discounts on the whole; amounts in minor units. */
  readonly merchantDiscounts?: readonly Reduction[]
  readonly additionalFees?: readonly ManualFee[]
  /** Discounts that responses have shown, so that their end can be reported. */
  readonly seenDiscounts?: readonly SeenDiscount[]
  readonly giftCard?: ChosenGiftCard
  readonly email?: string
  /** The email by which the buyer was last recognized as a guest. It applies as long as it is the email of the basket. */
  readonly recognizedEmail?: string
  readonly billingInfo?: Contact
  /** Recipient and shipping address. */
  readonly shippingDestination?: Contact
  /** Code of the chosen delivery option. */
  readonly selectedDelivery?: string
  /**
   * Creator on behalf of the buyer: an owner, an app, or an API key, which has no ID. Absent if the buyer created it.
   */
  readonly createdBy?: Creator
  readonly buyerNote?: string
  readonly overrideCheckoutUrl?: string
  readonly businessLocationId?: string
  /** Language of the buyer, if known. */
  readonly buyerLanguage?: string
  readonly channelType?: string
  /** Created as a checkout by the first generation of calls, which then have no cart for it. */
  readonly isOnlyCheckout?: true
  /** The carrier that the buyer sent; only returned as is. */
  readonly selectedCarrier?: string
  readonly purchaseFlowId: string
  /** The tax exempt group set by the store. */
  readonly taxExemptGroupId?: string
  readonly customSettings?: CustomSettings
  readonly customContentReference?: CustomContentReference
  readonly externalReference?: ExternalReference
  readonly customFields?: readonly CheckoutCustomField[]
  /** The buyer's consent to marketing messages. */
  readonly marketingConsent?: MarketingConsent
  /** Forms of apps that the buyer submitted. */
  readonly formSubmissions?: readonly FormSubmission[]
  readonly extendedFields?: object
}
