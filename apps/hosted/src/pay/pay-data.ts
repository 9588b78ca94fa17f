import type { PaymentLink } from '@vitrine/client'
import type { CheckoutData } from '../checkout/checkout-data.ts'
import type { Instructions } from '../instructions.ts'

/** What the page of a payment link shows: plain data, ready to draw. */
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
  /** Until when it can be paid. */
  readonly until?: string
  /** How the buyer has said to pay outside. */
  readonly instructions?: Instructions
}
