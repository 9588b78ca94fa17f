export { changeHeldCart, deleteHeldCart } from './change.ts'
export { lockCartOfCheckout } from './store.ts'
export type { CartRecord } from './tables.ts'
export { defaultCartDays } from './untouched/untouched-store.ts'
