import type { City } from '@vitrine/domain/shipping/area.ts'
import type { OtherCharge, PickupPoint, RegionCarrier } from '@vitrine/domain/shipping/delivery.ts'
import type { TimeOfDay } from '@vitrine/domain/time/local-time.ts'
import type { Duration, TimeWindow } from '@vitrine/domain/shipping/schedule.ts'
import type { Destination, Point, Rate } from '@vitrine/domain/shipping/shipping.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'

/** Common fields of delivery methods. */
export interface MethodRecord {
  readonly deliveryRegionIds: readonly string[]
  /** In minor units. */
  readonly rates: readonly Rate[]
  readonly charges?: readonly OtherCharge[]
  /** Whether buyers are offered it. Default: true. */
  readonly active?: boolean
}

export interface ShippingOptionRecord extends MethodRecord {
  readonly title: string
  readonly estimatedDeliveryTime?: string
  /** Whether the buyer collects the goods. */
  readonly pickup: boolean
  readonly extendedFields?: ExtendedFieldsRecord
}

/** A time window as sent. A disabled one does not count. */
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

/** The area of a local delivery. A radius is in the store's unit. */
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

/** Extended fields by app namespace. */
export interface ExtendedFieldsRecord {
  readonly namespaces?: Readonly<Record<string, Record<string, unknown>>>
}

export interface DeliveryRegionRecord {
  readonly name: string
  /** Empty for everywhere. */
  readonly destinations: readonly Destination[]
  /** Default: the default profile. */
  readonly profileId?: string
  readonly active?: boolean
  /** Default: the store only. */
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

/** Number of orders in a slot. */
export interface DeliverySlotTable {
  site_id: string
  method_id: string
  slot_from: Date
  taken: number
}

/** The slot of a checkout or its order. */
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
