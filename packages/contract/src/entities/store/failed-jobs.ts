import type { Static } from 'typebox'
import { entity, guid, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

/** The kinds of background jobs that are kept when they have failed. */
const failedJobKinds = [
  'alert-digest',
  'abandoned-checkout',
  'abandoned-checkout-scan',
  'customer-checkout',
  'publish-product',
  'customer-member',
  'customer-order',
  'mail',
  'invoice',
  'download',
  'gift-card',
  'payment-request',
  'shipping-label',
  'remainder',
  'forget-member',
  'back-in-stock',
  'back-in-stock-email',
  'low-stock',
  'move-location-stock',
] as const

export type FailedJob = Static<typeof FailedJob>
export const FailedJob = entity(
  'FailedJob',
  {
    id: text({ maxLength: 200, description: 'Unique within the store, such as `invoice:<order ID>`.' }),
    kind: oneOf(failedJobKinds, { description: 'What the job was to do.' }),
    orderId: optional(guid({ description: 'The order that the job is about, if it is about one.' })),
    subject: optional(text({ description: 'What the job is about in words, such as the subject of an email.' })),
    error: text({ description: 'The error of the last attempt, in English, from the server or a provider.' }),
    attempts: integer({ description: 'How often the job was tried.' }),
    createdDate: timestamp({ description: 'When the job was queued.' }),
    failedDate: timestamp({ description: 'When the last attempt failed.' }),
  },
  { description: 'A background job whose last attempt has failed, and that is not tried again automatically.' },
)

export const failedJobList = shape({
  failedJobs: list(FailedJob, { description: 'The latest 100 failed jobs, latest first.' }),
})
