import { scopes, type Scope } from '@vitrine/contract/scopes.ts'
import { plural } from './plural.ts'

/** What the server itself says to buyers, in English: letters, text messages and plain pages. Another language is another file of this shape. */
export const words = {
  signIn: {
    ignore: 'If this was not you, you need not do anything.',
    codeSubject: (code: string, store: string) => `${code} is your code for ${store}`,
    confirmTitle: 'Confirm your e-mail',
    signUpText: 'Enter this code to finish signing up. It works for ten minutes.',
    addressText: 'Enter this code to show that this address is yours. It works for ten minutes.',
    factorTitle: 'Is this you signing in?',
    factorText: 'Enter this code to go on. It works for ten minutes; give it to nobody.',
    factorWarning: 'If this was not you, someone knows your password: set a new one at once.',
    changedSubject: (store: string) => `Your sign-in at ${store} was changed`,
    changedTitle: 'Your sign-in was changed',
    changes: {
      added: (label: string) => `A second proof was added: ${label}.`,
      removed: (label: string) => `A second proof was removed: ${label}.`,
      renewed: (_label: string) => 'New recovery codes were made. The ones before work no more.',
    },
    changedWarning: 'If it was not you, set a new password at once.',
    newPassword: 'Set a new password',
    openSubject: (store: string) => `Your account at ${store} is open`,
    welcome: (store: string) => `Welcome to ${store}`,
    approvedText: 'The shop has approved your account. You can sign in now.',
    signIn: 'Sign in',
    invitationSubject: (store: string) => `Your account at ${store}`,
    invitationText: 'An account is ready for you. Set a password to come in. The link works for a week, once.',
    firstPassword: 'Set a password',
    existsSubject: (store: string) => `You already have an account at ${store}`,
    existsTitle: 'You already have an account',
    existsText:
      'Someone tried to sign up with your e-mail address, which has an account already. If it was you, sign in, or set a new password if you forgot yours.',
    recoverySubject: (store: string) => `Set a new password for ${store}`,
    recoveryText: 'Follow this link within an hour. It works once.',
    passwordSubject: (store: string) => `Your password for ${store} was changed`,
    passwordTitle: 'Your password was changed',
    passwordText:
      'You were signed out on all other devices. If it was not you who changed it, set a new password at once.',
  },

  order: {
    line: (count: string, name: string) => `${count} × ${name}`,
    placedSubject: (number: string, store: string) => `Your order ${number} from ${store}`,
    placedTitle: 'Thank you for your order',
    placedText: (number: string) => `Your order number is ${number}. We will write again when it is on its way.`,
    subtotal: 'Subtotal',
    discount: 'Discount',
    delivery: 'Delivery',
    tax: 'Tax',
    taxIncluded: 'Tax, included',
    total: 'Total',
    deliverTo: (lines: readonly string[]) => `We deliver to: ${lines.join(', ')}`,
    sentSubject: (number: string, store: string) => `Your order ${number} from ${store} is on its way`,
    sentTitle: 'It is on its way',
    restFollows: (count: number) =>
      plural('en', count, { one: 'One more item follows.', other: '# more items follow.' }),
    tracking: (number: string) => `Tracking number: ${number}`,
    follow: 'Follow the parcel',
    canceledSubject: (number: string, store: string) => `Your order ${number} from ${store} was canceled`,
    canceledTitle: 'Your order was canceled',
    canceledText: (number: string) => `The shop has canceled your order ${number}. Nothing of it is sent any more.`,
    giftCardBack: 'What your gift card paid is back on it.',
    moneyBack: (amount: string) =>
      `${amount} goes back to the card you paid with. It may take a few days until your bank shows it.`,
    toPay: (amount: string, method: string) => `Still to be paid: ${amount}, by ${method}.`,
    moneyBackOutside: (amount: string) =>
      `We will give ${amount} back to you. Please contact us if you have questions.`,
    toStore: (store: string) => `Go to ${store}`,
  },

  /** What ways of paying outside are called until the owner gives them a name. */
  offlineMethods: {
    BANK_TRANSFER: 'Bank transfer',
    CASH_ON_DELIVERY: 'Cash on delivery',
    PAY_AT_PICKUP: 'Pay at pickup',
  },

  giftCard: {
    subject: (value: string, store: string) => `A gift card of ${value} for ${store}`,
    title: (value: string) => `A gift card of ${value}`,
    text: 'Enter this code at the checkout. What you do not use at once stays on the card.',
    goodUntil: (date: string) => `It is good until ${date}.`,
  },

  backInStock: {
    subject: (item: string, store: string) => `${item} is back at ${store}`,
    title: (item: string) => `${item} is back in stock`,
    text: (price: string) =>
      `You asked us to let you know. The price is now ${price}. We cannot hold one for you: first come, first served.`,
    look: 'Go to the product',
    once: 'This is the only e-mail we send about it. If you did not ask for it, or want no more e-mails like this, you can delete your requests.',
    stop: 'No more e-mails like this, delete my requests',
    stopTitle: 'No more e-mails about products?',
    stopText: (email: string) =>
      `We delete every request for ${email} and write about no product again, unless you ask us to.`,
    stopButton: 'Delete my requests',
    stoppedTitle: 'Your requests are deleted',
    stoppedText: 'We will not e-mail you about products any more.',
    alreadyStopped: 'The request it belongs to has been deleted.',
  },

  fullDisk: {
    subject: (store: string) => `The disk of ${store} is full`,
    title: 'The disk of your shop is full',
    text: 'Buyers can look at the shop, but it takes no orders, sign-ups or changes until there is room. Nothing that was confirmed is lost.',
    remedy: 'Make room on the disk that holds the data folder or the database. The shop goes on by itself then.',
  },

  phone: {
    textTo: (phone: string) => `Text message to ${phone}`,
    callTo: (phone: string) => `Call to ${phone}`,
    code: (code: string, store: string) =>
      `${code} is your code for ${store}. It works for ten minutes; give it to nobody.`,
  },

  pages: {
    toShop: 'Go to the shop',
    signInLink: 'This sign-in link does not work',
    unknownApp: 'It names an app that this shop does not know. Go to the shop and sign in there.',
    foreignAddress: 'It leads back to an address that this shop does not know. Go to the shop and sign in there.',
    noStore: 'This shop is not open yet',
    noStoreText: 'It has no owner. Whoever runs it opens it with:',
    account: 'Your account',
    backOffice: 'Back office',
    noSuchProvider: 'The shop does not offer this way to sign in.',
    linkOld: 'This link does not work any more',
    linkOldText: 'It has expired, or it was changed on its way.',
    signInLost: 'This sign-in cannot go on',
    signInLostText: 'It began too long ago, or in another browser. Begin again at the shop.',
    notSignedIn: 'We could not sign you in',
    blocked: 'This account cannot sign in. Please ask the shop.',
    noEmail: (provider: string) =>
      `${provider} told us no e-mail address, and without one there can be no account. Sign up with your e-mail instead.`,
    emailNotVerified: (provider: string) =>
      `${provider} has not checked that your e-mail address is yours. Verify it there, or sign in with your e-mail here.`,
    noAnswer: (provider: string) => `${provider} did not answer as it should. Try again, or sign in with your e-mail.`,
    soldOut: 'This cannot be bought any more',
    soldOutText: 'What the link leads to is sold out, or is not offered any more.',
    checkoutGone: 'This link to the checkout does not work',
    checkoutGoneText: 'It is too old or incomplete, or the checkout is closed already. Begin again at the shop.',
    notFound: 'This page does not exist',
    notFoundText: 'The address may be mistyped, or the link too old.',
    tooMany: 'Too many tries',
    tooManyText: 'Wait a moment and try again.',
    refused: 'This link does not work',
    refusedText: 'It is incomplete, or it was changed on its way.',
    broken: 'Something went wrong',
    brokenText: 'It is our fault. Please try again in a moment.',
    requestId: (id: string) => `If you tell us about it, please name the request ${id}.`,
  },

  install: {
    title: (app: string) => `Install ${app}`,
    asks: (app: string) => `${app} asks to work in your store`,
    able: 'It will be able to:',
    scopes: scopes as Readonly<Record<Scope, string>>,
    email: 'E-mail of the owner',
    password: 'Password',
    allow: 'Allow',
    deny: 'Not now',
    wrong: 'E-mail or password is wrong.',
    noApp: 'This app cannot be installed',
    noAppText: 'There is no such app, or it may not lead back there.',
  },
}

export type Words = typeof words
