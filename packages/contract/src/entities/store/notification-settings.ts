import type { Static } from 'typebox'
import { email, entity, flag, integer, list } from '../../schema.ts'

export type NotificationSettings = Static<typeof NotificationSettings>
export const NotificationSettings = entity(
  'NotificationSettings',
  {
    recipients: list(email(), {
      maxItems: 10,
      description: 'Email addresses of the recipients. Empty: all owners of the store.',
    }),
    ownerEmails: list(email(), { readOnly: true, description: 'Email addresses of the owners.' }),
    newOrders: flag({ description: 'Whether to send an email for each new order. Default: true.' }),
    paymentProblems: flag({
      description: 'Whether to send an email when a payment, capture or refund fails later. Default: true.',
    }),
    disputes: flag({ description: 'Whether to send an email when a buyer disputes a payment. Default: true.' }),
    returnRequests: flag({ description: 'Whether to send an email when a buyer requests a return. Default: true.' }),
    lowStock: flag({ description: 'Whether to send an email when a variant runs low. Default: false.' }),
    lowStockThreshold: integer({
      minimum: 0,
      maximum: 100_000,
      description: 'Quantity at or below which a variant is low. Default: 0.',
    }),
  },
  { description: 'Settings of the emails that the owners of a store get.' },
)
