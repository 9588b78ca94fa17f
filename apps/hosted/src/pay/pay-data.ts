import type { PaymentLink } from '@vitrine/client'
import type { CheckoutData } from '../checkout/checkout-data.ts'
import type { Instructions } from '../instructions.ts'

/** A payment link's page, as plain data. */
export interface PayData extends Pick<
  CheckoutData,
  'methods' | 'chosenMethod' | 'card' | 'cardErrors' | 'isDemo' | 'failure'
> {
  readonly state: PaymentLink['state']
  readonly address: string
  readonly store: string
  readonly homeUrl: string
  readonly amount: string
  readonly title: string
  readonly description?: string
  readonly orderNumber: string
  /** Payment deadline. */
  readonly until?: string
  /** Set if the buyer has chosen an offline method. */
  readonly instructions?: Instructions
}
