import type { WithdrawalExclusion } from '@vitrine/contract/entities/withdrawal.ts'
import type { LinePayment } from './pay-later.ts'
import type { QuantityTerms } from './quantity.ts'

/** On which terms a product is sold, as they are kept. */
export interface Terms extends QuantityTerms {
  /** The most that one customer can order in all. */
  readonly perCustomer?: number
  readonly payment?: LinePayment
  /** Why buyers in the EU have no right of withdrawal from it. */
  readonly withdrawalExclusion?: WithdrawalExclusion
}
