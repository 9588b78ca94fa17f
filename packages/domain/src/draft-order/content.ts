import type {
  Order,
  OrderAppliedDiscount,
  OrderLineItem,
  OrderShippingInfo,
} from '@vitrine/contract/entities/orders/order.ts'
import type { CatalogReferenceOptions } from '../cart/sellable.ts'
import type { Minor } from '../money.ts'
import type { Tax, TaxComponent } from '../tax/tax.ts'
import type { DraftDeposit } from './deposit.ts'
import type { Reduction } from '../totals/discount.ts'

/** The fields of an order line apart from its amounts. */
export type LineDetails = Omit<
  OrderLineItem,
  | 'id'
  | 'quantity'
  | 'price'
  | 'priceBeforeDiscounts'
  | 'totalDiscount'
  | 'totalPriceBeforeTax'
  | 'totalPriceAfterTax'
  | 'lineItemPrice'
  | 'taxInfo'
>

/** A line as in the edited order. */
interface LineBefore {
  readonly quantity: number
  readonly price: Minor
  readonly shown: OrderLineItem
}

/** A bundle as it was added to a draft. */
export interface BundleOfLine {
  readonly id: string
  readonly catalogItemId: string
  readonly appId: string
  readonly options?: CatalogReferenceOptions
  readonly quantity: number
}

export interface DraftLine {
  readonly id: string
  /** Zero if it was removed from the edited order. */
  readonly quantity: number
  readonly price: Minor
  /** Whether the price is that of the catalog for the buyer: nobody has set it. */
  readonly followsCatalog?: boolean
  /** The bundle that it was added with: their price is that of the bundle as long as all parts follow the catalog. */
  readonly ofBundle?: BundleOfLine
  readonly details: LineDetails
  readonly kind: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD'
  readonly taxGroupId?: string
  /** Default: the store's default profile. */
  readonly deliveryProfileId?: string
  /** Fixed tax percentage: goods are taxed as on the day they were sold. */
  readonly taxRatePercent?: string
  readonly taxComponents?: readonly TaxComponent[]
  readonly before?: LineBefore
}

type Source = 'ORIGINAL_ORDER' | 'CUSTOM'

interface Choice {
  readonly id: string
  readonly source: Source
  /** Whether it applies. */
  readonly applied: boolean
}

/** A merchant's discount on all lines, one line, or the delivery. */
export interface CustomDiscount extends Choice {
  readonly source: 'CUSTOM'
  readonly type: NonNullable<OrderAppliedDiscount['discountType']>
  readonly reduction: Reduction
  readonly lineId?: string
  readonly description?: string
}

/** A discount from when the order was placed: an amount off each line and the delivery. */
export interface OriginalDiscount extends Choice {
  readonly source: 'ORIGINAL_ORDER'
  readonly shares: Readonly<Record<string, Minor>>
  readonly delivery: Minor
  readonly shown: OrderAppliedDiscount
}

export type DraftDiscount = CustomDiscount | OriginalDiscount

export interface DraftFee extends Omit<Choice, 'source'> {
  /** `AUTOMATIC`: calculated each time by a fee rule or an app. */
  readonly source: Source | 'AUTOMATIC'
  readonly code?: string
  readonly name: string
  readonly price: Minor
  readonly taxable: boolean
  readonly taxGroupId?: string
  readonly taxRatePercent?: string
  readonly taxComponents?: readonly TaxComponent[]
  readonly lineItemIds?: readonly string[]
  /** The source of an automatic fee, and the app. */
  readonly chargedBy?: 'PLATFORM' | 'ITEM' | 'SERVICE_PLUGIN'
  readonly providerAppId?: string
  /** The tax of a different address, if it applies to the fee. */
  readonly taxElsewhere?: Tax
  /** As in the edited order. */
  readonly shown?: NonNullable<Order['additionalFees']>[number]
}

export interface DraftDelivery {
  readonly carrierId?: string
  readonly code?: string
  readonly title: string
  readonly logistics?: OrderShippingInfo['logistics']
  readonly region?: OrderShippingInfo['region']
  /** Price before discounts. Default: the price of the store's shipping option. */
  readonly price?: Minor
  readonly taxRatePercent?: string
  readonly taxComponents?: readonly TaxComponent[]
}

/** Everything that determines the price of a draft. */
export interface DraftContent {
  readonly lines: readonly DraftLine[]
  readonly discounts: readonly DraftDiscount[]
  readonly fees: readonly DraftFee[]
  readonly delivery?: DraftDelivery
  readonly taxExempt: boolean
  /** Deposit. Default: the full amount is paid with the order. */
  readonly deposit?: DraftDeposit
}
