import { Cart } from '@vitrine/contract/entities/cart.ts'
import { CheckoutSettings } from '@vitrine/contract/entities/checkout-settings.ts'
import { CheckoutTemplate } from '@vitrine/contract/entities/checkout-template.ts'
import { Checkout } from '@vitrine/contract/entities/checkout.ts'
import { Collection } from '@vitrine/contract/entities/collection.ts'
import { Identity } from '@vitrine/contract/entities/identity.ts'
import { OrderWithFulfillments } from '@vitrine/contract/entities/order-fulfillments.ts'
import { OrderTransactions } from '@vitrine/contract/entities/order-transactions.ts'
import { Order } from '@vitrine/contract/entities/order.ts'
import { OrdersSettings } from '@vitrine/contract/entities/orders-settings.ts'
import { Product, Variant } from '@vitrine/contract/entities/product.ts'
import { RedirectSession } from '@vitrine/contract/entities/redirect.ts'
import { ShippingOption } from '@vitrine/contract/entities/shipping-option.ts'
import { ShippoConfiguration } from '@vitrine/contract/entities/shippo-configuration.ts'

/** The entities of the specification, by the name that its list of fields gives them. */
export const entities = {
  'stores.products Product': Product,
  'stores.collections Collection': Collection,
  'stores.products Variant': Variant,
  'ecom.current-cart Cart': Cart,
  'ecom.checkout Checkout': Checkout,
  'ecom.orders Order': Order,
  'ecom.order-transactions OrderTransactions': OrderTransactions,
  'ecom.order-fulfillments OrderWithFulfillments': OrderWithFulfillments,
  'ecom.checkout-settings CheckoutSettings': CheckoutSettings,
  'ecom.checkout-templates CheckoutTemplate': CheckoutTemplate,
  'ecom.shipping-options ShippingOption': ShippingOption,
  'ecom.shippo-configurations ShippoConfiguration': ShippoConfiguration,
  'ecom.orders-settings OrdersSettings': OrdersSettings,
  'identity.authentication Identity': Identity,
  'redirects.redirects RedirectSession': RedirectSession,
}
