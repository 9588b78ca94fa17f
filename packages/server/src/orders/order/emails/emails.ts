import { choicesOf, lineName, type FormatAddedPrice, type Audience } from '@vitrine/domain/cart/choices.ts'
import type { Price } from '@vitrine/contract/entities/common.ts'
import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { EmailKind } from '@vitrine/contract/entities/store/email-templates.ts'
import { separateCharges } from '@vitrine/domain/line-facet/facets.ts'
import { isCurrency, toMinor } from '@vitrine/domain/money.ts'
import { deliveryDiscount, namedDiscounts } from '@vitrine/domain/order/amount/named-discounts.ts'
import { lineAmount } from '@vitrine/domain/order/amount/line-amount.ts'
import type { Block, Email } from '../../../ground/mail/email.ts'
import { heading, link, opening, paragraph } from '../../../ground/mail/write-email.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { dayText } from '@vitrine/domain/day-text.ts'
import type { Speech } from '../../../ground/words/speech.ts'
import { formatAddressLines, formatRecipientLines } from '../../../ground/words/address-lines.ts'
import { emailPicture, orderTemplate, writeOrderEmail } from './order-email.ts'

type Rows = Extract<Block, { type: 'totals' }>['rows']
type Line = Order['lineItems'][number]

/** Store and language of an email. */
interface EmailContext {
  readonly site: Site
  readonly speech: Speech
}

interface Showing extends EmailContext {
  /** Default: the quantity of the line item. */
  readonly quantity?: number
  readonly amount?: string | undefined
  /** Formats the prices of modifiers, which are omitted without it. */
  readonly added?: FormatAddedPrice | undefined
}

/** Formats amounts in the buyer's language; the order holds them in the store's language. */
const amountsOf = ({ currency = '' }: Order, { locale }: Speech) => {
  const money = isCurrency(currency) ? createMoneyWriter({ currency, language: locale }) : undefined
  return (price: Price | undefined, sign: 1 | -1 = 1): string =>
    money && price?.amount !== undefined
      ? money.text(sign * toMinor(price.amount, currency))
      : (price?.formattedAmount ?? '')
}

const textOf = (amount: number, { currency = '' }: Order, { locale }: Speech): string =>
  isCurrency(currency) ? createMoneyWriter({ currency, language: locale }).text(amount) : ''

const base = (language: string): string => language.split('-')[0]!.toLowerCase()

/** Readers of the store's language get the store's product names; others get translated ones. */
const readerOf = (site: Site, { locale }: Speech): Audience =>
  base(locale) === base(site.language) ? 'store' : 'buyer'

/** Returns the product name with the chosen options. */
const itemName = (line: Order['lineItems'][number], reader: Audience = 'store', added?: FormatAddedPrice): string =>
  [lineName(line, reader), choicesOf(line, reader, added)].filter(Boolean).join(', ')

/** Formats a quantity of an item. */
const lineOf = ({ words, locale }: Speech, quantity: number, name: string): string =>
  words.order.line(new Intl.NumberFormat(locale).format(quantity), name)

/** Lists the line items with their images, and with prices if `amountOf` is given. */
const itemsOf = (order: Order, site: Site, speech: Speech, amountOf?: (line: Line) => string): Block => ({
  type: 'items',
  items: order.lineItems.map((line) =>
    itemOf(line, { site, speech, ...(amountOf && { amount: amountOf(line), added: amountsOf(order, speech) }) }),
  ),
})

/** Returns the row of a line item, or of some of its quantity. */
export const itemOf = (
  line: Line,
  { site, speech, quantity = line.quantity, amount, added }: Showing,
): Extract<Block, { type: 'items' }>['items'][number] => {
  const picture = emailPicture(site, line.image?.url)
  return {
    name: lineOf(speech, quantity, itemName(line, readerOf(site, speech), added)),
    ...(amount !== undefined && { amount }),
    ...(picture !== undefined && { picture }),
  }
}

