export { calculateCartV2, summarizeCart } from './calculate.ts'
export { withErrorsOfV2 } from './refusals.ts'
export { type OnSite, refuseOrdered, requireCartV2 } from './store.ts'
