export { issueReceipts, issueRefundReceipts } from './issue.ts'
export { presentReceipt } from './present.ts'
export { listReceipts } from './store.ts'
