import type { Static } from 'typebox'
import { email, entity, flag, integer, list } from '../schema.ts'

export type NotificationSettings = Static<typeof NotificationSettings>
export const NotificationSettings = entity(
  'NotificationSettings',
  {
    recipients: list(email(), {
      maxItems: 10,
      description: 'Email addresses that get the notifications. Empty: all owners of the store.',
    }),
    ownerEmails: list(email(), { readOnly: true, description: 'Email addresses of the owners of the store.' }),
    newOrders: flag({ description: 'Whether an email is sent for each new order. Default: true.' }),
    paymentProblems: flag({
      description:
        'Whether an email is sent when a payment fails after the order was placed, can’t be captured, or is released uncaptured, or when a refund fails. Default: true.',
    }),
    disputes: flag({ description: 'Whether an email is sent when a buyer disputes a payment. Default: true.' }),
    returnRequests: flag({ description: 'Whether an email is sent when a buyer requests a return. Default: true.' }),
    lowStock: flag({ description: 'Whether an email is sent when a variant runs low. Default: false.' }),
    lowStockThreshold: integer({
      minimum: 0,
      maximum: 100_000,
      description: 'The quantity at or below which a variant is low. Default: 0, when it is sold out.',
    }),
  },
  { description: 'Which emails the owners of a store get, and who receives them.' },
)
