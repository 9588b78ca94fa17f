import type { JobFailure } from '@vitrine/contract/entities/store/failed-jobs.ts'

/** Background jobs that have failed. */
export const failedJobWords = {
  failedJobs: {
    hint: 'Background jobs are retried automatically when they fail. These failed every time. Fix the cause, then retry them.',
    job: 'Job',
    error: 'Error',
    failed: 'Failed',
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    order: 'Order',
    none: 'No failed jobs',
    noneHint: 'All background jobs are done or still being retried.',
    retry: 'Retry',
    retryJob: (job: string) => `Retry: ${job}`,
    retried: 'Job restarted',
    deleteJob: (job: string) => `Delete: ${job}`,
    deleteTitle: 'Delete this job?',
    deleteHint: (job: string) => `“${job}” won’t be retried.`,
    deleted: 'Job deleted',
    /** Why a job failed, if not with an error of the API. */
    failures: {
      HOST_NOT_FOUND: 'The other server was not found. Check its address.',
      NO_CONNECTION: 'The other server could not be reached. Retry the job when it is available again.',
      NOT_SECURE: 'The certificate of the other server is not valid, so nothing was sent.',
      NO_ANSWER: 'The other server did not respond in time.',
      MAIL_SIGN_IN_REFUSED:
        'The mail server refused the sign-in. Ask whoever runs the server to check its user name and password.',
      MAIL_REFUSED: 'The mail server refused this email. The address of the recipient may be wrong.',
      SERVER_STOPPED: 'The server stopped while it worked on this job.',
      UNEXPECTED:
        'Something unexpected went wrong. Retry the job; if it fails again, report it to whoever runs the server.',
    } satisfies Record<JobFailure, string>,
    kinds: {
      mail: 'Send an email',
      'alert-digest': 'Send the daily summary',
      invoice: 'Create an invoice',
      download: 'Deliver digital files',
      'gift-card': 'Send a gift card',
      'payment-request': 'Expire a payment request',
      'shipping-label': 'Update a shipping label',
      remainder: 'Collect an outstanding balance',
      'forget-member': 'Delete a customer’s saved payment methods',
      'abandoned-checkout': 'Follow up an abandoned checkout',
      'abandoned-checkout-scan': 'Look for abandoned checkouts',
      'publish-product': 'Publish a scheduled product',
      'customer-checkout': 'Add the buyer of an abandoned checkout to customers',
      'customer-member': 'Update the customer of an account',
      'customer-order': 'Count an order for its customer',
      'back-in-stock': 'Notify customers that a product is back in stock',
      'back-in-stock-email': 'Check the delivery of a back-in-stock email',
      'low-stock': 'Notify you of low stock',
      'move-location-stock': 'Move the stock of an archived location',
    },
  },
}
