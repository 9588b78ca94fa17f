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
    approveReviewedHint:
      'It can be shipped then. If the payment turns out to be fraud, the bank may take the money back.',
    approveUnpaidHint: 'It can be shipped then, though it is not paid yet. Its items are taken out of stock.',
    approved: 'Order approved',
    reject: 'Reject order',
    rejectTitle: 'Reject this order?',
    rejectHint: 'The customer gets all of the money back and an email. What is rejected can’t be taken back.',
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
    deleteHint: 'It is gone for good.',
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
