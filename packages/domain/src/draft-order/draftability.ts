import type { Order } from '@vitrine/contract/entities/orders/order.ts'

/** Why an order cannot be edited, by the codes of the specification. The last three are our own. */
export type NonDraftableReason =
  | 'PARTIALLY_OR_FULLY_REFUNDED'
  | 'UNSUPPORTED_CHANNEL_TYPE'
  | 'ORDER_STATUS_IS_NOT_SUPPORTED'
  | 'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT'
  | 'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT'
  | 'ORDER_NOT_FOUND'
  | 'SUBSCRIPTION_LINE_ITEM_EXISTS'
  | 'ORDER_HAS_CHARGEBACKS'
  | 'AMOUNTS_DO_NOT_ADD_UP'

/** The properties of an order that determine whether it can be edited. */
export interface OrderToEdit {
  readonly order: Pick<Order, 'status' | 'paymentStatus' | 'channelInfo' | 'currency' | 'weightUnit' | 'lineItems'>
  readonly site: { readonly currency: string; readonly weightUnit: string }
  /** Whether it has completed or pending refunds. */
  readonly hasRefunds: boolean
  readonly hasChargebacks: boolean
  /** Whether the store's calculation matches the order's total. */
  readonly addsUp: boolean
}

const channels = new Set(['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'WIX_APP_STORE'])
const refunded = new Set<Order['paymentStatus']>(['PARTIALLY_REFUNDED', 'FULLY_REFUNDED'])

/** Returns why an order cannot be edited. Empty if it can. */
export const nonDraftableReasons = (toEdit: OrderToEdit): NonDraftableReason[] => {
  const { order, site, hasRefunds, hasChargebacks, addsUp } = toEdit
  const { weightUnit = site.weightUnit, channelInfo } = order
  const holds: Readonly<Record<Exclude<NonDraftableReason, 'ORDER_NOT_FOUND'>, boolean>> = {
    PARTIALLY_OR_FULLY_REFUNDED: hasRefunds || refunded.has(order.paymentStatus),
    UNSUPPORTED_CHANNEL_TYPE: !channels.has(channelInfo?.type ?? 'WEB'),
    ORDER_STATUS_IS_NOT_SUPPORTED: order.status !== 'APPROVED',
    ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: order.currency !== site.currency,
    ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: weightUnit !== site.weightUnit,
    SUBSCRIPTION_LINE_ITEM_EXISTS: order.lineItems.some(({ subscriptionInfo }) => subscriptionInfo !== undefined),
    ORDER_HAS_CHARGEBACKS: hasChargebacks,
    AMOUNTS_DO_NOT_ADD_UP: !addsUp,
  }
  return (Object.keys(holds) as (keyof typeof holds)[]).filter((reason) => holds[reason])
}
