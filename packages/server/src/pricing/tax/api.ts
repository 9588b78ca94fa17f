export { createTaxAsking, knownAnswer } from './answers.ts'
export type { TaxQuestion, TaxableLine } from './calculator.ts'
export { type StoreTaxRules, assignProducts, exemptGroupOf, findTaxGroups, loadTaxRules, openTax } from './store.ts'
export { type TaxedBuyer, placeOfTax, taxOf } from './view.ts'
