import { elevated, shoppers, type Calls } from '../call.ts'
import { CheckoutSettings } from '../entities/checkout-settings.ts'
import { OrdersSettings } from '../entities/orders-settings.ts'
import { input, shape } from '../schema.ts'

const checkoutSettings = shape({ checkoutSettings: CheckoutSettings })
const ordersSettings = shape({ ordersSettings: OrdersSettings })

export const settingCalls = {
  getCheckoutSettings: {
    method: 'GET',
    path: '/ecom/v1/checkout-settings',
    summary: 'Reads what the owner decided about checkouts: policies, fields and looks.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    response: checkoutSettings,
  },
  updateCheckoutSettings: {
    method: 'PATCH',
    path: '/ecom/v1/checkout-settings',
    summary: 'Changes the settings of checkouts that are sent; the rest stays.',
    roles: elevated,
    repeatable: true,
    body: shape({ checkoutSettings: input(CheckoutSettings) }),
    response: checkoutSettings,
  },
  getOrdersSettings: {
    method: 'GET',
    path: '/ecom/v1/orders-settings',
    summary: 'Reads when stock goes, and whether invoices are wanted.',
    roles: elevated,
    repeatable: true,
    response: ordersSettings,
  },
  updateOrdersSettings: {
    method: 'PATCH',
    path: '/ecom/v1/orders-settings',
    summary: 'Changes the settings of orders that are sent; the rest stays.',
    roles: elevated,
    repeatable: true,
    body: shape({ ordersSettings: input(OrdersSettings) }),
    response: ordersSettings,
  },
} as const satisfies Calls
