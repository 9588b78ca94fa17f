import type { Fulfillment } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { OrderReturn } from '@vitrine/contract/entities/orders/returns.ts'
import type { EmailKind } from '@vitrine/contract/entities/store/email-templates.ts'
import { backInStockEmail } from '../../catalog/back-in-stock/api.ts'
import type { Email } from '../../ground/mail/email.ts'
import type { Site } from '../../ground/site/sites.ts'
import { speechFor } from '../../ground/words/speech.ts'
import { giftCardEmail, storeCreditEmail } from '../../money/gift-card/api.ts'
import { downloadsEmail } from '../../orders/digital/api.ts'
import { parcelCanceledEmail, shippedEmail, trackingEmail } from '../../orders/fulfillment/api.ts'
import {
  canceledEmail,
  confirmationEmail,
  editedEmail,
  pendingEmail,
  refundedEmail,
  rejectedEmail,
} from '../../orders/order/api.ts'
import {
  approvedEmail,
  codeEmail,
  invitationEmail,
  passwordChangedEmail,
  recoveryEmail,
  type EmailSite,
} from '../../people/member/api.ts'
import { newsletterConfirmationEmail, newsletterWelcomeEmail } from '../../store/newsletter/api.ts'
import { returnEmail } from '../../purchase/returns/api.ts'
import { sampleOrder } from '../notification-settings/api.ts'

const amount = 5300
const weekMs = 7 * 24 * 60 * 60 * 1000
const code = 'ABCD-EFGH-JKLM'

/** What the sample emails are about. */
interface Sample {
  /** In the language of the email. */
  readonly site: EmailSite
  readonly order: Order
  readonly now: Date
}

const paidBack = { message: '', toGiftCards: 0, toStoreCredit: 0, outside: 0 } as const
const card = { brand: 'Visa', lastFour: '4242' } as const

const refund = ({ site }: Sample) => ({ site, ...paidBack, toCards: [{ amount, card }] })
const canceled = (sample: Sample) => ({ ...refund(sample), released: 0, kept: 0 })

const sampleFulfillment = ({ order, now }: Sample): Fulfillment => ({
  id: '1',
  createdDate: now.toISOString(),
  lineItems: order.lineItems.map(({ id = '', quantity }) => ({ id, quantity: quantity ?? 1 })),
  trackingInfo: { trackingNumber: '1Z999AA10123456784', shippingProvider: 'ups' },
})

const parcel = (sample: Sample) => ({ site: sample.site, fulfillment: sampleFulfillment(sample), left: 0 })

const pickupOrder = ({ order, site }: Sample): Order => {
  const { address } = order.recipientInfo ?? {}
  return { ...order, shippingInfo: { title: site.name, logistics: { pickupDetails: { ...(address && { address }) } } } }
}

const sampleReturn = ({ order, now, site }: Sample, status: OrderReturn['status']): OrderReturn => {
  const { priceSummary } = order
  const { returns } = site.settings
  return {
    id: '1',
    orderId: '',
    orderNumber: order.number,
    kind: 'REQUEST',
    wish: 'REFUND',
    status,
    createdDate: now.toISOString(),
    updatedDate: now.toISOString(),
    items: order.lineItems.map(({ id = '' }) => ({ lineItemId: id, quantity: 1 })),
    ...(returns?.instructions && { instructions: returns.instructions }),
    ...(returns?.returnAddress && { returnAddress: returns.returnAddress }),
    settlement: { type: 'REFUND', amount: priceSummary.subtotal ?? {} },
  }
}

const returned =
  (status: OrderReturn['status']) =>
  (sample: Sample): Email =>
    returnEmail(sample.order, sampleReturn(sample, status), sample.site)

const gift = ({ site, now }: Sample): Email => {
  const { sample } = speechFor({ site: site.language }).words.ownerNews
  return giftCardEmail(site, {
    card: { currency: site.currency, balance: amount, expires: new Date(now.getTime() + 52 * weekMs) },
    code,
    gift: { recipient_name: sample.firstName, sender_name: sample.lastName, message: null },
  })
}

const inStock = ({ site, order: { lineItems } }: Sample): Email =>
  backInStockEmail(site, {
    request: { language: site.language, item_url: site.storefrontUrl },
    item: { name: lineItems[0]?.productName?.original ?? '', price: amount, url: site.storefrontUrl },
    stopKey: '',
  })

const files = ({ site, order, now }: Sample): Email =>
  downloadsEmail(order, {
    site,
    files: [{ name: 'guide.pdf', url: site.storefrontUrl, allowed: 5, expires: new Date(now.getTime() + weekMs) }],
  })

/** Writes a sample of each kind. Links lead to the store. */
const writers: Readonly<Record<EmailKind, (sample: Sample) => Email>> = {
  ORDER_CONFIRMATION: ({ order, site }) => confirmationEmail(order, { site }),
  ORDER_UNDER_REVIEW: ({ order, site }) => pendingEmail(order, { site }),
  ORDER_CHANGED: ({ order, site }) => editedEmail(order, { site, due: 0, ...paidBack, toCards: [] }),
  ORDER_CANCELED: (sample) => canceledEmail(sample.order, canceled(sample)),
  ORDER_REJECTED: (sample) => rejectedEmail(sample.order, canceled(sample)),
  ORDER_REFUNDED: (sample) => refundedEmail(sample.order, { ...refund(sample), total: amount }),
  ORDER_SHIPPED: (sample) => shippedEmail(sample.order, parcel(sample)),
  ORDER_READY_FOR_PICKUP: (sample) => {
    const { trackingInfo: _tracking, ...fulfillment } = sampleFulfillment(sample)
    return shippedEmail(pickupOrder(sample), { site: sample.site, fulfillment, left: 0 })
  },
  TRACKING_CHANGED: (sample) => trackingEmail(sample.order, { ...parcel(sample), isFirst: true }),
  SHIPMENT_CANCELED: (sample) => parcelCanceledEmail(sample.order, parcel(sample)),
  DOWNLOADS: files,
  RETURN_REQUESTED: returned('REQUESTED'),
  RETURN_APPROVED: returned('APPROVED'),
  RETURN_DECLINED: returned('DECLINED'),
  RETURN_CANCELED: returned('CANCELED'),
  RETURN_RECEIVED: returned('RECEIVED'),
  RETURN_SETTLED: returned('SETTLED'),
  GIFT_CARD: gift,
  STORE_CREDIT: ({ site }) => storeCreditEmail(site, { amount, reason: undefined }),
  BACK_IN_STOCK: inStock,
  SIGN_UP_CODE: ({ site }) => codeEmail(site, '123456'),
  PASSWORD_RESET: ({ site }) => recoveryEmail(site, ''),
  PASSWORD_CHANGED: ({ site }) => passwordChangedEmail(site),
  ACCOUNT_INVITATION: ({ site }) => invitationEmail(site, ''),
  NEWSLETTER_CONFIRMATION: ({ site }) => newsletterConfirmationEmail(site, site.storefrontUrl),
  NEWSLETTER_WELCOME: ({ site }) => newsletterWelcomeEmail(site, site.storefrontUrl),
  ACCOUNT_APPROVED: ({ site }) => approvedEmail(site),
}

/** Writes an email of a kind about a fictitious order, in the language of the site. */
export const sampleEmail = (kind: EmailKind, site: Site, now: Date): Email => {
  const order = { ...sampleOrder(site, now), buyerLanguage: site.language }
  const emailSite = { ...site, clientId: undefined, orderPage: () => site.storefrontUrl }
  return writers[kind]({ site: emailSite, order, now })
}
