export { applyBranding } from './store.ts'
