/** Email notifications to the owners. */
export const notificationWords = {
  notifications: {
    title: 'Notifications',
    hint: 'Emails that tell you what happens in your store. Emails to customers don’t change.',
    recipientsTitle: 'Recipients',
    recipients: 'Email addresses',
    recipientsHint: 'One per line, up to 10.',
    owners: (emails: readonly string[]) =>
      emails.length === 0
        ? 'Your store has no owners with an email address: add one here, or nobody is told.'
        : `Leave it empty to send them to all owners of the store: ${emails.join(', ')}.`,
    kinds: 'Send an email about',
    newOrders: 'New orders',
    newOrdersHint: 'Once per order, when it’s placed, also if it’s still to be paid offline. Not for imported orders.',
    paymentProblems: 'Payment problems',
    paymentProblemsHint:
      'A payment failed after the order was placed, couldn’t be captured or was released, or a refund failed.',
    disputes: 'Disputes',
    disputesHint: 'A customer’s bank took a payment back, and until when you can respond.',
    returnRequests: 'Return requests',
    returnRequestsHint: 'A customer asks to return something.',
    lowStock: 'Low stock',
    lowStockHint: 'Once each time a variant runs low or sells out.',
    threshold: 'Low stock threshold',
    thresholdHint: 'Pieces left at which a variant counts as low. 0 means sold out.',
    test: 'Send test email',
    testTitle: 'Send a test email?',
    testHint: (emails: readonly string[]) =>
      emails.length === 0
        ? 'There is nobody to send it to: add an email address and save first.'
        : `A sample order goes to ${emails.join(', ')}.`,
    testSent: 'Test email sent',
  },
}
