export { applyBranding as wearLooks } from './store.ts'
