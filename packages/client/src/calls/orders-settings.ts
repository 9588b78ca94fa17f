// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, OrdersSettings, OrdersSettingsInput } from '../generated.ts'

const getOrdersSettingsDates = { ordersSettings: { createdDate: true, updatedDate: true } } as const

/** Returns the order settings: when inventory is reduced and whether invoices are created. */
export const getOrdersSettings: ElevatedEndpoint<{}, { ordersSettings: OrdersSettings }> = {
  route: 'GET /ecom/v1/orders-settings',
  repeatable: true,
  elevated: true,
  dates: getOrdersSettingsDates,
}

/** Updates the order settings. Settings that are not sent do not change. */
export const updateOrdersSettings: ElevatedEndpoint<
  { body: { ordersSettings: OrdersSettingsInput } },
  { ordersSettings: OrdersSettings }
> = { route: 'PATCH /ecom/v1/orders-settings', repeatable: true, elevated: true, dates: getOrdersSettingsDates }
