import { AbandonedCheckout } from '@vitrine/contract/entities/selling/abandoned-checkout.ts'
import { BackInStockRequest } from '@vitrine/contract/entities/catalog/stock/back-in-stock-request.ts'
import { Brand } from '@vitrine/contract/entities/catalog/brand.ts'
import { CatalogRibbon } from '@vitrine/contract/entities/catalog/catalog-ribbon.ts'
import { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import { StoreDiscountRule } from '@vitrine/contract/entities/pricing/discount-rule.ts'
import { InfoSection } from '@vitrine/contract/entities/catalog/info-section.ts'
import { InventoryItemV3 } from '@vitrine/contract/entities/catalog/stock/inventory-item-v3.ts'
import { SubscriptionContract } from '@vitrine/contract/entities/money/subscription-contract.ts'
import { TaxGroup, TaxRegion } from '@vitrine/contract/entities/pricing/tax.ts'
import { Cart } from '@vitrine/contract/entities/selling/cart.ts'
import { CheckoutSettings } from '@vitrine/contract/entities/selling/checkout-settings.ts'
import { CheckoutTemplate } from '@vitrine/contract/entities/selling/checkout-template.ts'
import { Checkout } from '@vitrine/contract/entities/selling/checkout.ts'
import { Collection } from '@vitrine/contract/entities/catalog/collection.ts'
import { Identity } from '@vitrine/contract/entities/people/identity.ts'
import { OrderWithFulfillments } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import { OrderTransactions } from '@vitrine/contract/entities/money/order-transactions.ts'
import { Order } from '@vitrine/contract/entities/orders/order.ts'
import { OrdersSettings } from '@vitrine/contract/entities/orders/orders-settings.ts'
import { Product, Variant } from '@vitrine/contract/entities/catalog/product/product.ts'
import { RedirectSession } from '@vitrine/contract/entities/store/redirect.ts'
import { ShippingOption } from '@vitrine/contract/entities/pricing/shipping-option.ts'
import { ShippoConfiguration } from '@vitrine/contract/entities/orders/shippo-configuration.ts'

/** Entities of the specification, by their name in its field list. */
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
  'stores.brands-v-3 Brand': Brand,
  'stores.ribbons-v-3 Ribbon': CatalogRibbon,
  'stores.customizations-v-3 Customization': Customization,
  'stores.info-sections-v-3 InfoSection': InfoSection,
  'stores.inventory-items-v-3 InventoryItem': InventoryItemV3,
  'ecom.tax-groups TaxGroup': TaxGroup,
  'ecom.tax-regions TaxRegion': TaxRegion,
  'ecom.discount-rules DiscountRule': StoreDiscountRule,
  'ecom.subscription-contracts SubscriptionContract': SubscriptionContract,
  'ecom.abandoned-checkouts AbandonedCheckout': AbandonedCheckout,
  'ecom.back-in-stock-notifications BackInStockNotificationRequest': BackInStockRequest,
}
