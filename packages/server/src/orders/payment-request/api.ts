export { createPaymentRequest } from './create.ts'
export { voidPaymentRequest } from './edit.ts'
export { paymentRequestUrl } from './present.ts'
export { requestRefusal, unknownRequest } from './refuse.ts'
export {
  type StoredPaymentRequest,
  findOpenRequest,
  findPaymentRequest,
  insertPaymentRequest,
  lockPaymentRequest,
  movePaymentRequest,
} from './store.ts'
export { recordRequestEvents } from './record-events.ts'
