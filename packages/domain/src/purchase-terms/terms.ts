import type { LinePayment } from './pay-later.ts'
import type { QuantityTerms } from './quantity.ts'

/** On which terms a product is sold, as they are kept. */
export interface Terms extends QuantityTerms {
  /** The most that one customer can order in all. */
  readonly perCustomer?: number
  readonly payment?: LinePayment
}
