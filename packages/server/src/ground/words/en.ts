import { scopes, type Scope } from '@vitrine/contract/scopes.ts'
import { plural } from './plural.ts'

/**
 * The server's texts for buyers in English: emails, text messages and plain pages. Each language has a file of this shape;
 * `docs/words.md` has its terms.
 */
export const words = {
  signIn: {
    ignore: 'If this wasn’t you, you can ignore this email.',
    codeSubject: (code: string, store: string) => `${code} is your ${store} verification code`,
    confirmTitle: 'Verify your email',
    signUpText: 'Enter this code to finish creating your account. It expires in 10 minutes.',
    addressText: 'Enter this code to verify that this email address is yours. It expires in 10 minutes.',
    factorTitle: 'Are you trying to sign in?',
    factorText: 'Enter this code to sign in. It expires in 10 minutes. Don’t share it with anyone.',
    factorWarning: 'If this wasn’t you, someone knows your password. Reset it right away.',
    changedSubject: (store: string) => `Your ${store} sign-in settings were changed`,
    changedTitle: 'Your sign-in settings were changed',
    changes: {
      added: (label: string) => `Verification method added: ${label}.`,
      removed: (label: string) => `Verification method removed: ${label}.`,
      renewed: (_label: string) => 'New recovery codes were created. Your old codes no longer work.',
    },
    methods: {
      TOTP: 'Authenticator app',
      WEBAUTHN: 'Passkey',
      EMAIL: 'Code by email',
      SMS: 'Code by text message',
      CALL: 'Code by phone call',
      PUSH: 'Approval on another device',
    },
    changedWarning: 'If this wasn’t you, reset your password right away.',
    newPassword: 'Reset password',
    approvedSubject: (store: string) => `Your ${store} account has been approved`,
    welcome: (store: string) => `Welcome to ${store}`,
    approvedText: 'The store has approved your account. You can sign in now.',
    signIn: 'Sign in',
    invitationSubject: (store: string) => `Set up your ${store} account`,
    invitationText:
      'An account has been created for you. Set a password to start using it. The link works once, within a week.',
    firstPassword: 'Set password',
    existsSubject: (store: string) => `You already have a ${store} account`,
    existsTitle: 'You already have an account',
    existsText:
      'Someone tried to sign up with your email, but you already have an account. If it was you, sign in, or reset your password if you’ve forgotten it.',
    recoverySubject: (store: string) => `Reset your ${store} password`,
    recoveryText: 'Use this link to choose a new password. It works once, within an hour.',
    passwordSubject: (store: string) => `Your ${store} password was changed`,
    passwordTitle: 'Your password was changed',
    passwordText:
      'You’ve been signed out on all other devices. If you didn’t change it, reset your password right away.',
  },

  order: {
    preorder: 'Pre-order',
    expectedBy: (day: string) => `Expected to ship by ${day}`,
    partOf: (name: string) => `Part of “${name}”`,
    tip: 'Tip',
    line: (count: string, name: string) => `${count} × ${name}`,
    placedSubject: (number: string, store: string) => `Your order ${number} from ${store}`,
    placedTitle: 'Thank you for your order',
    placedText: (number: string) => `Your order number is ${number}. We’ll email you when it ships.`,
    placedPickupText: (number: string) => `Your order number is ${number}. We’ll email you when it’s ready for pickup.`,
    pickUpAt: (lines: readonly string[]) => `Pick up at: ${lines.join(', ')}`,
    chosenTime: (time: string) => `Chosen time: ${time}`,
    readySubject: (number: string, store: string) => `Your order ${number} from ${store} is ready for pickup`,
    readyTitle: 'Your order is ready for pickup',
    readyPartSubject: (number: string, store: string) =>
      `Part of your order ${number} from ${store} is ready for pickup`,
    readyPartTitle: 'Part of your order is ready for pickup',
    placedFilesText: (number: string) =>
      `Your order number is ${number}. Your download links follow in a separate email.`,
    subtotal: 'Subtotal',
    discount: 'Discount',
    delivery: 'Delivery',
    tax: 'Tax',
    taxIncluded: 'Tax included',
    total: 'Total',
    deliverTo: (lines: readonly string[]) => `Delivery address: ${lines.join(', ')}`,
    shippedSubject: (number: string, store: string) => `Your order ${number} from ${store} is on its way`,
    shippedTitle: 'Your order is on its way',
    shippedPartSubject: (number: string, store: string) => `Part of your order ${number} from ${store} is on its way`,
    shippedPartTitle: 'Part of your order is on its way',
    moreToFetch: (count: number) =>
      plural('en', count, { one: '1 more item will be ready later.', other: '# more items will be ready later.' }),
    itemsRemaining: (count: number) =>
      plural('en', count, { one: '1 more item will ship separately.', other: '# more items will ship separately.' }),
    tracking: (number: string) => `Tracking number: ${number}`,
    trackShipment: 'Track shipment',
    trackingSubject: (number: string, store: string) => `Tracking for your order ${number} from ${store}`,
    trackingAddedTitle: 'Track your shipment',
    trackingAddedText: (number: string) => `You can now track this shipment of your order ${number}.`,
    trackingChangedTitle: 'New tracking details',
    trackingChangedText: (number: string) =>
      `The tracking details of this shipment of your order ${number} have changed.`,
    parcelCanceledSubject: (number: string, store: string) =>
      `A shipment of your order ${number} from ${store} was canceled`,
    parcelCanceledTitle: 'A shipment was canceled',
    parcelCanceledText: (number: string) => `This shipment of your order ${number} is not on its way after all.`,
    parcelCanceledNext: 'We’ll email you when these items ship.',
    pendingTitle: 'We’ve received your order',
    pendingText: (number: string) =>
      `We’re reviewing the payment for your order ${number}. We’ll email you once it’s confirmed.`,
    rejectedSubject: (number: string, store: string) => `We couldn’t accept your order ${number} from ${store}`,
    rejectedTitle: 'We couldn’t accept your order',
    rejectedText: (number: string) =>
      `The payment for your order ${number} didn’t pass our review. Nothing will be shipped.`,
    refundedSubject: (number: string, store: string) => `Refund for your order ${number} from ${store}`,
    refundedTitle: 'We’re refunding you',
    refundedText: (amount: string, number: string) => `The store is refunding ${amount} for your order ${number}.`,
    storeCreditRefund: (amount: string) => `${amount} has been added to your store credit.`,
    editedSubject: (number: string, store: string) => `Your order ${number} from ${store} was changed`,
    editedTitle: 'Your order was changed',
    editedText: (number: string) => `The store changed your order ${number}. This is what it looks like now.`,
    editedDue: (amount: string) => `Amount due: ${amount}.`,
    canceledSubject: (number: string, store: string) => `Your order ${number} from ${store} was canceled`,
    canceledTitle: 'Your order was canceled',
    canceledText: (number: string) => `The store canceled your order ${number}. No more items will be shipped.`,
    giftCardRefund: (amount: string) => `${amount} has been refunded to the gift card you paid with.`,
    cardRefundTo: (amount: string, brand: string, lastFour: string) =>
      `${amount} goes back to ${brand} ending in ${lastFour}. It may take a few days to appear on your statement.`,
    holdReleased: (amount: string) => `${amount} was only held on your card. It will not be charged.`,
    amountKept: (amount: string) => `The store keeps ${amount} of what you paid.`,
    cardRefund: (amount: string) =>
      `${amount} will be refunded to the card you paid with. It may take a few days to appear on your statement.`,
    amountDue: (amount: string, method: string) => `Amount due: ${amount} (${method}).`,
    offlineRefund: (amount: string) => `We’ll refund ${amount} to you. Contact us if you have any questions.`,
    viewOrder: 'View your order',
    help: (email: string) => `Questions? Write to ${email}.`,
    linkSubject: (number: string, store: string) => `The link to your order ${number} at ${store}`,
    linkTitle: 'Your order’s page',
    linkText: (number: string) =>
      `Here is the link to your order ${number} that you asked for. If you didn’t ask for it, you can ignore this email.`,
    visitStore: (store: string) => `Go to ${store}`,
  },

  /** Invoices, credit notes and packing slips, and their emails. */
  documents: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    packingSlip: 'Packing slip',
    draft: 'Draft',
    voided: 'Void',
    number: 'Number',
    date: 'Date',
    dueDate: 'Due date',
    orderNumber: 'Order number',
    orderDate: 'Order date',
    billTo: 'Bill to',
    shipTo: 'Ship to',
    reverseCharge: 'Reverse charge: VAT is owed by the buyer.',
    vatId: (id: string) => `VAT ID: ${id}`,
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    taxRate: 'Tax',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount',
    delivery: 'Delivery',
    fee: 'Fee',
    adjustment: 'Adjustment',
    tax: (rate: string) => `Tax ${rate}`,
    taxSummary: 'Tax summary',
    rate: 'Rate',
    net: 'Net',
    taxAmount: 'Tax',
    gross: 'Gross',
    total: 'Total',
    totalCredit: 'Total credit',
    paid: 'Paid',
    amountDue: 'Amount due',
    creditOf: (number: string, date: string) => `For invoice ${number} of ${date}`,
    creditAmount: (number: string) => `Credit for invoice ${number}`,
    reason: (reason: string) => `Reason: ${reason}`,
    page: (page: string, pages: string) => `Page ${page} of ${pages}`,
    buyerNote: 'Note from the customer',
    deliveryMethod: 'Delivery method',
    invoiceSubject: (number: string, store: string) => `Invoice ${number} from ${store}`,
    creditNoteSubject: (number: string, store: string) => `Credit note ${number} from ${store}`,
    invoiceTitle: (number: string) => `Invoice ${number}`,
    creditNoteTitle: (number: string) => `Credit note ${number}`,
    invoiceText: (order: string) => `The invoice for your order ${order} is attached as a PDF.`,
    creditNoteText: (order: string) => `The credit note for your order ${order} is attached as a PDF.`,
    open: 'Open PDF',
  },

  /** Emails about payment requests of the owner. */
  paymentRequest: {
    subject: (number: string, store: string) => `Payment for your order ${number} from ${store}`,
    title: (amount: string) => `Amount to pay: ${amount}`,
    text: (number: string) => `The store asks for a payment for your order ${number}.`,
    until: (date: string) => `You can pay until ${date}.`,
    pay: (amount: string) => `Pay ${amount}`,
    receivedSubject: (number: string, store: string) => `We received your payment for order ${number} from ${store}`,
    receivedTitle: 'Thank you for your payment',
    receivedText: (amount: string, number: string) => `We received ${amount} for your order ${number}.`,
    stillDue: (amount: string) => `Still to be paid: ${amount}.`,
  },

  /** Emails with receipts. */
  receipts: {
    payment: {
      subject: (number: string, store: string) => `Receipt ${number} from ${store}`,
      title: (number: string) => `Receipt ${number}`,
      text: (amount: string, order: string) => `Here is your receipt for ${amount}, paid for your order ${order}.`,
    },
    refund: {
      subject: (number: string, store: string) => `Refund receipt ${number} from ${store}`,
      title: (number: string) => `Refund receipt ${number}`,
      text: (amount: string, order: string) =>
        `Here is your receipt for ${amount}, refunded to you for your order ${order}.`,
    },
    open: 'Open receipt',
  },

  /** Emails about returns. */
  returns: {
    steps: {
      REQUESTED: {
        subject: (number: string, store: string) => `Your return request for order ${number} at ${store}`,
        title: 'We received your return request',
        text: (number: string) =>
          `You want to return these items from your order ${number}. Please don’t send anything yet: we’ll email you as soon as the store has answered.`,
      },
      APPROVED: {
        subject: (number: string, store: string) => `Your return for order ${number} at ${store} is approved`,
        title: 'You can send your items back',
        text: (number: string) => `The store takes these items from your order ${number} back.`,
      },
      DECLINED: {
        subject: (number: string, store: string) => `About your return request for order ${number} at ${store}`,
        title: 'Your return request was declined',
        text: (number: string) => `The store can’t take these items from your order ${number} back.`,
      },
      CANCELED: {
        subject: (number: string, store: string) => `Your return for order ${number} at ${store} was canceled`,
        title: 'Your return was canceled',
        text: (number: string) => `The return of these items from your order ${number} was canceled.`,
      },
      RECEIVED: {
        subject: (number: string, store: string) => `Your return for order ${number} has arrived at ${store}`,
        title: 'Your return has arrived',
        text: (number: string) => `The store received these items from your order ${number}.`,
      },
      SETTLED: {
        subject: (number: string, store: string) => `Your return for order ${number} at ${store} is complete`,
        title: 'Your return is complete',
        text: (number: string) => `These items from your order ${number} are settled.`,
      },
    },
    sendTo: 'Send the items to:',
    openLabel: 'Open return label',
    refunded: (amount: string) => `You get ${amount} back. It may take a few days to arrive.`,
    exchangeOf: (number: string) => `Exchange from order ${number}`,
    exchanged: (amount: string, number: string) =>
      `The returned items pay ${amount} of order ${number}, which we send you instead.`,
    deducted: (amount: string) => `The store keeps ${amount} for the return.`,
  },

  /** The acknowledgement of a withdrawal from a contract, which EU law requires. */
  withdrawal: {
    subject: (number: string, store: string) => `You withdrew from order ${number} at ${store}`,
    title: 'We received your withdrawal',
    text: (number: string, date: string) =>
      `You withdrew from the contract for the items below of order ${number} on ${date}. This email is your acknowledgement: please keep it.`,
    name: 'Your name',
    orderNumber: 'Order number',
    email: 'Your email',
    submitted: 'Date and time',
    nothingToSend: 'These items have not been shipped. You don’t have to send anything back.',
    sendBack: 'Please send the items that have been shipped back within 14 days of your withdrawal.',
    refund:
      'The store refunds what you paid within 14 days of your withdrawal. It may wait until the items have come back, or until you have shown that you sent them.',
    refundUnsent: 'The store refunds what you paid within 14 days of your withdrawal.',
  },

  /** Emails to people who are invited to the back office, or work in it. */
  staff: {
    invitationSubject: (store: string) => `You’re invited to work on ${store}`,
    invitationTitle: (store: string) => `Join ${store}`,
    invitationText: 'You have been invited to the back office of this store.',
    invitationTextBy: (person: string) => `${person} has invited you to the back office of this store.`,
    invitationExpiry: 'Choose a password or create a passkey to accept. The link works once, within a week.',
    accept: 'Accept invitation',
    passkeySubject: (store: string) => `A passkey of your account at ${store}`,
    passkeyTitle: 'Your passkeys have changed',
    passkeyChanges: {
      added: (name: string) => `A passkey was added to your account in the back office: ${name}.`,
      removed: (name: string) => `A passkey was removed from your account in the back office: ${name}.`,
      copied: (name: string) =>
        `A sign-in with a passkey was refused, as another device seems to have a copy of it: ${name}.`,
    },
    passkeyWarning:
      'If this wasn’t you, someone else has access to your account: remove passkeys that you don’t know, change your password and sign out all other devices.',
    passkeyCopiedAdvice: 'Sign in another way and remove this passkey. Then create a new one.',
    openAccount: 'Open my account',
  },

  /** Emails about the email address that a person of the staff signs in with. */
  emailChange: {
    confirmSubject: (store: string) => `Confirm your new email address for ${store}`,
    confirmTitle: 'Confirm your new email address',
    confirmText: 'From then on, you sign in to the back office with this address. The link works once, within a day.',
    confirm: 'Confirm email address',
    takenSubject: (store: string) => `Your email address for ${store}`,
    takenTitle: 'This email address is already in use',
    takenText:
      'Someone asked to sign in to the back office of this store with your address, but another account already has it. If it was you, sign in with that account, or use another address.',
    noticeSubject: (store: string) => `Your email address for ${store} is about to change`,
    noticeTitle: 'Your email address is about to change',
    noticeText: (email: string) =>
      `You asked to sign in to the back office with ${email} instead of this address. This address works until the new one is confirmed.`,
    noticeWarning:
      'If this wasn’t you, someone knows your password or uses your device: stop the change, then set a new password.',
    stop: 'Stop the change',
    changedSubject: (store: string) => `Your email address for ${store} was changed`,
    changedTitle: 'Your email address was changed',
    changedText: (email: string) =>
      `You now sign in to the back office with ${email}, and no longer with this address.`,
    changedWarning: 'If this wasn’t you, ask an owner of the store for help right away.',
  },

  /** Emails to the owner about payments of an order. */
  reports: {
    subject: (name: string, store: string) => `${name}: report of ${store}`,
    periodText: (period: string) => `Figures of ${period}. The attached file has all rows.`,
    comparedText: (period: string) => `In parentheses: ${period}.`,
    nothing: 'Nothing happened in this period.',
    open: 'Open report',
    totalSales: 'Total sales',
    netSales: 'Net sales',
    grossSales: 'Gross sales',
    discounts: 'Discounts',
    tax: 'Tax',
    returns: 'Returns',
    orders: 'Orders',
    itemsSold: 'Items sold',
    average: 'Average order',
    returning: 'Returning customers',
    visits: 'Visits',
    carts: 'Carts',
    checkouts: 'Checkouts',
    conversion: 'Conversion',
    day: 'Day',
    group: 'Name',
    otherGroup: 'Other',
    channels: { WEB: 'Online store', POS: 'Point of sale', BACKOFFICE_MERCHANT: 'Back office' },
  },
  ownerNews: {
    newOrderSubject: (number: string, total: string, store: string) => `New order ${number} in ${store}: ${total}`,
    newOrderTitle: 'You have a new order',
    newOrderText: (number: string, date: string) => `Order ${number} was placed on ${date}.`,
    createdText: (number: string, date: string) =>
      `Order ${number} was created in the back office or by an app on ${date}.`,
    moreItems: (count: number) => plural('en', count, { one: 'And 1 more item.', other: 'And # more items.' }),
    paidByGiftCard: 'Paid with gift card or store credit',
    paid: 'Paid',
    held: 'Authorized, not captured yet',
    pending: 'Payment on its way',
    stillToPay: 'Still to pay',
    stillToPayBy: (method: string) => `Still to pay (${method})`,
    deliveryMethod: (method: string) => `Delivery method: ${method}`,
    customer: 'Customer',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    field: (title: string, value: string) => `${title}: ${value}`,
    note: (note: string) => `Note from the customer: ${note}`,
    sampleSubject: (subject: string) => `Test: ${subject}`,
    sampleText: 'This is a test email about a sample order. It is not in your store.',
    sample: {
      product: 'Ceramic mug',
      firstName: 'Robin',
      lastName: 'Sample',
      street: '1 Example Street',
      city: 'Sampletown',
      delivery: 'Standard delivery',
      note: 'Please ring twice.',
    },
    editedSubject: (number: string, store: string) => `Order ${number} from ${store} was edited`,
    editedTitle: 'An order was edited',
    editedText: (number: string, amount: string) => `Order ${number} was edited. Its total is now ${amount}.`,
    disputeSubject: (number: string, store: string) => `Dispute about order ${number} from ${store}`,
    disputeTitle: 'A customer’s bank has taken a payment back',
    disputeText: (amount: string, number: string) => `The payment of ${amount} for order ${number} is disputed.`,
    disputeUntil: (date: string) =>
      `You can accept the dispute, or contest it with evidence, until ${date}. Without an answer the money is lost.`,
    paymentSubject: (number: string, store: string) => `Payment problem with order ${number} from ${store}`,
    paymentTitle: 'A payment needs your attention',
    paymentProblems: {
      declined: (number: string) =>
        `A payment for order ${number} failed after the order was placed. If an amount is due, the customer has been asked to pay again.`,
      notCaptured: (number: string) =>
        `An authorized payment for order ${number} could not be captured or released. Try again on the order’s page.`,
      released: (number: string) =>
        `An authorized payment for order ${number} was released before it was captured. You have not received the money.`,
      refundFailed: (number: string) => `A refund for order ${number} failed. The customer has not received the money.`,
    },
    lowStockSubject: (store: string) => `Low stock in ${store}`,
    lowStockTitle: 'Some of your products are running low',
    lowStockText: 'These variants have reached the low stock threshold of your store.',
    left: (count: number) => plural('en', count, { one: '1 left', other: '# left' }),
    soldOut: 'Sold out',
    seeProducts: 'View products',
    returnSubject: (number: string, store: string) => `Return request for order ${number} from ${store}`,
    returnTitle: 'A customer wants to return something',
    returnText: (number: string) => `There is a return request for order ${number}. It waits for your answer.`,
    withdrawalSubject: (number: string, store: string) => `Withdrawal from order ${number} at ${store}`,
    withdrawalTitle: 'A customer has withdrawn from a contract',
    withdrawalText: (number: string, date: string) =>
      `The customer withdrew from order ${number}, or from a part of it, on ${date}. This needs no approval. You have 14 days to refund it.`,
    withdrawalUnsent: 'Some of it has not been shipped yet. Please don’t ship it anymore.',
    failedJobSubject: (store: string) => `A background job of ${store} has failed`,
    failedJobTitle: 'A background job has failed',
    failedJobText: 'It was tried several times. See what went wrong, and try it again when the cause is mended.',
    seeFailedJobs: 'View failed jobs',
    domainSubject: (domain: string, store: string) => `The TXT record of ${domain} of ${store} is gone`,
    domainTitle: 'A domain can no longer be verified',
    domainText: (domain: string) =>
      `The TXT record that proves that ${domain} is yours has been missing for seven days. The domain still works. Create the record again, or remove the domain if it is no longer yours.`,
    seeDomains: 'View domains',
    seeAlerts: 'View all alerts',
    digest: {
      subject: (store: string) => `Daily summary of ${store}`,
      title: 'What happened in your store',
      more: (count: number) => plural('en', count, { one: 'And 1 more event.', other: 'And # more events.' }),
      events: {
        NEW_ORDER: (number: string) => `New order ${number}`,
        ORDER_EDITED: (number: string) => `Order ${number} was edited`,
        PAYMENT_PROBLEM: (number: string) => `Payment problem with order ${number}`,
        DISPUTE: (number: string) => `Dispute about order ${number}`,
        GIFT_CARDS_STOPPED: (number: string) => `Gift cards of order ${number} were deactivated`,
        RETURN_REQUEST: (number: string) => `Return request for order ${number}`,
        WITHDRAWAL: (number: string) => `Withdrawal from order ${number}`,
      },
      lowStock: (name: string) => `Low stock: ${name}`,
      lowStockOf: (count: number) =>
        plural('en', count, { one: 'Low stock: 1 variant', other: 'Low stock: # variants' }),
      failedJobs: (count: number) =>
        plural('en', count, { one: '1 background job has failed', other: '# background jobs have failed' }),
      domainRecordMissing: (domain: string) => `The TXT record of ${domain} is gone`,
    },
    seeOrder: 'View order',
  },

  /** Purchased files, and reasons why a download is refused. */
  downloads: {
    subject: (number: string, store: string) => `Your downloads from order ${number} at ${store}`,
    title: 'Your downloads are ready',
    text: (number: string) => `Here are the files from your order ${number}.`,
    download: (name: string) => `Download ${name}`,
    terms: (count: number, day: string) =>
      plural('en', count, {
        one: `Can be downloaded once until ${day}.`,
        other: `Can be downloaded # times until ${day}.`,
      }),
    refusedTitle: 'This file can’t be downloaded',
    refused: {
      UNKNOWN: 'This link isn’t valid. It may have been copied incompletely.',
      MISSING: 'The store’s copy of this file can’t be read right now.',
      REVOKED: 'The order was canceled, or this item was refunded.',
      EXPIRED: 'The time to download this file has passed.',
      USED_UP: 'This file has been downloaded as often as allowed.',
    },
    refusedHelp: 'Contact the store if you need the file again.',
  },

  /** Emails about remaining amounts after a deposit. */
  remainder: {
    depositTitle: (number: string) => `Deposit for order ${number}`,
    title: (number: string) => `Remaining payment for order ${number}`,
    subject: (number: string, store: string) => `Remaining payment for your order ${number} from ${store}`,
    declinedSubject: (number: string, store: string) => `Your card wasn’t charged for order ${number} from ${store}`,
    heading: (amount: string) => `Remaining payment: ${amount}`,
    invoiceTitle: (number: string) => `Payment of order ${number}`,
    invoiceSubject: (number: string, store: string) => `Payment of your order ${number} from ${store}`,
    invoiceHeading: (amount: string) => `Amount due: ${amount}`,
    due: (amount: string, number: string, date: string) => `${amount} of your order ${number} is due on ${date}.`,
    charged: (lastFour: string, date: string) =>
      `We’ll charge it to your card ending in ${lastFour} on ${date}. You don’t need to do anything, but you can pay earlier.`,
    overdue: (amount: string, number: string, date: string) =>
      `${amount} of your order ${number} was due on ${date} and hasn’t been paid yet.`,
    declined: (amount: string, number: string) =>
      `We couldn’t charge ${amount} for your order ${number} to your card. Please pay in another way.`,
    paidNow: 'Due with the order',
    paidOn: (date: string) => `Due on ${date}`,
    agreed: 'We’ll charge what is due later to the card you paid with.',
    reminder: 'We’ll remind you of what is due later. You can pay it at any time on the page of your order.',
  },

  /** An email about a pending payment that failed. */
  debitFailed: {
    title: (number: string) => `Payment for order ${number}`,
    subject: (number: string, store: string) => `Your payment for order ${number} from ${store} didn’t go through`,
    heading: 'Your payment didn’t go through',
    text: (amount: string, number: string) =>
      `Your bank didn’t transfer ${amount} for your order ${number}. Please pay in another way.`,
    until: (date: string) => `We’re keeping your items until ${date}.`,
  },

  /** Default names of offline payment methods. */
  offlineMethods: {
    BANK_TRANSFER: 'Bank transfer',
    CASH_ON_DELIVERY: 'Cash on delivery',
    PAY_AT_PICKUP: 'Pay at pickup',
    INVOICE: 'Invoice',
  },

  giftCard: {
    subject: (value: string, store: string) => `Your ${value} gift card for ${store}`,
    title: (value: string) => `Your ${value} gift card`,
    subjectFrom: (sender: string, value: string, store: string) =>
      `${sender} sent you a ${value} gift card for ${store}`,
    greeting: (name: string) => `Dear ${name},`,
    from: (sender: string) => `${sender} has a gift card for you.`,
    message: (message: string) => `“${message}”`,
    text: 'Enter this code at checkout. Any unused balance stays on the gift card.',
    validUntil: (date: string) => `Valid until ${date}.`,
  },

  backInStock: {
    subject: (item: string, store: string) => `${item} is back in stock at ${store}`,
    title: (item: string) => `${item} is back in stock`,
    text: (price: string) =>
      `You asked us to let you know. The price is now ${price}. We can’t reserve items, and they may sell out again.`,
    viewProduct: 'View product',
    once: 'This is the only email we’ll send about it. If you didn’t ask for it or don’t want emails like this, you can unsubscribe.',
    unsubscribe: 'Unsubscribe and delete my requests',
    unsubscribeTitle: 'Unsubscribe from emails about products?',
    unsubscribeText: (email: string) =>
      `We’ll delete every request for ${email} and won’t email you about products again unless you ask us to.`,
    unsubscribeButton: 'Unsubscribe',
    unsubscribedTitle: 'You’re unsubscribed',
    unsubscribedText: 'Your requests have been deleted. We won’t email you about products anymore.',
    alreadyUnsubscribed: 'The request behind it has already been deleted.',
  },

  abandonedCheckout: {
    subject: (store: string) => `You left something in your cart at ${store}`,
    title: 'Your cart is still here',
    text: 'You didn’t finish your order. You can continue where you left off, on any device.',
    coupon: 'Use this code for your order. If you continue with the button, it’s already applied.',
    couponUntil: (date: string) => `The code is valid until ${date}.`,
    resume: 'Continue to checkout',
    why: (store: string) =>
      `You get this email because you entered your address at ${store}. We don’t reserve items, and prices may change.`,
    unsubscribe: 'Unsubscribe from these emails',
    unsubscribeTitle: 'Unsubscribe from emails about your cart?',
    unsubscribeText: (store: string) => `${store} won’t email you about unfinished orders anymore.`,
    unsubscribeButton: 'Unsubscribe',
    unsubscribedTitle: 'You’re unsubscribed',
    orderedTitle: 'You’ve already ordered',
    orderedText: 'The order of this cart has been placed. You’ll find it in the confirmation email.',
    expiredText: 'The cart behind it is no longer available, or the link has expired.',
    sampleText: 'This is a test email about a sample checkout.',
  },

  newsletter: {
    confirmSubject: (store: string) => `Confirm your subscription to ${store}`,
    confirmTitle: 'Confirm your subscription',
    confirmText: (store: string) =>
      `Someone signed up for news from ${store} with this address. If it was you, confirm it, and we’ll send it to you.`,
    confirmQuestion: (email: string, store: string) => `Do you want to get news from ${store} at ${email}?`,
    confirmButton: 'Subscribe',
    usedLink: 'This link has been used already, or has expired. You can sign up again in the store.',
    welcomeSubject: (store: string) => `Welcome to the newsletter of ${store}`,
    welcomeTitle: 'You’re subscribed',
    welcomeText: (store: string) => `You’ll get news from ${store} by email. You can unsubscribe at any time.`,
    unsubscribe: 'Unsubscribe',
    unsubscribeTitle: 'Unsubscribe from the newsletter?',
    unsubscribeText: (store: string) => `${store} won’t send you news by email anymore.`,
    unsubscribedTitle: 'You’re unsubscribed',
    unsubscribedText: (store: string) => `${store} won’t send you news by email anymore.`,
  },

  storeCredit: {
    subject: (value: string, store: string) => `You have ${value} store credit at ${store}`,
    title: (value: string) => `${value} store credit`,
    text: 'You can use it at checkout when you’re signed in.',
  },

  giftCardsStopped: {
    subject: (number: string, store: string) => `Gift cards of order ${number} were deactivated at ${store}`,
    title: 'Gift cards were deactivated',
    text: (number: string, balance: string) =>
      `The buyer’s bank took back money for order ${number}. Its gift cards were deactivated; ${balance} was left on them.`,
    spent: (amount: string) => `${amount} had already been spent.`,
    remedy: 'If you win the dispute, issue new gift cards in the back office.',
  },

  fullDisk: {
    subject: (store: string) => `${store} is out of disk space`,
    title: 'Your store is out of disk space',
    text: 'People can browse the store, but it can’t take orders, sign-ups, or changes until there’s space. Nothing that was confirmed has been lost.',
    remedy: 'Free up space on the disk that holds the data folder or the database. The store then resumes by itself.',
  },

  phone: {
    textTo: (phone: string) => `Text message to ${phone}`,
    callTo: (phone: string) => `Call to ${phone}`,
    code: (code: string, store: string) =>
      `${code} is your ${store} verification code. It expires in 10 minutes. Don’t share it with anyone.`,
  },

  pages: {
    goToStore: 'Go to the store',
    invalidSignInLink: 'This sign-in link doesn’t work',
    unknownApp: 'It’s from an app that this store doesn’t know. Go to the store and sign in there.',
    foreignAddress: 'It leads to an address that this store doesn’t know. Go to the store and sign in there.',
    demoText:
      'This is the demo store. To replace it with a store of your own, open the set-up link that the server printed when it started.',
    noStore: 'This store isn’t open yet',
    noStoreText:
      'It has no owner. Open the set-up link that the server printed when it started, or run this command on the server:',
    account: 'Your account',
    backOffice: 'Back office',
    providerUnavailable: 'The store doesn’t offer this way to sign in.',
    linkExpired: 'This link no longer works',
    linkExpiredText: 'It has expired or was changed along the way.',
    signInInterrupted: 'This sign-in can’t continue',
    signInInterruptedText: 'It has expired or was started in another browser. Go to the store and start again.',
    signInFailed: 'We couldn’t sign you in',
    blocked: 'This account can’t sign in. Contact the store.',
    noEmail: (provider: string) =>
      `${provider} didn’t share your email address, and an account needs one. Sign up with your email instead.`,
    emailNotVerified: (provider: string) =>
      `${provider} hasn’t verified your email address. Verify it there, or sign in with your email here.`,
    noAnswer: (provider: string) => `${provider} didn’t respond as expected. Try again, or sign in with your email.`,
    soldOut: 'This item is no longer available',
    soldOutText: 'What this link leads to is sold out or no longer offered.',
    checkoutExpired: 'This checkout link no longer works',
    checkoutExpiredText:
      'It has expired or is incomplete, or the order has already been placed. Go to the store and start again.',
    notFound: 'Page not found',
    notFoundText: 'The address may be mistyped, or the link may be out of date.',
    tooManyAttempts: 'Too many attempts',
    tooManyAttemptsText: 'Wait a moment and try again.',
    invalidLink: 'This link doesn’t work',
    invalidLinkText: 'It’s incomplete or was changed along the way.',
    broken: 'Something went wrong',
    brokenText: 'There’s a problem on our end. Please try again in a moment.',
    requestId: (id: string) => `If you contact us about this, mention request ${id}.`,
  },

  install: {
    title: (app: string) => `Install ${app}`,
    question: (app: string) => `${app} wants to access your store`,
    able: 'It will be able to:',
    scopes: scopes as Readonly<Record<Scope, string>>,
    email: 'Owner’s email',
    password: 'Password',
    allow: 'Allow',
    deny: 'Deny',
    allowWithPasskey: 'Allow with a passkey',
    orPassword: 'Or with your password:',
    passkeyCanceled:
      'No passkey was used. You canceled, it took too long, or this device has no passkey for this site.',
    passkeyRefused: 'This passkey was not accepted. It may have been removed, or the request took too long. Try again.',
    wrong: 'Incorrect email or password. Try again.',
    code: 'Code of the authenticator app',
    codeRequired: 'Enter the current code of your authenticator app, or a recovery code.',
    ownersOnly: 'Only an owner of the store can install apps.',
    noApp: 'This app can’t be installed',
    noAppText: 'There’s no such app, or the link returns to an address that isn’t its own.',
  },
}

export type Words = typeof words
