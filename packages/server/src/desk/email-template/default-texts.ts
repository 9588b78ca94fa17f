import type { EmailKind, EmailTexts } from '@vitrine/contract/entities/store/email-templates.ts'
import type { EmailVariable } from '@vitrine/domain/email/templates.ts'
import type { Words } from '../../ground/words/en.ts'

const variable = (name: EmailVariable): string => `{${name}}`
const [number, store, amount] = [variable('orderNumber'), variable('storeName'), variable('amount')]

type Defaults = (words: Words) => EmailTexts

const returned =
  (status: keyof Words['returns']['steps']): Defaults =>
  ({ returns: { steps } }) => ({
    subject: steps[status].subject(number, store),
    heading: steps[status].title,
    opening: steps[status].text(number),
  })

/** The default texts of each kind, with variables in place of values. */
const defaults: Readonly<Record<EmailKind, Defaults>> = {
  ORDER_CONFIRMATION: ({ order }) => ({
    subject: order.placedSubject(number, store),
    heading: order.placedTitle,
    opening: order.placedText(number),
  }),
  ORDER_UNDER_REVIEW: ({ order }) => ({
    subject: order.placedSubject(number, store),
    heading: order.pendingTitle,
    opening: order.pendingText(number),
  }),
  ORDER_CHANGED: ({ order }) => ({
    subject: order.editedSubject(number, store),
    heading: order.editedTitle,
    opening: order.editedText(number),
  }),
  ORDER_CANCELED: ({ order }) => ({
    subject: order.canceledSubject(number, store),
    heading: order.canceledTitle,
    opening: order.canceledText(number),
  }),
  ORDER_REJECTED: ({ order }) => ({
    subject: order.rejectedSubject(number, store),
    heading: order.rejectedTitle,
    opening: order.rejectedText(number),
  }),
  ORDER_REFUNDED: ({ order }) => ({
    subject: order.refundedSubject(number, store),
    heading: order.refundedTitle,
    opening: order.refundedText(amount, number),
  }),
  ORDER_SHIPPED: ({ order }) => ({ subject: order.shippedSubject(number, store), heading: order.shippedTitle }),
  ORDER_READY_FOR_PICKUP: ({ order }) => ({ subject: order.readySubject(number, store), heading: order.readyTitle }),
  TRACKING_CHANGED: ({ order }) => ({
    subject: order.trackingSubject(number, store),
    heading: order.trackingAddedTitle,
    opening: order.trackingAddedText(number),
  }),
  SHIPMENT_CANCELED: ({ order }) => ({
    subject: order.parcelCanceledSubject(number, store),
    heading: order.parcelCanceledTitle,
    opening: order.parcelCanceledText(number),
  }),
  DOWNLOADS: ({ downloads }) => ({
    subject: downloads.subject(number, store),
    heading: downloads.title,
    opening: downloads.text(number),
  }),
  RETURN_REQUESTED: returned('REQUESTED'),
  RETURN_APPROVED: returned('APPROVED'),
  RETURN_DECLINED: returned('DECLINED'),
  RETURN_CANCELED: returned('CANCELED'),
  RETURN_RECEIVED: returned('RECEIVED'),
  RETURN_SETTLED: returned('SETTLED'),
  GIFT_CARD: ({ giftCard }) => ({
    subject: giftCard.subject(amount, store),
    heading: giftCard.title(amount),
    opening: giftCard.text,
  }),
  STORE_CREDIT: ({ storeCredit }) => ({
    subject: storeCredit.subject(amount, store),
    heading: storeCredit.title(amount),
    opening: storeCredit.text,
  }),
  BACK_IN_STOCK: ({ backInStock }) => ({
    subject: backInStock.subject(variable('productName'), store),
    heading: backInStock.title(variable('productName')),
    opening: backInStock.text(amount),
  }),
  SIGN_UP_CODE: ({ signIn }) => ({
    subject: signIn.codeSubject(variable('verificationCode'), store),
    heading: signIn.confirmTitle,
    opening: signIn.signUpText,
  }),
  PASSWORD_RESET: ({ signIn }) => ({
    subject: signIn.recoverySubject(store),
    heading: signIn.newPassword,
    opening: signIn.recoveryText,
  }),
  PASSWORD_CHANGED: ({ signIn }) => ({
    subject: signIn.passwordSubject(store),
    heading: signIn.passwordTitle,
    opening: signIn.passwordText,
  }),
  ACCOUNT_INVITATION: ({ signIn }) => ({
    subject: signIn.invitationSubject(store),
    heading: signIn.welcome(store),
    opening: signIn.invitationText,
  }),
  NEWSLETTER_CONFIRMATION: ({ newsletter }) => ({
    subject: newsletter.confirmSubject(store),
    heading: newsletter.confirmTitle,
    opening: newsletter.confirmText(store),
  }),
  NEWSLETTER_WELCOME: ({ newsletter }) => ({
    subject: newsletter.welcomeSubject(store),
    heading: newsletter.welcomeTitle,
    opening: newsletter.welcomeText(store),
  }),
  ACCOUNT_APPROVED: ({ signIn }) => ({
    subject: signIn.approvedSubject(store),
    heading: signIn.welcome(store),
    opening: signIn.approvedText,
  }),
}

/** Returns the default texts of a kind of email in the language of the words. */
export const defaultTexts = (kind: EmailKind, words: Words): EmailTexts => defaults[kind](words)
