export const paymentWords = {
  paymentMethods: {
    title: 'Payments',
    hint: 'How customers can pay in your store.',
    demoCards: 'This is a demo store. Test cards work, and no money moves.',
    noneHint: 'Turn on at least one payment method below. Until then, customers can only order what is free.',
    outside: 'Manual payment methods',
    outsideHint: 'The order is placed right away as unpaid. Mark it as paid when you receive the money.',
    kind: 'Payment method',
    shownAs: 'Name shown to customers',
    state: 'Status',
    on: 'On',
    off: 'Off',
    kinds: {
      BANK_TRANSFER: 'Bank transfer',
      CASH_ON_DELIVERY: 'Cash on delivery',
      PAY_AT_PICKUP: 'Pay at pickup',
    },
    kindHints: {
      BANK_TRANSFER: 'Customers transfer the money to your account after they order.',
      CASH_ON_DELIVERY: 'Customers pay when the order is delivered. Not offered for pickup.',
      PAY_AT_PICKUP: 'Customers pay when they pick up the order. Say where and when in the instructions.',
    },
    enabled: 'Offer at checkout',
    name: 'Name shown to customers',
    nameHint: 'Shown at checkout, on the order, and in the order email.',
    instructions: 'Payment instructions',
    instructionsHint:
      'Shown after the order is placed, on the order, and in the order email. For a bank transfer, give your account and the reference to use.',
    markPaid: 'Mark as paid',
    markPaidTitle: 'Mark this order as paid?',
    markPaidHint: (amount: string) => `This records that you received ${amount} outside the store.`,
    markedPaid: 'Order marked as paid',
    awaited: 'Not received yet',
    calledOff: 'No longer expected',
    outsideRefund: (amount: string) =>
      `${amount} was paid outside the store. It is recorded as refunded, but you have to return the money yourself.`,
  },
}
