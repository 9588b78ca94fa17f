import { elevated, shoppers, room } from '../../call.ts'
import { CheckoutSettings } from '../../entities/selling/checkout-settings.ts'
import { OrdersSettings } from '../../entities/orders/orders-settings.ts'
import { input, shape } from '../../schema.ts'

const checkoutSettings = shape({ checkoutSettings: CheckoutSettings })
const ordersSettings = shape({ ordersSettings: OrdersSettings })

export const settingCalls = room({ scope: 'settings', area: 'settings' })({
  getCheckoutSettings: {
    method: 'GET',
    path: '/ecom/v1/checkout-settings',
    summary: 'Returns the checkout settings: policies, fields and appearance.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    response: checkoutSettings,
    client: {
      module: 'checkoutSettings',
      example: 'const { checkoutSettings } = await client.checkoutSettings.getCheckoutSettings()',
    },
  },
  updateCheckoutSettings: {
    method: 'PATCH',
    path: '/ecom/v1/checkout-settings',
    summary: 'Updates the checkout settings. Settings that are not sent do not change.',
    roles: elevated,
    repeatable: true,
    body: shape({ checkoutSettings: input(CheckoutSettings) }),
    response: checkoutSettings,
    client: {
      module: 'checkoutSettings',
      args: 'checkoutSettings',
      example: 'await owner.checkoutSettings.updateCheckoutSettings({})',
    },
  },
  getOrdersSettings: {
    method: 'GET',
    path: '/ecom/v1/orders-settings',
    summary: 'Returns the order settings: when inventory is reduced and whether invoices are created.',
    roles: elevated,
    repeatable: true,
    response: ordersSettings,
    client: {
      module: 'ordersSettings',
      example: 'const { ordersSettings } = await owner.ordersSettings.getOrdersSettings()',
    },
  },
  updateOrdersSettings: {
    method: 'PATCH',
    path: '/ecom/v1/orders-settings',
    summary: 'Updates the order settings. Settings that are not sent do not change.',
    roles: elevated,
    repeatable: true,
    body: shape({ ordersSettings: input(OrdersSettings) }),
    response: ordersSettings,
    client: {
      module: 'ordersSettings',
      args: 'ordersSettings',
      example: "await owner.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PLACED' })",
    },
  },
})
