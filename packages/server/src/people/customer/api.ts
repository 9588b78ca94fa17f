export { forgetCustomer } from './delete.ts'
export {
  findCustomerByEmail,
  listConsentChanges,
  presentConsentChange,
  recordConsent,
  unsubscribeById,
  unsubscribeCustomer,
} from './consents.ts'
export { listCustomerEvents } from './events.ts'
export {
  countOrders,
  deleteCustomerOrder,
  findCustomerOfOrder,
  findReturningOrders,
  listCustomerOrders,
  saveCustomerOrder,
} from './figures.ts'
export { completeCustomer, identifyCustomer, wasRaced, type Person } from './identify.ts'
export { listEmailsOf } from './keys.ts'
export { copyAccount } from './member-job.ts'
export { presentCustomer } from './present.ts'
export {
  countMembersOfSegment,
  listMembersOfSegment,
  requireSegment,
  segmentsOfGuest,
  segmentsOfMember,
} from './segment/members.ts'
export { listSubscribers } from './subscribers.ts'
export { lockCustomers, requireCustomer, type StoredCustomer } from './store.ts'
export type { StoredAddress } from './tables.ts'
