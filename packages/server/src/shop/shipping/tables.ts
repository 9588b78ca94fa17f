import type { Destination, Rate } from '@vitrine/domain/shipping/shipping.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'

export interface ShippingOptionRecord {
  readonly title: string
  readonly estimatedDeliveryTime?: string
  readonly deliveryRegionIds: readonly string[]
  /** Amounts and prices in minor units. */
  readonly rates: readonly Rate[]
  /** The buyer fetches it. */
  readonly pickup: boolean
  readonly extendedFields?: ExtendedFieldsRecord
}

/** What apps keep on something, by their namespace. */
export interface ExtendedFieldsRecord {
  readonly namespaces?: Readonly<Record<string, Record<string, unknown>>>
}

export interface DeliveryRegionRecord {
  readonly name: string
  /** None means everywhere. */
  readonly destinations: readonly Destination[]
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    shipping_option: DocumentTable<ShippingOptionRecord>
    delivery_region: DocumentTable<DeliveryRegionRecord>
  }
}
