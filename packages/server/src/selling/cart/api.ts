export { changeHeldCart, deleteHeldCart } from './change.ts'
export { defaultCartDays } from './untouched/untouched-store.ts'
