/** Order review and notes. */
export const orderWords = {
  acceptance: {
    reviewTitle: 'The payment is under review',
    reviewText:
      'The payment provider suspects fraud and is looking at this payment. Nothing is shipped until it is approved. You can decide yourself.',
    unpaidTitle: 'Waiting for the payment',
    unpaidText: 'This order is accepted as soon as it is paid in full.',
    approve: 'Approve order',
    approveTitle: 'Approve this order?',
    approveReviewedHint: 'You can then ship it. If the payment turns out to be fraudulent, the bank may reverse it.',
    approveUnpaidHint: 'You can then ship it, although it’s unpaid. Its items are deducted from inventory.',
    approved: 'Order approved',
    reject: 'Reject order',
    rejectTitle: 'Reject this order?',
    rejectHint: 'The customer gets a full refund and an email. This can’t be undone.',
    rejected: 'Order rejected',
  },
  notes: {
    add: 'Add note',
    title: 'Add a note',
    hint: 'Only you and your apps can read it. The customer never sees it.',
    label: 'Note',
    added: 'Note added',
    delete: 'Delete note',
    deleteTitle: 'Delete this note?',
    deleteHint: 'This can’t be undone.',
    deleted: 'Note deleted',
    required: 'Enter a note.',
  },
  actors: {
    visitor: 'By the customer',
    member: 'By the customer',
    owner: 'By the owner',
    app: 'By an app',
    key: 'With an API key',
  },
}
