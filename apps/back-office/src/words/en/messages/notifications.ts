/** Email notifications to the owners. */
export const notificationWords = {
  notifications: {
    hint: 'Emails about events in your store. Alerts in the back office list them, too. Customer emails aren’t affected.',
    recipientsTitle: 'Recipients',
    recipients: 'Email addresses',
    recipientsHint: 'One per line, up to 10.',
    owners: (emails: readonly string[]) =>
      emails.length === 0
        ? 'Your store has no owner with an email address. Add one here to receive notifications.'
        : `Leave it empty to send them to all owners of the store: ${emails.join(', ')}.`,
    kinds: 'Send an email about',
    timings: { atOnce: 'At once', daily: 'In the daily summary', off: 'No email' },
    ownRecipients: (kind: string) => `Recipients of “${kind}”`,
    ownRecipientsOf: (kind: string) => `Email addresses for “${kind}”`,
    ownRecipientsHint: 'One per line, up to 10. Leave it empty to use the recipients above.',
    digestHour: 'Time of the daily summary',
    digestHourHint: 'In the time zone of your store. There is no email on days without events.',
    failedJobs: 'Failed jobs',
    failedJobsHint: 'Background work, such as creating an invoice, has failed for good. Once per day and kind of work.',
    domains: 'Domains',
    domainsHint: 'The TXT record of a domain has been missing for seven days. Once each time.',
    newOrders: 'New orders',
    newOrdersHint: 'Once per order when it’s placed, including orders to be paid offline. Not for imported orders.',
    paymentProblems: 'Payment problems',
    paymentProblemsHint:
      'A payment failed after the order was placed, couldn’t be captured or was released, or a refund failed.',
    disputes: 'Disputes',
    disputesHint: 'A customer’s bank reversed a payment. Includes the deadline for your response.',
    returnRequests: 'Return requests',
    returnRequestsHint: 'A customer requested a return.',
    lowStock: 'Low stock',
    lowStockHint: 'Once each time a variant runs low or sells out. Without an email, there are no alerts either.',
    threshold: 'Low stock threshold',
    thresholdHint: 'Remaining quantity at which a variant counts as low. 0 means sold out.',
    test: 'Send test email',
    testTitle: 'Send a test email?',
    testHint: (emails: readonly string[]) =>
      emails.length === 0
        ? 'There are no recipients. Add an email address and save first.'
        : `A sample order is sent to ${emails.join(', ')}.`,
    testSent: 'Test email sent',
  },
}
