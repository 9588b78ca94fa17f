import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { DraftContent } from '@vitrine/domain/draft-order/content.ts'
import type { DraftOrderState } from '@vitrine/domain/draft-order/states.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'
import type { Contact } from '../../selling/basket/api.ts'

/** The edited order, as it was when the draft was created. */
export interface EditedOrder extends Pick<
  Order,
  'buyerInfo' | 'billingInfo' | 'recipientInfo' | 'shippingInfo' | 'businessLocation'
> {
  readonly orderId: string
  readonly total: Minor
  /** Hash of its line items and amounts, to detect that the order has changed since. */
  readonly fingerprint: string
}

/** Contents of a draft. */
export interface DraftOrderRecord extends DraftContent {
  readonly buyerInfo?: Order['buyerInfo']
  readonly billingInfo?: Contact
  readonly recipientInfo?: Contact
  readonly businessLocation?: Order['businessLocation']
  readonly extendedFields?: Order['extendedFields']
  readonly buyerNote?: string
  readonly buyerLanguage?: string
  readonly isTaxIncluded?: boolean
  readonly purchaseFlowId: string
  readonly createdBy?: Order['createdBy']
  readonly commitSettings?: object
  readonly edited?: EditedOrder
  /** Whether fees of the owner's rules and of apps are charged, as in a checkout. */
  readonly chargesFees?: boolean
  /** IDs of such fees that the owner has removed. */
  readonly feesOff?: readonly string[]
}

export interface DraftOrderTable {
  site_id: string
  id: string
  /** The order that it edits or has become. */
  order_id: string | null
  status: StateColumn<DraftOrderState>
  revision: number
  /** In minor units, as of the last save. */
  total: number
  body: JsonColumn<DraftOrderRecord>
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    draft_order: DraftOrderTable
  }
}
