export { wearLooks } from './store.ts'
