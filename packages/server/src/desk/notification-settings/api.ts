export { sampleOrder } from './sample-order.ts'
