export { returnLabelAddress } from './print.ts'
export { buyReturnLabel } from './buy/return-label.ts'
