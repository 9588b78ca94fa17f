/** The shape of an event: the created entity, the updated entity, a deletion, an action, or the plain body. */
type EventShape = 'createdEvent' | 'updatedEvent' | 'deletedEvent' | 'actionEvent' | 'flat'

export interface EventKind {
  readonly shape: EventShape
  /** The fully qualified domain name of the entity. Absent for flat events. */
  readonly entityFqdn?: string
  readonly slug?: string
  /** Whether the buyer in the body is the actor. */
  readonly byBuyer?: boolean
}

const of = (entityFqdn: string, slugs: Readonly<Record<string, Omit<EventKind, 'entityFqdn' | 'slug'>>>) =>
  Object.fromEntries(
    Object.entries(slugs).map(([slug, kind]): [string, EventKind] => [
      `${entityFqdn}_${slug}`,
      { ...kind, entityFqdn, slug },
    ]),
  )

const [created, updated, deleted, action] = [
  { shape: 'createdEvent' },
  { shape: 'updatedEvent' },
  { shape: 'deletedEvent' },
  { shape: 'actionEvent' },
] as const

/** All events except flat ones. */
const kinds: Readonly<Record<string, EventKind>> = {
  ...of('wix.ecom.v1.abandoned_checkout', { created, updated, deleted, recovered: action }),
  ...of('wix.ecom.v1.cart', {
    created: { ...created, byBuyer: true },
    updated: { ...updated, byBuyer: true },
    deleted,
  }),
  ...of('wix.ecom.v2.cart', {
    created: { ...created, byBuyer: true },
    updated: { ...updated, byBuyer: true },
    deleted,
    calculated: action,
  }),
  ...of('wix.ecom.v1.checkout', {
    created: { ...created, byBuyer: true },
    updated: { ...updated, byBuyer: true },
    deleted,
    completed: action,
  }),
  ...of('wix.ecom.v1.order', {
    created: { ...created, byBuyer: true },
    updated,
    approved: action,
    canceled: action,
    fulfilled: action,
    committed: action,
    imported: action,
    imported_order_deleted: action,
    payment_status_updated: action,
  }),
  ...of('wix.ecom.v1.fulfillments', { updated }),
  ...of('wix.ecom.v1.order_transactions', {
    updated: action,
    details_updated: action,
    refund_completed: action,
    chargeback_approved: action,
    chargeback_reversed: action,
  }),
  ...of('wix.ecom.v1.orders_settings', { updated }),
  ...of('wix.ecom.v1.checkout_settings', { updated }),
  ...of('wix.ecom.v1.checkout_template', { created, updated, deleted, used: action }),
  ...of('wix.ecom.v1.back_in_stock_notification_request', { created, updated, deleted }),
  ...of('wix.ecom.v1.shipping_option', { created, updated, deleted }),
  ...of('wix.ecom.v1.shippo_configuration', { created, updated, deleted }),
  ...of('vitrine.ecom.v1.order_return', { created, updated }),
  ...of('wix.ecom.discounts.v1.discount_rule', { created, updated, deleted }),
  ...of('wix.billing.v1.tax_group', { created, updated, deleted }),
  ...of('wix.billing.v1.tax_region', { created, updated, deleted }),
  ...of('wix.billing.v1.manual_tax_mapping', { created, updated, deleted }),
  ...of('wix.billing.v1.tax_exempt_group', { created, updated, deleted, tags_modified: action }),
  ...of('wix.billing.v1.contact_tax_details', { created, updated, deleted, tags_modified: action }),
  ...of('wix.headless.v1.redirect_session', { created }),
  ...of('wix.members.v1.member', { created, updated, deleted }),
  ...of('wix.categories.v1.category', {
    created,
    updated,
    deleted,
    category_moved: action,
    item_added_to_category: action,
    item_removed_from_category: action,
    items_arranged_in_category: action,
  }),
  ...of('wix.stores.catalog.v3.brand', { created, updated, deleted }),
  ...of('wix.stores.catalog.v3.customization', { created, updated, deleted }),
  ...of('wix.stores.catalog.v3.info_section', { created, updated, deleted }),
  ...of('wix.stores.catalog.v3.inventory_item', {
    created,
    updated,
    deleted,
    updated_with_reason: action,
    stock_status_updated: action,
  }),
  ...of('wix.stores.catalog.v3.product', { created, updated, deleted }),
  ...of('wix.stores.catalog.v3.product_group', { created, updated, deleted, tags_modified: action }),
  ...of('wix.stores.catalog.v3.promotion', { created, updated, deleted, tags_modified: action }),
  ...of('wix.stores.catalog.v3.ribbon', { created, updated, deleted }),
  ...of('wix.reviews.v1.review', {
    created,
    updated,
    deleted,
    moderation_status_changed: action,
    review_published: action,
  }),
}

/** Returns the kind of an event type. Catalog events and our own are flat. */
export const kindOf = (type: string): EventKind => (Object.hasOwn(kinds, type) ? kinds[type]! : { shape: 'flat' })
