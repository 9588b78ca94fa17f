import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import type { Activities } from './activities.ts'

/** Custom activities about an email to the buyer. `EMAIL_SENT` names it in `additionalData.email`. */
type EmailActivity = 'EMAIL_SENT' | 'PAYMENT_LINK_SENT' | 'REMAINDER_EMAIL_SENT'

interface SentEmail {
  readonly recipient: string
  /** What the email asks the buyer to pay. */
  readonly payment?: { readonly amount: Minor; readonly currency: string }
  readonly data?: Readonly<Record<string, string>>
}

/** Creates the activity of an email to the buyer: to whom, and about which amount. */
export const emailActivity = (type: EmailActivity, { recipient, payment, data }: SentEmail): Activities => ({
  activityType: 'CUSTOM_ACTIVITY',
  customActivity: {
    type,
    additionalData: {
      ...data,
      recipient,
      ...(payment && { amount: toDecimal(payment.amount, payment.currency), currency: payment.currency }),
    },
  },
})
