import type { Order, OrderAppliedDiscount, OrderLineItem, OrderShippingInfo } from '@vitrine/contract/entities/order.ts'
import type { Minor } from '../money.ts'
import type { Tax, TaxComponent } from '../tax/tax.ts'
import type { DraftDeposit } from './deposit.ts'
import type { Reduction } from '../totals/discount.ts'

/** What an order shows of a line beside what it costs. */
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

/** A line as it stood in the order that is edited. */
export interface LineBefore {
  readonly quantity: number
  readonly price: Minor
  readonly shown: OrderLineItem
}

export interface DraftLine {
  readonly id: string
  /** None where it was taken out of the order that is edited. */
  readonly quantity: number
  readonly price: Minor
  readonly details: LineDetails
  readonly kind: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD'
  readonly taxGroupId?: string
  /** Goods that are delivered alike; the store's default profile unless told. */
  readonly deliveryProfileId?: string
  /** In percent, as it was settled: what was sold is taxed as on the day it was. */
  readonly taxRatePercent?: string
  readonly taxComponents?: readonly TaxComponent[]
  readonly before?: LineBefore
}

type Source = 'ORIGINAL_ORDER' | 'CUSTOM'

interface Choice {
  readonly id: string
  readonly source: Source
  /** Whether it counts. */
  readonly applied: boolean
}

/** What the owner takes off: of all lines, of one, or of the delivery. */
export interface CustomDiscount extends Choice {
  readonly source: 'CUSTOM'
  readonly type: NonNullable<OrderAppliedDiscount['discountType']>
  readonly reduction: Reduction
  readonly lineId?: string
  readonly description?: string
}

/** What was taken off when the order was placed: so much of each line, and of the delivery. */
export interface OriginalDiscount extends Choice {
  readonly source: 'ORIGINAL_ORDER'
  readonly shares: Readonly<Record<string, Minor>>
  readonly delivery: Minor
  readonly shown: OrderAppliedDiscount
}

export type DraftDiscount = CustomDiscount | OriginalDiscount

export interface DraftFee extends Omit<Choice, 'source'> {
  /** `AUTOMATIC`: by a rule of the owner or by an app, worked out each time. */
  readonly source: Source | 'AUTOMATIC'
  readonly code?: string
  readonly name: string
  readonly price: Minor
  readonly taxable: boolean
  readonly taxGroupId?: string
  readonly taxRatePercent?: string
  readonly taxComponents?: readonly TaxComponent[]
  readonly lineItemIds?: readonly string[]
  /** Who charges it by itself, and which app. */
  readonly chargedBy?: 'PLATFORM' | 'ITEM' | 'SERVICE_PLUGIN'
  readonly providerAppId?: string
  /** The tax of another address, where that counts for it. */
  readonly taxElsewhere?: Tax
  /** As it stood in the order that is edited. */
  readonly shown?: NonNullable<Order['additionalFees']>[number]
}

export interface DraftDelivery {
  readonly carrierId?: string
  readonly code?: string
  readonly title: string
  readonly logistics?: OrderShippingInfo['logistics']
  readonly region?: OrderShippingInfo['region']
  /** Before discounts; what the store's own shipping option costs, where nothing is said. */
  readonly price?: Minor
  readonly taxRatePercent?: string
  readonly taxComponents?: readonly TaxComponent[]
}

/** All that decides what a draft costs. */
export interface DraftContent {
  readonly lines: readonly DraftLine[]
  readonly discounts: readonly DraftDiscount[]
  readonly fees: readonly DraftFee[]
  readonly delivery?: DraftDelivery
  readonly taxExempt: boolean
  /** What is paid in advance; all of it with the order, where nothing is said. */
  readonly deposit?: DraftDeposit
}
