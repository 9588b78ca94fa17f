import type { TSchema } from 'typebox'
import { AbandonedCheckout } from './entities/selling/abandoned-checkout.ts'
import { BackInStockRequest } from './entities/catalog/stock/back-in-stock-request.ts'
import { ProductV3 } from './entities/catalog/product/product-v3.ts'
import { Brand } from './entities/catalog/brand.ts'
import { Cart } from './entities/selling/cart.ts'
import { CartV2 } from './entities/selling/cart-v2.ts'
import { Category } from './entities/catalog/category.ts'
import { CatalogRibbon } from './entities/catalog/catalog-ribbon.ts'
import { CheckoutSettings } from './entities/selling/checkout-settings.ts'
import { CheckoutTemplate } from './entities/selling/checkout-template.ts'
import { Checkout } from './entities/selling/checkout.ts'
import { Customization } from './entities/catalog/customization.ts'
import { DeliveryProfile } from './entities/pricing/delivery-profile.ts'
import { StoreDiscountRule } from './entities/pricing/discount-rule.ts'
import { InfoSection } from './entities/catalog/info-section.ts'
import { InventoryItemV3 } from './entities/catalog/stock/inventory-item-v3.ts'
import { Order } from './entities/orders/order.ts'
import { OrdersSettings } from './entities/orders/orders-settings.ts'
import { OrderTransactions } from './entities/money/order-transactions.ts'
import { OrderWithFulfillments } from './entities/orders/order-fulfillments.ts'
import { ProductGroup } from './entities/catalog/product/product-group.ts'
import { Promotion } from './entities/catalog/promotion.ts'
import { RedirectSession } from './entities/store/redirect.ts'
import { Review } from './entities/catalog/review.ts'
import { ShippingOption } from './entities/pricing/shipping-option.ts'
import { ShippoConfiguration } from './entities/orders/shippo-configuration.ts'
import { SubscriptionContract } from './entities/money/subscription-contract.ts'
import { TaxGroup, TaxRegion } from './entities/pricing/tax.ts'

/** The events of an entity. */
export interface EventDefinition {
  readonly entity: TSchema
  /** Suffixes of the event types: `created` of `wix.ecom.v1.cart` is `wix.ecom.v1.cart_created`. */
  readonly events: readonly string[]
}

const lifecycle = ['created', 'updated', 'deleted'] as const

/** All events that contain an entity, by the full name of the entity. */
export const eventDefinitions = {
  'wix.categories.v1.category': {
    entity: Category,
    events: [
      ...lifecycle,
      'category_moved',
      'item_added_to_category',
      'item_removed_from_category',
      'items_arranged_in_category',
    ],
  },
  'wix.ecom.v1.cart': { entity: Cart, events: lifecycle },
  'wix.ecom.v2.cart': { entity: CartV2, events: [...lifecycle, 'calculated'] },
  'wix.ecom.v1.checkout': { entity: Checkout, events: [...lifecycle, 'completed'] },
  'wix.ecom.v1.checkout_settings': { entity: CheckoutSettings, events: ['updated'] },
  'wix.ecom.v1.checkout_template': { entity: CheckoutTemplate, events: [...lifecycle, 'used'] },
  'wix.ecom.v1.delivery_profile': {
    entity: DeliveryProfile,
    events: [...lifecycle, 'region_added', 'region_updated', 'region_removed'],
  },
  'wix.ecom.v1.fulfillments': { entity: OrderWithFulfillments, events: ['updated'] },
  'wix.ecom.v1.order': {
    entity: Order,
    events: [
      'created',
      'updated',
      'approved',
      'canceled',
      'committed',
      'fulfilled',
      'imported',
      'imported_order_deleted',
      'payment_status_updated',
    ],
  },
  'wix.ecom.v1.order_transactions': {
    entity: OrderTransactions,
    events: ['updated', 'details_updated', 'refund_completed', 'chargeback_approved', 'chargeback_reversed'],
  },
  'wix.ecom.v1.orders_settings': { entity: OrdersSettings, events: ['updated'] },
  'wix.ecom.v1.shipping_option': { entity: ShippingOption, events: lifecycle },
  'wix.ecom.v1.shippo_configuration': { entity: ShippoConfiguration, events: lifecycle },
  'wix.headless.v1.redirect_session': { entity: RedirectSession, events: ['created'] },
  'wix.reviews.v1.review': {
    entity: Review,
    events: [...lifecycle, 'moderation_status_changed', 'review_published'],
  },
  'wix.stores.catalog.v3.brand': { entity: Brand, events: lifecycle },
  'wix.stores.catalog.v3.customization': { entity: Customization, events: lifecycle },
  'wix.stores.catalog.v3.info_section': { entity: InfoSection, events: lifecycle },
  'wix.stores.catalog.v3.inventory_item': {
    entity: InventoryItemV3,
    events: [...lifecycle, 'updated_with_reason', 'stock_status_updated'],
  },
  'wix.stores.catalog.v3.product': { entity: ProductV3, events: lifecycle },
  'wix.stores.catalog.v3.product_group': { entity: ProductGroup, events: [...lifecycle, 'tags_modified'] },
  'wix.stores.catalog.v3.promotion': { entity: Promotion, events: [...lifecycle, 'tags_modified'] },
  'wix.stores.catalog.v3.ribbon': { entity: CatalogRibbon, events: lifecycle },
  'wix.billing.v1.tax_group': { entity: TaxGroup, events: lifecycle },
  'wix.billing.v1.tax_region': { entity: TaxRegion, events: lifecycle },
  'wix.ecom.discounts.v1.discount_rule': { entity: StoreDiscountRule, events: lifecycle },
  'wix.ecom.subscription_contracts.v1.subscription_contract': { entity: SubscriptionContract, events: lifecycle },
  'wix.ecom.v1.abandoned_checkout': { entity: AbandonedCheckout, events: [...lifecycle, 'recovered'] },
  'wix.ecom.v1.back_in_stock_notification_request': { entity: BackInStockRequest, events: lifecycle },
} as const satisfies Readonly<Record<string, EventDefinition>>
