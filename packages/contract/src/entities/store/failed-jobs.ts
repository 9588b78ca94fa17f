import type { Static } from 'typebox'
import { anything, entity, guid, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

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

/** Why jobs fail without an error of the API, with what it means. */
export const jobFailures = {
  HOST_NOT_FOUND: 'the other server was not found',
  NO_CONNECTION: 'the connection to the other server failed',
  NOT_SECURE: 'the certificate of the other server is not valid',
  NO_ANSWER: 'there was no answer in time',
  MAIL_SIGN_IN_REFUSED: 'the mail server refused the sign-in',
  MAIL_REFUSED: 'the mail server refused the email or its recipient',
  SERVER_STOPPED: 'the server stopped during the last attempt',
  UNEXPECTED: 'a bug, or an answer of a provider that is not known',
} as const

export type JobFailure = keyof typeof jobFailures

export type FailedJob = Static<typeof FailedJob>
export const FailedJob = entity(
  'FailedJob',
  {
    id: text({ maxLength: 200, description: 'Unique within the store, such as `invoice:<order ID>`.' }),
    kind: oneOf(failedJobKinds, { description: 'What the job was to do.' }),
    orderId: optional(guid({ description: 'The order that the job is about, if it is about one.' })),
    subject: optional(text({ description: 'What the job is about in words, such as the subject of an email.' })),
    error: text({ description: 'The error of the last attempt, in English, from the server or a provider.' }),
    errorCode: optional(
      text({
        description:
          'Error code of a call, such as `ILLEGAL_STATE`, or of a failure outside of the server: ' +
          Object.entries(jobFailures)
            .map(([code, meaning]) => `\`${code}\` (${meaning})`)
            .join(', ') +
          '.',
      }),
    ),
    errorData: optional(
      anything({ description: 'Data of the error, such as the `reason` of an error code with several.' }),
    ),
    attempts: integer({ description: 'How often the job was tried.' }),
    createdDate: timestamp({ description: 'When the job was queued.' }),
    failedDate: timestamp({ description: 'When the last attempt failed.' }),
  },
  { description: 'A background job whose last attempt has failed, and that is not tried again automatically.' },
)

export const failedJobList = shape({
  failedJobs: list(FailedJob, { description: 'The latest 100 failed jobs, latest first.' }),
})
