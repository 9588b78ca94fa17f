export const paymentWords = {
  paymentMethods: {
    title: 'Payments',
    hint: 'How buyers can pay in your shop.',
    demoCards: 'This is a demo shop: test cards pay, and no money moves.',
    noneHint: 'Switch on at least one way to pay below. Until then buyers can order only what costs nothing.',
    outside: 'Paid outside the shop',
    outsideHint: 'The order is placed at once as not paid. You mark it as paid when the money is there.',
    kind: 'Way to pay',
    shownAs: 'Name that buyers see',
    state: 'State',
    on: 'On',
    off: 'Off',
    kinds: {
      BANK_TRANSFER: 'Bank transfer',
      CASH_ON_DELIVERY: 'Cash on delivery',
      PAY_AT_PICKUP: 'Pay at pickup',
    },
    kindHints: {
      BANK_TRANSFER: 'Buyers transfer the money to your account after they have ordered.',
      CASH_ON_DELIVERY: 'Buyers pay whoever brings the goods. Not offered for what is picked up.',
      PAY_AT_PICKUP: 'Buyers pay when they collect the goods. Say where and when in the instructions.',
    },
    enabled: 'Buyers can choose it',
    name: 'Name that buyers see',
    nameHint: 'At the checkout, with the order and in its e-mail.',
    instructions: 'Instructions for the buyer',
    instructionsHint:
      'Shown once the order is placed, with the order and in its e-mail: for a transfer your bank account and what to write with it.',
    markPaid: 'Mark as paid',
    markPaidTitle: 'Mark this order as paid?',
    markPaidHint: (amount: string) => `It will say that ${amount} was paid outside the shop.`,
    markedPaid: 'The order is marked as paid.',
    awaited: 'Not received yet',
    calledOff: 'Not expected any more',
    outsideRefund: (amount: string) =>
      `${amount} was paid outside the shop. It is noted as given back: hand or transfer it back to the buyer yourself.`,
  },
}
