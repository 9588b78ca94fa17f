export { createTaxAsking, knownAnswer } from './calculation/answers.ts'
export type { TaxQuestion, TaxableLine } from './calculation/calculator.ts'
export { type StoreTaxRules, assignProducts, exemptGroupOf, findTaxGroups, loadTaxRules, openTax } from './store.ts'
export { type TaxedBuyer, placeOfTax, taxOf } from './view.ts'
