export { returnLabelAddress } from './print.ts'
export { buyReturnLabel } from './return-label.ts'
