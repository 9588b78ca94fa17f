import type { Static } from 'typebox'
import { entity, flag, guid, integer, oneOf, optional, text, timestamp } from '../../schema.ts'

/** What the people of a store are alerted about. */
const alertEvents = [
  'NEW_ORDER',
  'ORDER_EDITED',
  'PAYMENT_PROBLEM',
  'DISPUTE',
  'GIFT_CARDS_STOPPED',
  'RETURN_REQUEST',
  'WITHDRAWAL',
  'LOW_STOCK',
  'FAILED_JOB',
  'DOMAIN_RECORD_MISSING',
] as const

export type AlertEvent = (typeof alertEvents)[number]

export type Alert = Static<typeof Alert>
export const Alert = entity(
  'Alert',
  {
    id: text({ description: 'ID of the alert.' }),
    event: oneOf(alertEvents, { title: 'AlertEvent' }),
    createdDate: timestamp(),
    read: flag({ description: 'Whether the caller has marked it as read.' }),
    orderId: optional(guid({ description: 'Order that it is about.' })),
    orderNumber: optional(text()),
    productId: optional(guid({ description: 'Product that it is about, if it is about one.' })),
    name: optional(text({ description: 'The variant, kind of job or domain that it is about.' })),
    count: optional(integer({ description: 'Number of variants or jobs that it is about.' })),
  },
  { description: 'An event that the people of a store should know of. Alerts are deleted after 90 days.' },
)
