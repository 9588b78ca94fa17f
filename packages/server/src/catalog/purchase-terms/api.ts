export { paymentTermsOf } from './payment-terms.ts'
export { quantityTermsOf } from './quantity-terms.ts'
export { countOrdered } from './store.ts'
