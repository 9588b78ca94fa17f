import type { Order } from '@vitrine/contract/entities/order.ts'

/** Why an order cannot be edited, by the specification's names; the last three are ours. */
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

/** An order as an edit of it is judged by. */
export interface OrderToEdit {
  readonly order: Pick<Order, 'status' | 'paymentStatus' | 'channelInfo' | 'currency' | 'weightUnit' | 'lineItems'>
  readonly site: { readonly currency: string; readonly weightUnit: string }
  /** Money that is on its way back, or has arrived. */
  readonly hasRefunds: boolean
  readonly hasChargebacks: boolean
  /** Whether the store's calculation comes to what the order costs. */
  readonly addsUp: boolean
}

const channels = new Set(['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'WIX_APP_STORE'])
const refunded = new Set<Order['paymentStatus']>(['PARTIALLY_REFUNDED', 'FULLY_REFUNDED'])

/** Why an order cannot be edited; nothing where it can. */
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
