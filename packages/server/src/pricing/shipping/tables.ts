import type { City } from '@vitrine/domain/shipping/area.ts'
import type { OtherCharge, PickupPoint, RegionCarrier } from '@vitrine/domain/shipping/delivery.ts'
import type { TimeOfDay } from '@vitrine/domain/time/local-time.ts'
import type { Duration, TimeWindow } from '@vitrine/domain/shipping/schedule.ts'
import type { Destination, Point, Rate } from '@vitrine/domain/shipping/shipping.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'

/** What every way of delivery has. */
export interface MethodRecord {
  readonly deliveryRegionIds: readonly string[]
  /** Amounts and prices in minor units. */
  readonly rates: readonly Rate[]
  readonly charges?: readonly OtherCharge[]
  /** Whether buyers are offered it; they are unless told. */
  readonly active?: boolean
}

export interface ShippingOptionRecord extends MethodRecord {
  readonly title: string
  readonly estimatedDeliveryTime?: string
  /** The buyer fetches it. */
  readonly pickup: boolean
  readonly extendedFields?: ExtendedFieldsRecord
}

/** A window as it was sent; one that is off does not count. */
export type WindowRecord = TimeWindow & { readonly enabled?: boolean }

export interface PickupLocationRecord extends MethodRecord {
  readonly name: string
  readonly address?: PickupPoint['address']
  readonly deliveryTime?: string
  readonly instructions?: string
  readonly pickupMethod?: PickupPoint['method']
  readonly openingHours?: readonly WindowRecord[]
  readonly slots?: { readonly minutes?: number; readonly capacity?: number; readonly daysAhead?: number }
  readonly preparation?: Duration
  readonly cutOffTime?: TimeOfDay
  readonly closedDates?: readonly string[]
}

/** Where a store brings goods itself; a radius is in the unit of the store. */
export type AreaRecord =
  | { readonly kind: 'ZIP'; readonly zipCodes: readonly string[] }
  | { readonly kind: 'RADIUS'; readonly center: Point; readonly radius: number; readonly formattedAddress?: string }
  | { readonly kind: 'CUSTOM'; readonly corners: readonly Point[] }
  | { readonly kind: 'CITY'; readonly cities: readonly City[] }

export interface ScheduleRecord {
  readonly windows: readonly WindowRecord[]
  readonly handlingDays: number
  readonly cutOffTime?: TimeOfDay
  readonly preparation?: Duration
  readonly capacity?: number
  readonly slotMinutes?: number
  readonly closedDates?: readonly string[]
  readonly daysAhead?: number
}

export interface LocalDeliveryRecord extends MethodRecord {
  readonly areaName?: string
  readonly estimatedDeliveryTime?: string
  readonly area?: AreaRecord
  readonly destinations: readonly Destination[]
  readonly schedule?: ScheduleRecord
}

/** What apps keep on something, by their namespace. */
export interface ExtendedFieldsRecord {
  readonly namespaces?: Readonly<Record<string, Record<string, unknown>>>
}

export interface DeliveryRegionRecord {
  readonly name: string
  /** None means everywhere. */
  readonly destinations: readonly Destination[]
  /** The default one unless told. */
  readonly profileId?: string
  readonly active?: boolean
  /** The store alone unless told. */
  readonly carriers?: readonly RegionCarrier[]
}

export interface DeliveryProfileRecord {
  readonly name: string
  readonly default: boolean
  readonly createdBy?: { readonly appId?: string; readonly userId?: string }
  readonly extendedFields?: ExtendedFieldsRecord
}

export interface ProductDeliveryProfileTable {
  site_id: string
  product_id: string
  profile_id: string
}

/** How many orders a slot has taken. */
export interface DeliverySlotTable {
  site_id: string
  method_id: string
  slot_from: Date
  taken: number
}

/** The place in a slot that a checkout, or the order of it, has. */
export interface DeliveryPlaceTable {
  site_id: string
  checkout_id: string
  method_id: string
  slot_from: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    shipping_option: DocumentTable<ShippingOptionRecord>
    delivery_region: DocumentTable<DeliveryRegionRecord>
    pickup_location: DocumentTable<PickupLocationRecord>
    local_delivery_option: DocumentTable<LocalDeliveryRecord>
    delivery_profile: DocumentTable<DeliveryProfileRecord>
    product_delivery_profile: ProductDeliveryProfileTable
    delivery_slot: DeliverySlotTable
    delivery_place: DeliveryPlaceTable
  }
}