/** Lists the taxes by name and rate, or as one total if a tax has no name. */
const taxRows = (order: Order, speech: Speech): Rows[number][] => {
  const { words, locale } = speech
  const amount = amountsOf(order, speech)
  const title = order.taxIncludedInPrices ? words.order.taxIncluded : words.order.tax
  const { taxBreakdown = [] } = order.taxInfo ?? {}
  if (taxBreakdown.length === 0 || taxBreakdown.some(({ taxName }) => !taxName)) {
    return [[title, amount(order.priceSummary.tax)]]
  }
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  return taxBreakdown.map(({ taxName = '', rate, aggregatedTaxAmount }): Rows[number] => [
    `${title}: ${taxName} ${percent.format(Number(rate ?? 0))}`,
    amount(aggregatedTaxAmount),
  ])
}

/** Lists the amounts due now and later for an order with a deposit. */
const remainderRows = (order: Order, speech: Speech): Rows[number][] => {
  const { remainders = [], priceSummary, currency = '' } = order
  if (remainders.length === 0 || !isCurrency(currency)) return []
  const minor = (price: Price | undefined) => toMinor(price?.amount ?? '0', currency)
  const { words, locale } = speech
  const inPerson = order.lineItems
    .filter(({ paymentOption }) => paymentOption === 'FULL_PAYMENT_OFFLINE')
    .reduce((sum, line) => sum + minor(line.totalPriceAfterTax), 0)
  const later = remainders.reduce((sum, one) => sum + minor(one.amount), inPerson)
  const now = minor(priceSummary.total) - later
  return [
    // Nothing of an order by invoice is due with the order.
    ...(now === 0 ? [] : [[words.remainder.paidNow, textOf(now, order, speech)] as const]),
    ...remainders.map((one): Rows[number] => [
      words.remainder.paidOn(dayText(one.dueDate, locale)),
      textOf(minor(one.amount), order, speech),
    ]),
  ]
}

/** Lists the line items with their prices. */
export const pricedItems = (order: Order, site: Site, speech: Speech): Block => {
  const amount = amountsOf(order, speech)
  const priced = (line: Line) => amount(line.lineItemPrice ? { amount: lineAmount(line) } : line.totalPriceAfterTax)
  return itemsOf(order, site, speech, priced)
}

/** Lists the totals of an order. */
export const totalsOf = (order: Order, speech: Speech): Block => {
  const { words } = speech
  const { subtotal, shipping, discount, tax, total } = order.priceSummary
  const amount = amountsOf(order, speech)
  const discounts = namedDiscounts(order.appliedDiscounts, { all: discount, word: words.order.discount })
  const why = deliveryDiscount(order.appliedDiscounts)
  const isCharged = (price: Price | undefined) => price?.amount !== undefined && Number(price.amount) !== 0
  const rows: Rows = [
    [words.order.subtotal, amount(subtotal)],
    ...discounts.map(({ label, amount: off }): Rows[number] => [label, amount(off, -1)]),
    ...(order.shippingInfo || isCharged(shipping)
      ? [[why ? `${words.order.delivery} (${why})` : words.order.delivery, amount(shipping)] as const]
      : []),
    ...separateCharges(order).map(({ name, price }): Rows[number] => [name, amount(price)]),
    ...(isCharged(tax)
      ? taxRows(order, speech)
      : order.taxInfo?.reverseCharge
        ? [[words.documents.reverseCharge, order.taxInfo.reverseCharge.buyerVatId] as const]
        : []),
    [words.order.total, amount(total)],
    ...remainderRows(order, speech),
  ]
  return { type: 'totals', rows }
}

/** Lists the line items and totals of an order. */
const orderedBlocks = (order: Order, site: Site, speech: Speech): Block[] => [
  pricedItems(order, site, speech),
  totalsOf(order, speech),
]

const addressBlock = ({ recipientInfo, shippingInfo }: Order, { words, locale }: Speech): Block[] => {
  const { address, contactDetails } = recipientInfo ?? {}
  if (!address || !shippingInfo) return []
  const { firstName, lastName } = contactDetails ?? {}
  const lines = formatRecipientLines({ address, contactDetails: { firstName, lastName } }, locale)
  return [paragraph(words.order.deliverTo(lines))]
}

/** Writes the pickup address, unless the store withholds it. */
const pickupBlock = ({ shippingInfo }: Order, { words, locale }: Speech): Block[] => {
  const { address } = shippingInfo?.logistics?.pickupDetails ?? {}
  if (!address) return []
  const lines = [shippingInfo?.title, ...formatAddressLines(address, locale)]
  return [paragraph(words.order.pickUpAt(lines.flatMap((line) => line || [])))]
}

