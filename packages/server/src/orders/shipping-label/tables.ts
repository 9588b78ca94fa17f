import type {
  LabelDimensions,
  LabelItem,
  LabelPackage,
  ShippingLabel,
} from '@vitrine/contract/entities/orders/shipping-labels.ts'
import type { ConfiguredRate } from '@vitrine/domain/shipping-label/configured-rates.ts'
import type { LabelStatus } from '@vitrine/domain/shipping-label/states.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { LabelParcel, LabelRate } from '../shippo/api.ts'

export type LabelProvider = ShippingLabel['provider']
export type LabelMode = ShippingLabel['mode']

/** The label account of a store. At most one per store. */
export interface LabelAccountTable {
  site_id: string
  provider: LabelProvider
  mode: LabelMode
  /** Our own ID: a new key counts as a new account, and the labels of the old one are not looked up with it. */
  account_id: string
  /** The encrypted API key; null if the provider needs none. */
  secret: string | null
  /** The last characters of the key. */
  hint: string | null
  created_date: Date
}

/** A rate with the price and delivery time from the label settings. */
export type OfferedRate = LabelRate & Partial<Pick<ConfiguredRate<LabelRate>, 'price' | 'deliveryTime'>>

/** A parcel as sent to carriers and as presented. */
export interface ParcelRecord {
  readonly parcel: LabelParcel
  readonly package: LabelPackage & { readonly dimensions?: LabelDimensions }
  readonly items: readonly LabelItem[]
  /** Decimal string, in the weight unit of the order. */
  readonly weight: string
  readonly weightUnit: 'KG' | 'LB'
}

export interface QuoteRecord extends ParcelRecord {
  /** An already packed fulfillment. */
  readonly fulfillmentId?: string
  readonly rates: readonly OfferedRate[]
  readonly provider: LabelProvider
  readonly mode: LabelMode
  readonly accountId: string
}

/** A quote: the rates for a parcel of an order. */
export interface LabelQuoteTable {
  site_id: string
  id: string
  order_id: string
  body: JsonColumn<QuoteRecord>
  created_date: Date
}

/** Data of a label besides its status. */
export interface LabelRecord extends ParcelRecord {
  readonly purpose: ShippingLabel['purpose']
  readonly provider: LabelProvider
  readonly mode: LabelMode
  readonly accountId: string
  readonly rate: OfferedRate
  /** Whether its fulfillment was created for the label, and is removed with it. */
  readonly isPackedForIt: boolean
  /** The return that the label is for. */
  readonly returnId?: string
  readonly sendShippingEmail: boolean
  readonly actor?: Actor
  readonly trackingNumber?: string
  readonly trackingLink?: string
  readonly labelUrl?: string
  readonly reason?: string
  /** Pending change of the fulfillment after a void request; removed once it was applied. */
  readonly voiding?: { readonly shipment: 'CANCEL' | 'KEEP'; readonly sendShippingEmail: boolean }
  /** ISO 8601. When voiding was requested. */
  readonly voidingSince?: string
}

/** A label, inserted before it is bought. Lock its order before changing it. */
export interface ShippingLabelTable {
  site_id: string
  id: string
  order_id: string
  order_number: string
  quote_id: string
  fulfillment_id: string | null
  status: StateColumn<LabelStatus>
  /** The provider's ID of the label. */
  reference: string | null
  body: JsonColumn<LabelRecord>
  created_date: Date
  updated_date: Date
}

/** The image of a label, stored when it is first printed, since the provider's URL expires. */
export interface ShippingLabelFileTable {
  site_id: string
  label_id: string
  /** PNG, in base64. */
  picture: string
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    label_account: LabelAccountTable
    label_quote: LabelQuoteTable
    shipping_label: ShippingLabelTable
    shipping_label_file: ShippingLabelFileTable
  }
}
