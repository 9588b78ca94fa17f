export { changeHeldCart, deleteHeldCart } from './change.ts'
export { shopperOf } from './shopper.ts'
export { defaultCartDays } from './untouched/untouched-store.ts'