const timeBlock = ({ shippingInfo }: Order, { site, speech }: EmailContext): Block[] => {
  const { words, locale } = speech
  const { from, to, timeZone = timeZoneOf(site) } = shippingInfo?.logistics?.deliveryTimeSlot ?? {}
  if (from === undefined || to === undefined) return []
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return [paragraph(words.order.chosenTime(format.formatRange(new Date(from), new Date(to))))]
}

/** Writes the delivery or pickup address, and the chosen time slot. */
export const placeBlocks = (order: Order, context: EmailContext): Block[] => [
  ...(isPickup(order) ? pickupBlock(order, context.speech) : addressBlock(order, context.speech)),
  ...timeBlock(order, context),
]

/** An offline payment method, as shown to the buyer. */
interface Method {
  readonly name: string
  readonly instructions: string
}

/** Writes the payment instructions of an offline method. */
const methodBlocks = (order: Order, method: Method | undefined, speech: Speech): Block[] => {
  if (!method) return []
  const due = amountsOf(order, speech)(order.balanceSummary?.balance)
  const instructions = method.instructions.trim()
  return [
    paragraph(speech.words.order.amountDue(due, method.name)),
    ...(instructions === '' ? [] : [paragraph(instructions)]),
  ]
}

/** Whether an order has downloads only. */
const isFilesAlone = ({ lineItems }: Order): boolean =>
  lineItems.some(({ digitalFile }) => digitalFile) &&
  lineItems.every(({ physicalProperties }) => physicalProperties?.shippable === false)

/** Whether the buyer picks the order up. */
export const isPickup = ({ shippingInfo }: Pick<Order, 'shippingInfo'>): boolean =>
  shippingInfo?.logistics?.pickupDetails !== undefined

/** Chooses the text about the next step, by delivery method. */
const placedText = (order: Order, words: Speech['words']['order']): ((number: string) => string) => {
  if (isFilesAlone(order)) return words.placedFilesText
  return isPickup(order) ? words.placedPickupText : words.placedText
}

/** Writes how remainders will be paid. */
const laterBlocks = (order: Order, { words }: Speech, isCharged: boolean): Block[] => {
  if (!order.remainders?.length) return []
  return [paragraph(isCharged ? words.remainder.agreed : words.remainder.reminder)]
}

interface Confirming {
  readonly site: Site
  readonly method?: Method | undefined
  /** Whether remainders are charged to the same card. */
  readonly chargesRemainders?: boolean
  /** Amount due now, and the URL to pay it. */
  readonly pay?: { readonly amount: number; readonly url: string }
}

/** Writes the order confirmation, with payment instructions if a payment is due. */
export const confirmationEmail = (order: Order, { site, method, chargesRemainders = false, pay }: Confirming): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    return {
      template: orderTemplate('ORDER_CONFIRMATION', order),
      subject: words.placedSubject(order.number, site.name),
      blocks: [
        heading(words.placedTitle),
        opening(placedText(order, words)(order.number)),
        ...orderedBlocks(order, site, speech),
        ...laterBlocks(order, speech, chargesRemainders),
        ...(pay ? [link(speech.words.paymentRequest.pay(textOf(pay.amount, order, speech)), pay.url)] : []),
        ...methodBlocks(order, method, speech),
        ...placeBlocks(order, { site, speech }),
      ],
    }
  })

/** Writes the email for an order whose payment is under review. */
export const pendingEmail = (order: Order, { site }: { site: Site }): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    return {
      template: orderTemplate('ORDER_UNDER_REVIEW', order),
      subject: words.placedSubject(order.number, site.name),
      blocks: [
        heading(words.pendingTitle),
        opening(words.pendingText(order.number)),
        ...orderedBlocks(order, site, speech),
      ],
    }
  })

interface Canceled {
  readonly site: Site
  /** The owner's message to the buyer. */
  readonly message: string
  /** Refunded amounts, in minor units. */
  readonly toGiftCards: number
  readonly toStoreCredit: number
  readonly toCards: readonly ToCard[]
  /** Refunded by the merchant outside of the platform. */
  readonly outside: number
  /** Voided authorizations. */
  readonly released: number
  /** Amount not refunded. */
  readonly kept: number
}

