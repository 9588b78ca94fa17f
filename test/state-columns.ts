/** Which file writes a column that holds a state. */
export const stateColumns: Readonly<Record<string, string>> = {
  'back_in_stock_request.status': 'shop/back-in-stock/store.ts',
  'draft_order.status': 'shop/draft-order/store.ts',
  'factor.status': 'people/factor/factor-store.ts',
  'member.status': 'people/member/store.ts',
  'sold_gift_card.state': 'shop/gift-card/sold-store.ts',
  'invoice.state': 'shop/invoice/store.ts',
  'orders.status': 'shop/order/store.ts',
  'orders.payment_status': 'shop/order/store.ts',
  'orders.fulfillment_status': 'shop/order/store.ts',
  'order_payment_request.status': 'shop/payment-request/store.ts',
  'order_return.status': 'shop/returns/store.ts',
  'payment.status': 'shop/payment/ledger-store.ts',
  'payment_attempt.state': 'shop/payment/attempts.ts',
  'authorized_action.state': 'shop/payment/action-store.ts',
  'chargeback.state': 'shop/payment/chargeback-store.ts',
  'chargeback.dispute_state': 'shop/payment/chargeback-store.ts',
  'refund_transaction.state': 'shop/payment/refund-store.ts',
  'review.status': 'shop/review/store.ts',
  'webhook_delivery.status': 'ground/event/store.ts',
}

/** Files that write other columns of such a table, and none that holds a state. */
export const besides: Readonly<Record<string, readonly string[]>> = {
  orders: ['shop/order/claim-orders.ts'],
}

/** Columns that look like a state and are none: docs/decisions/0071-state-machines.md says why. */
export const otherColumns: Readonly<Record<string, readonly string[]>> = {
  'set with a state, by the same decision': [
    'back_in_stock_request.auto_notified',
    'member.waits_for_approval',
    'orders.stock_taken',
  ],
  'a setting, which whoever owns it switches as they like': [
    'coupon.active',
    'collection.visible',
    'collection_product.visible',
    'inventory_item.in_stock',
    'inventory_item.tracked',
    'member.privacy',
    'offline_method.enabled',
    'payment_account.enabled',
    'order_payment_request.blocks_manual',
    'product.visible',
    'service_plugin.enabled',
    'verification.privacy',
  ],
  'said once, when the row is written': [
    'cart.is_current',
    'catalog_change.is_folded',
    'catalog_change.is_stock',
    'gift_card_movement.type',
    'installation_grant.kind',
    'invoice.kind',
    'invoice.series',
    'invoice_counter.series',
    'media_file.kind',
    'mfa_challenge.proved_email',
    'oauth_app.rotates_refresh_tokens',
    'phone_code.type',
    'product.product_type',
    'refund_transaction.is_external',
    'payment_attempt.saved',
    'sandbox_refund.is_of_desk',
    'refresh_family.rotates',
    'review.verified',
    'site.demo',
  ],
  'a fact that a proof has shown': ['member.email_verified'],
  'set by one statement, which knows no way back': [
    'gift_card.disabled',
    'mfa_challenge.push_answer',
    'provider_payment.is_voided',
  ],
  'how the last try ended, for people to read': ['webhook_delivery.last_status'],
  'the answer of HTTP to a request, once there is one': ['idempotency_key.status'],
}
