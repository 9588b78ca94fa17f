export { listAbandonedOfEmails } from './emails/recipients-store.ts'
export { findAbandoned, type StoredAbandoned } from './store.ts'
export { attendTo } from './scan/attend.ts'
