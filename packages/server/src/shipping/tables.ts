import type { Rate } from '@vitrine/domain/shipping/shipping.ts'
import type { JsonColumn } from '../site/tables.ts'

export interface ShippingOptionTable {
  site_id: string
  id: string
  title: string
  estimated_delivery_time: string | null
  countries: string[]
  /** Amounts and prices in minor units. */
  rates: JsonColumn<readonly Rate[]>
  pickup: boolean
  position: number
}

export interface ShippingTables {
  shipping_option: ShippingOptionTable
}
