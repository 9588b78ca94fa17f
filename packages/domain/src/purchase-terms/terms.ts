import type { WithdrawalExclusion } from '@vitrine/contract/entities/orders/withdrawal.ts'
import type { LinePayment } from './pay-later.ts'
import type { QuantityTerms } from './quantity.ts'

/** The terms of sale of a product, as stored. */
export interface Terms extends QuantityTerms {
  /** Maximum quantity per customer in total. */
  readonly perCustomer?: number
  readonly payment?: LinePayment
  /** Why EU buyers have no right of withdrawal, if they don't. */
  readonly withdrawalExclusion?: WithdrawalExclusion
}
