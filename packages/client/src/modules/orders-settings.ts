import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { OrdersSettings, OrdersSettingsInput } from '../generated.ts'

/**
 * Reads when stock goes, and whether invoices are wanted. Elevated.
 *
 * @example
 * const { ordersSettings } = await owner.ordersSettings.getOrdersSettings()
 */
export const getOrdersSettings = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ ordersSettings: OrdersSettings }>) => bind(send, calls.getOrdersSettings, '')

/**
 * Changes the settings of orders that are given; the rest stays. Elevated.
 *
 * @example
 * await owner.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PLACED' })
 */
export const updateOrdersSettings = (
  send: ElevatedSend,
): ((ordersSettings: OrdersSettingsInput, call?: CallOptions) => Promise<{ ordersSettings: OrdersSettings }>) =>
  bind(send, calls.updateOrdersSettings, 'ordersSettings')
