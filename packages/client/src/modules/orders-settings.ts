// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { OrdersSettings, OrdersSettingsInput } from '../generated.ts'

const getOrdersSettingsDates = { ordersSettings: { createdDate: true, updatedDate: true } } as const

/**
 * Returns the order settings: when inventory is reduced and whether invoices are created. Elevated.
 *
 * @example
 * const { ordersSettings } = await owner.ordersSettings.getOrdersSettings()
 */
export const getOrdersSettings = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ ordersSettings: OrdersSettings }>) =>
  bind(send, { route: 'GET /ecom/v1/orders-settings', repeatable: true, elevated: true, dates: getOrdersSettingsDates })

/**
 * Updates the order settings. Settings that are not sent do not change. Elevated.
 *
 * @example
 * await owner.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PLACED' })
 */
export const updateOrdersSettings = (
  send: ElevatedSend,
): ((ordersSettings: OrdersSettingsInput, call?: CallOptions) => Promise<{ ordersSettings: OrdersSettings }>) =>
  bind(send, {
    route: 'PATCH /ecom/v1/orders-settings ordersSettings',
    repeatable: true,
    elevated: true,
    dates: getOrdersSettingsDates,
  })