/** Amount refunded to a card or another method of the payment provider. */
interface ToCard {
  readonly amount: number
  readonly card?: { readonly brand: string; readonly lastFour: string }
}

type Going = Pick<Canceled, 'toGiftCards' | 'toStoreCredit' | 'toCards' | 'outside'>

/** Writes where the refund goes, one sentence per destination. */
const returnBlocks = (
  order: Order,
  { toGiftCards, toStoreCredit, toCards, outside }: Going,
  speech: Speech,
): Block[] => {
  const { order: words } = speech.words
  const amountText = (amount: number) => textOf(amount, order, speech)
  return [
    ...(toGiftCards > 0 ? [paragraph(words.giftCardRefund(amountText(toGiftCards)))] : []),
    ...(toStoreCredit > 0 ? [paragraph(words.storeCreditRefund(amountText(toStoreCredit)))] : []),
    ...toCards.map(({ amount, card }) =>
      paragraph(
        card ? words.cardRefundTo(amountText(amount), card.brand, card.lastFour) : words.cardRefund(amountText(amount)),
      ),
    ),
    ...(outside > 0 ? [paragraph(words.offlineRefund(amountText(outside)))] : []),
  ]
}

interface Ending {
  readonly kind: EmailKind
  readonly subject: (number: string, store: string) => string
  readonly title: string
  readonly text: (number: string) => string
}

/** Writes the email for a canceled or rejected order, with its refunds. */
const endedEmail = (
  order: Order,
  { site, message, released, kept, ...going }: Canceled,
  textsOf: (words: Speech['words']['order']) => Ending,
): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    const ending = textsOf(words)
    return {
      template: orderTemplate(ending.kind, order),
      subject: ending.subject(order.number, site.name),
      blocks: [
        heading(ending.title),
        opening(ending.text(order.number)),
        ...(message === '' ? [] : [paragraph(message)]),
        itemsOf(order, site, speech),
        ...returnBlocks(order, going, speech),
        ...(released > 0 ? [paragraph(words.holdReleased(textOf(released, order, speech)))] : []),
        ...(kept > 0 ? [paragraph(words.amountKept(textOf(kept, order, speech)))] : []),
      ],
    }
  })

/** Writes the email for a canceled order. */
export const canceledEmail = (order: Order, canceled: Canceled): Email =>
  endedEmail(order, canceled, (words) => ({
    kind: 'ORDER_CANCELED',
    subject: words.canceledSubject,
    title: words.canceledTitle,
    text: words.canceledText,
  }))

/** Writes the email for an order that was rejected because its payment failed the review. */
export const rejectedEmail = (order: Order, rejected: Canceled): Email =>
  endedEmail(order, rejected, (words) => ({
    kind: 'ORDER_REJECTED',
    subject: words.rejectedSubject,
    title: words.rejectedTitle,
    text: words.rejectedText,
  }))

interface Refunded extends Going {
  readonly site: Site
  readonly message: string
  readonly total: number
}

/** Writes the email for a refund. */
export const refundedEmail = (order: Order, { site, message, total, ...going }: Refunded): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    const amount = textOf(total, order, speech)
    return {
      template: orderTemplate('ORDER_REFUNDED', order, { amount }),
      subject: words.refundedSubject(order.number, site.name),
      blocks: [
        heading(words.refundedTitle),
        opening(words.refundedText(amount, order.number)),
        ...(message === '' ? [] : [paragraph(message)]),
        ...returnBlocks(order, going, speech),
      ],
    }
  })

interface Edited extends Going {
  readonly site: Site
  /** Amount still due. */
  readonly due: number
}

/** Writes the email for an edited order: its new content, and the amount due or refunded. */
export const editedEmail = (order: Order, { site, due, ...going }: Edited): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    return {
      template: orderTemplate('ORDER_CHANGED', order),
      subject: words.editedSubject(order.number, site.name),
      blocks: [
        heading(words.editedTitle),
        opening(words.editedText(order.number)),
        ...orderedBlocks(order, site, speech),
        ...(due > 0 ? [paragraph(words.editedDue(textOf(due, order, speech)))] : []),
        ...returnBlocks(order, going, speech),
      ],
    }
  })
