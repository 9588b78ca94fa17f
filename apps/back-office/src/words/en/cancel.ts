export const cancelWords = {
  canceling: {
    title: 'Cancel order',
    hint: 'Nothing more is shipped. What is canceled can’t be taken back.',
    /** What becomes of the money whatever is chosen. */
    nothingPaid: 'Nothing was paid for this order.',
    held: (amount: string, payment: string) => `${amount} is only held on ${payment}. It is not charged.`,
    heldHint: 'To keep a part of what is held, capture that part on the order page first, then cancel.',
    onItsWay: (amount: string, payment: string) =>
      `${amount} is on its way from ${payment}. When it arrives, it goes back.`,
    notExpected: (amount: string) => `${amount} is no longer expected.`,
    unnamed: 'the buyer’s account',
    /** The question. */
    money: 'What was paid',
    moneyHint: (amount: string) => `${amount} was paid and not given back.`,
    all: (amount: string) => `Refund everything (${amount})`,
    part: 'Refund a part, and keep a cancellation fee',
    none: (amount: string) => `Keep everything (${amount})`,
    amount: (currency: string) => `Amount to refund (${currency})`,
    most: (amount: string) => `Less than ${amount}`,
    wrongAmount: (amount: string) => `Enter an amount above zero and below ${amount}.`,
    byHand: 'I return the money myself',
    byHandHint: 'The payment provider is not asked. The refund is only recorded.',
    /** What the choice means. */
    goesBack: (amount: string, payment: string) => `${amount} goes back to ${payment}.`,
    goesByHand: (amount: string) => `You return ${amount} yourself. Canceling only records it.`,
    kept: (amount: string) => `${amount} is kept. You can still refund it later.`,
    /** What a provider cannot do, and the way out. */
    whyByHand: {
      EXPIRED:
        'The payment provider no longer refunds this payment: it is too long ago. Return the money yourself, by bank transfer for example.',
      NOT_SUPPORTED: 'The payment provider refunds only whole payments. Return the rest yourself.',
      OFFLINE: 'This was paid outside the store. Return the money the way it was paid.',
      PROVIDER_IS_DOWN:
        'The payment provider is not connected. Connect it under Payments before you cancel, or return the money yourself.',
      DISABLED_BY_PROVIDER: 'The payment provider does not refund payments. Return the money yourself.',
    } as Readonly<Record<string, string>>,
    chargeback: 'The customer’s bank has taken money of this order back. Canceling does not change that.',
    wholeOnly:
      'The payment provider refunds only whole payments. Refund everything, or tick “I return the money myself”.',
    rest: 'Items and customer',
    submit: 'Cancel order',
    keep: 'Keep order',
    message: 'Message to the customer',
    done: 'Order canceled',
    notCancelable: 'This order can’t be canceled: it is canceled already, or everything was shipped.',
  },
  receipts: {
    title: 'Receipts',
    names: {
      PAYMENT: (number: string) => `Receipt ${number}`,
      REFUND: (number: string) => `Refund receipt ${number}`,
    },
    create: 'Create receipt',
    createTitle: 'Create a receipt?',
    createHint:
      'It gets the next number and can’t be changed. The customer finds it with the order; refunds of the payment get receipts of their own.',
    created: 'Receipt created',
  },
  timeline: {
    title: 'Timeline',
    activities: {
      ORDER_PLACED: 'Order placed',
      ORDER_PAID: 'Payment received',
      ORDER_PARTIALLY_PAID: 'Part of the payment received',
      ORDER_FULFILLED: 'Order fulfilled',
      ORDER_NOT_FULFILLED: 'Marked as not fulfilled',
      ORDER_CANCELED: 'Order canceled',
      TRACKING_NUMBER_ADDED: 'Tracking number added',
      TRACKING_NUMBER_EDITED: 'Tracking number changed',
      SHIPPING_CONFIRMATION_EMAIL_SENT: 'Shipping email sent to the customer',
      AUTHORIZED_PAYMENT_CREATED: 'Payment held, not captured yet',
      AUTHORIZED_PAYMENT_CAPTURED: 'Payment captured',
      AUTHORIZED_PAYMENT_VOIDED: 'Hold released, nothing charged',
      PAYMENT_PENDING: 'Payment on its way',
      PAYMENT_CANCELED: 'Payment canceled',
      PAYMENT_DECLINED: 'Payment declined',
      RECEIPT_CREATED: 'Receipt created',
      RECEIPT_SENT: 'Receipt sent to the customer',
      SAVED_PAYMENT_METHOD: 'Payment method saved',
    } as Readonly<Record<string, string>>,
    refund: (amount: string, payment: string) => `${amount} goes back to ${payment}`,
    refunded: (amount: string, payment: string) => `${amount} went back to ${payment}`,
    refundedAsCredit: (amount: string) => `${amount} became store credit`,
    refundFailed: (amount: string, payment: string) => `The refund of ${amount} to ${payment} failed`,
    refundByHand: (amount: string) => `${amount} to be returned by you`,
    kept: (amount: string) => `${amount} is kept`,
  },
}
