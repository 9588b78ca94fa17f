import type { CheckoutSettings } from '@vitrine/contract/entities/checkout-settings.ts'
import type { OrdersSettings } from '@vitrine/contract/entities/orders-settings.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'

/** What the owner changed; what they left alone is not here. */
export interface SettingTables {
  checkout_settings: DocumentTable<CheckoutSettings>
  orders_settings: DocumentTable<OrdersSettings>
}
