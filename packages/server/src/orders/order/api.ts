export { emailActivity, emailSent, isEmailSent } from './email-activity.ts'
export { type Activities, type ActivityType, activitiesOf, withActivities } from './activities.ts'
export {
  canceledEmail,
  confirmationEmail,
  editedEmail,
  isPickup,
  itemOf,
  pendingEmail,
  placeBlocks,
  refundedEmail,
  rejectedEmail,
} from './emails/emails.ts'
export { forEachOrder } from './for-each-order.ts'
export { noteOnOrder } from './note.ts'
export { type AboutOrder, orderTemplate, writeOrderEmail } from './emails/order-email.ts'
export { findOrdersOfEmail } from './orders-of-email.ts'
export { newOrderEmail } from './emails/owner-email.ts'
export { balanceSummaryOf, decideMoney, recordPaymentEvents, saveMoney, announceApproval } from './payment-state.ts'
export { type StoredOrder, memberOfOrder, presentOrder, presentOrderToBuyer } from './present.ts'
export { recordPlaced } from './record-placed.ts'
export { orderFields } from './search/search-fields.ts'
export { stockOf, stockOfLines, stockUserOf } from './stock.ts'
export {
  type NewOrder,
  deleteOrder,
  findOrder,
  findOrderByNumber,
  findOrders,
  hasReturns,
  insertOrder,
  listOrderNumbers,
  listOrdersWithTag,
  listVisibleOrders,
  lockOrder,
  lockOrderById,
  lockOrderCounter,
  moveOrder,
  moveSending,
  nextOrderNumber,
  ordersWhere,
  requireOrder,
  rewriteOrder,
  setOrderCounter,
} from './store.ts'
export type { OrderRecord } from './tables.ts'
export { notifyOwners, notifyRecipients } from './emails/notify-owners.ts'
