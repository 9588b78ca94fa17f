import type { CheckoutSettings } from '@vitrine/contract/entities/selling/checkout-settings.ts'
import type { OrdersSettings } from '@vitrine/contract/entities/orders/orders-settings.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'

declare module '../../ground/database/tables.ts' {
  interface Tables {
    checkout_settings: DocumentTable<CheckoutSettings>
    orders_settings: DocumentTable<OrdersSettings>
  }
}
