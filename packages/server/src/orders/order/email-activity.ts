import type { EmailKind } from '@vitrine/contract/entities/store/email-templates.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { isEmailEnabled } from '../../ground/mail/email-template.ts'
import type { Site } from '../../ground/site/sites.ts'
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

interface OrderEmail {
  readonly site: Pick<Site, 'settings'>
  /** The email address of the order, empty if it has none. */
  readonly recipient: string
  readonly kind: EmailKind
}

/** Whether an email about an order is sent: some orders have no address, and stores turn off kinds of email. */
export const isEmailSent = ({ site, recipient, kind }: OrderEmail): boolean =>
  recipient !== '' && isEmailEnabled(site.settings, kind)

/** Creates the activity of an email about an order, if it is sent. */
export const emailSent = (email: OrderEmail): Activities[] =>
  isEmailSent(email) ? [emailActivity('EMAIL_SENT', { recipient: email.recipient, data: { email: email.kind } })] : []
