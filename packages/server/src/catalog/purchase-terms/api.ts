export { paymentTermsOf } from './payment-terms.ts'
export { quantityTermsOf } from './quantity-terms.ts'
export { countOrdered, saveTerms } from './store.ts'
