export { type AppFee, type FeeQuestion, type FeeRequest, createFeeAsking, knownFees } from './answers.ts'
export { type StoreFees, loadFees } from './store.ts'
