import type { Static } from 'typebox'
import { email, entity, flag, integer, list, oneOf } from '../../schema.ts'

/** The kinds of event that merchants are notified of. */
export const notificationKinds = [
  'newOrders',
  'paymentProblems',
  'disputes',
  'returnRequests',
  'lowStock',
  'failedJobs',
  'domains',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const notificationKind = () => oneOf(notificationKinds, { title: 'NotificationKind' })

const KindRecipients = entity(
  'NotificationKindRecipients',
  { kind: notificationKind(), recipients: list(email(), { minItems: 1, maxItems: 10 }) },
  { description: 'Recipients of the emails of one kind.' },
)

export type NotificationSettings = Static<typeof NotificationSettings>
export const NotificationSettings = entity(
  'NotificationSettings',
  {
    recipients: list(email(), {
      maxItems: 10,
      description: 'Email addresses of the recipients. Empty: all owners of the store.',
    }),
    kindRecipients: list(KindRecipients, {
      maxItems: notificationKinds.length,
      description: 'Recipients of single kinds. The emails of other kinds go to `recipients`.',
    }),
    digestKinds: list(notificationKind(), {
      maxItems: notificationKinds.length,
      description: 'Kinds whose emails are replaced by one daily email. Default: none.',
    }),
    digestHour: integer({
      minimum: 0,
      maximum: 23,
      description: "Hour of the day at which the daily email is sent, in the store's time zone. Default: 8.",
    }),
    ownerEmails: list(email(), { readOnly: true, description: 'Email addresses of the owners.' }),
    newOrders: flag({ description: 'Whether to send an email for each new order. Default: true.' }),
    paymentProblems: flag({
      description: 'Whether to send an email when a payment, capture or refund fails later. Default: true.',
    }),
    disputes: flag({ description: 'Whether to send an email when a buyer disputes a payment. Default: true.' }),
    returnRequests: flag({ description: 'Whether to send an email when a buyer requests a return. Default: true.' }),
    lowStock: flag({ description: 'Whether to send an email when a variant runs low. Default: false.' }),
    failedJobs: flag({
      description: 'Whether to send an email when a background job has failed for good. Default: true.',
    }),
    domains: flag({
      description:
        'Whether to send an email when the TXT record of a verified domain has been missing for seven days. Default: true.',
    }),
    lowStockThreshold: integer({
      minimum: 0,
      maximum: 100_000,
      description: 'Quantity at or below which a variant is low. Default: 0.',
    }),
  },
  { description: 'Settings of the emails that the owners of a store get.' },
)
