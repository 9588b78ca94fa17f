import type {
  LabelDimensions,
  LabelItem,
  LabelPackage,
  ShippingLabel,
} from '@vitrine/contract/entities/shipping-labels.ts'
import type { ConfiguredRate } from '@vitrine/domain/shipping-label/configured-rates.ts'
import type { LabelStatus } from '@vitrine/domain/shipping-label/states.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { LabelParcel, LabelRate } from '../shippo/api.ts'

export type LabelProvider = ShippingLabel['provider']
export type LabelMode = ShippingLabel['mode']

/** With which account a store buys labels: at most one. */
export interface LabelAccountTable {
  site_id: string
  provider: LabelProvider
  mode: LabelMode
  /** Ours: a new key is a new account to us, which is not asked about labels of another. */
  account_id: string
  /** The key, sealed; nothing where the provider asks for none. */
  secret: string | null
  /** The last characters of the key. */
  hint: string | null
  created_date: Date
}

/** A rate as it was offered, with what the settings make of it. */
export type OfferedRate = LabelRate & Partial<Pick<ConfiguredRate<LabelRate>, 'price' | 'deliveryTime'>>

/** What a parcel is, for carriers and for people. */
export interface ParcelRecord {
  readonly parcel: LabelParcel
  readonly package: LabelPackage & { readonly dimensions?: LabelDimensions }
  readonly items: readonly LabelItem[]
  /** As decimal text, in the unit of the order. */
  readonly weight: string
  readonly weightUnit: 'KG' | 'LB'
}

export interface QuoteRecord extends ParcelRecord {
  /** A fulfillment that was packed before. */
  readonly fulfillmentId?: string
  readonly rates: readonly OfferedRate[]
  readonly provider: LabelProvider
  readonly mode: LabelMode
  readonly accountId: string
}

/** What a parcel of an order costs, as it was told. */
export interface LabelQuoteTable {
  site_id: string
  id: string
  order_id: string
  body: JsonColumn<QuoteRecord>
  created_date: Date
}

/** What is told of a label beside its state. */
export interface LabelRecord extends ParcelRecord {
  readonly purpose: ShippingLabel['purpose']
  readonly provider: LabelProvider
  readonly mode: LabelMode
  readonly accountId: string
  readonly rate: OfferedRate
  /** Whether its shipment was packed for it, and goes with it. */
  readonly isPackedForIt: boolean
  /** The return that it is for. */
  readonly returnId?: string
  readonly sendShippingEmail: boolean
  readonly actor?: Actor
  readonly trackingNumber?: string
  readonly trackingLink?: string
  readonly labelUrl?: string
  readonly reason?: string
  /** What is to become of its shipment when it is given back; gone once that was done. */
  readonly voiding?: { readonly shipment: 'CANCEL' | 'KEEP'; readonly sendShippingEmail: boolean }
  /** ISO 8601: when it was asked to go back. */
  readonly voidingSince?: string
}

/** A label, written down before it is bought. Whoever changes one holds its order first. */
export interface ShippingLabelTable {
  site_id: string
  id: string
  order_id: string
  order_number: string
  quote_id: string
  fulfillment_id: string | null
  status: StateColumn<LabelStatus>
  /** By which name its provider knows it. */
  reference: string | null
  body: JsonColumn<LabelRecord>
  created_date: Date
  updated_date: Date
}

/** The picture of a label, kept when it is printed for the first time: a provider's address does not last. */
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
