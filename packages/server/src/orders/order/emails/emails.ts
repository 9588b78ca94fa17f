import { choicesOf, lineName, type FormatAddedPrice, type Audience } from '@vitrine/domain/cart/choices.ts'
import type { Price } from '@vitrine/contract/entities/common.ts'
import type { Order } from '@vitrine/contract/entities/order.ts'
import { isCurrency, toMinor } from '@vitrine/domain/money.ts'
import { deliveryDiscount, namedDiscounts } from '@vitrine/domain/order/named-discounts.ts'
import { lineAmount } from '@vitrine/domain/order/line-amount.ts'
import type { Block, Email } from '../../../ground/mail/email.ts'
import { heading, link, paragraph } from '../../../ground/mail/write-email.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { dayText } from '@vitrine/domain/day-text.ts'
import type { Speech } from '../../../ground/words/speech.ts'
import { writtenAddress, writtenRecipient } from '../../../ground/words/written-address.ts'
import { emailPicture, writeOrderEmail } from './order-email.ts'

type Rows = Extract<Block, { type: 'totals' }>['rows']
type Line = Order['lineItems'][number]

/** Whose email it is, and in which language. */
interface EmailContext {
  readonly site: Site
  readonly speech: Speech
}

interface Showing extends EmailContext {
  /** All of the line unless told. */
  readonly quantity?: number
  readonly amount?: string | undefined
  /** How what modifiers add is told; it is not, unless told. */
  readonly added?: FormatAddedPrice | undefined
}

/** Writes amounts as the buyer reads them; the order itself holds them as the store does. */
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

/** Who reads in the language of the store reads its own words; anyone else those of the buyer. */
const readerOf = (site: Site, { locale }: Speech): Audience =>
  base(locale) === base(site.language) ? 'store' : 'buyer'

/** What was bought, with the choices that were made. */
export const itemName = (
  line: Order['lineItems'][number],
  reader: Audience = 'store',
  added?: FormatAddedPrice,
): string => [lineName(line, reader), choicesOf(line, reader, added)].filter(Boolean).join(', ')

/** So many of something. */
export const lineOf = ({ words, locale }: Speech, quantity: number, name: string): string =>
  words.order.line(new Intl.NumberFormat(locale).format(quantity), name)

/** What was ordered, a row for each line, with its picture; with what they cost where that is told. */
export const itemsOf = (order: Order, site: Site, speech: Speech, amountOf?: (line: Line) => string): Block => ({
  type: 'items',
  items: order.lineItems.map((line) =>
    itemOf(line, { site, speech, ...(amountOf && { amount: amountOf(line), added: amountsOf(order, speech) }) }),
  ),
})

/** A line of an order, or so many pieces of it. */
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

/** Each tax by its name and rate; all of it in one line where one has no name. */
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

/** What is due with an order that has a deposit, and what on which day after it. */
const remainderRows = (order: Order, speech: Speech): Rows[number][] => {
  const { remainders = [], priceSummary, currency = '' } = order
  if (remainders.length === 0 || !isCurrency(currency)) return []
  const minor = (price: Price | undefined) => toMinor(price?.amount ?? '0', currency)
  const { words, locale } = speech
  const inPerson = order.lineItems
    .filter(({ paymentOption }) => paymentOption === 'FULL_PAYMENT_OFFLINE')
    .reduce((sum, line) => sum + minor(line.totalPriceAfterTax), 0)
  const later = remainders.reduce((sum, one) => sum + minor(one.amount), inPerson)
  return [
    [words.remainder.paidNow, textOf(minor(priceSummary.total) - later, order, speech)],
    ...remainders.map((one): Rows[number] => [
      words.remainder.paidOn(dayText(one.dueDate, locale)),
      textOf(minor(one.amount), order, speech),
    ]),
  ]
}

/** What was ordered, each line with its price. */
export const pricedItems = (order: Order, site: Site, speech: Speech): Block => {
  const amount = amountsOf(order, speech)
  const priced = (line: Line) => amount(line.lineItemPrice ? { amount: lineAmount(line) } : line.totalPriceAfterTax)
  return itemsOf(order, site, speech, priced)
}

/** What an order costs. */
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
    ...(order.additionalFees ?? []).map(({ name = '', price }): Rows[number] => [name, amount(price)]),
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

/** All that was ordered, and what it costs. */
const orderedBlocks = (order: Order, site: Site, speech: Speech): Block[] => [
  pricedItems(order, site, speech),
  totalsOf(order, speech),
]

const addressBlock = ({ recipientInfo, shippingInfo }: Order, { words, locale }: Speech): Block[] => {
  const { address, contactDetails } = recipientInfo ?? {}
  if (!address || !shippingInfo) return []
  const { firstName, lastName } = contactDetails ?? {}
  const lines = writtenRecipient({ address, contactDetails: { firstName, lastName } }, locale)
  return [paragraph(words.order.deliverTo(lines))]
}

/** Where it is fetched; the address may be the store’s to tell. */
const pickupBlock = ({ shippingInfo }: Order, { words, locale }: Speech): Block[] => {
  const { address } = shippingInfo?.logistics?.pickupDetails ?? {}
  if (!address) return []
  const lines = [shippingInfo?.title, ...writtenAddress(address, locale)]
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

/** Where it goes or is fetched, and when, where a time was chosen. */
export const placeBlocks = (order: Order, context: EmailContext): Block[] => [
  ...(isPickup(order) ? pickupBlock(order, context.speech) : addressBlock(order, context.speech)),
  ...timeBlock(order, context),
]

/** A way of paying outside, as the buyer was told of it. */
interface Method {
  readonly name: string
  readonly instructions: string
}

/** How the rest is paid outside, in the shop's own words. */
const methodBlocks = (order: Order, method: Method | undefined, speech: Speech): Block[] => {
  if (!method) return []
  const due = amountsOf(order, speech)(order.balanceSummary?.balance)
  const instructions = method.instructions.trim()
  return [
    paragraph(speech.words.order.amountDue(due, method.name)),
    ...(instructions === '' ? [] : [paragraph(instructions)]),
  ]
}

/** Whether nothing of an order is shipped, and something is downloaded. */
const isFilesAlone = ({ lineItems }: Order): boolean =>
  lineItems.some(({ digitalFile }) => digitalFile) &&
  lineItems.every(({ physicalProperties }) => physicalProperties?.shippable === false)

/** Whether the buyer fetches it. */
export const isPickup = ({ shippingInfo }: Order): boolean => shippingInfo?.logistics?.pickupDetails !== undefined

/** What comes next, as the way of delivery has it. */
const placedText = (order: Order, words: Speech['words']['order']): ((number: string) => string) => {
  if (isFilesAlone(order)) return words.placedFilesText
  return isPickup(order) ? words.placedPickupText : words.placedText
}

/** How what is due later is paid. */
const laterBlocks = (order: Order, { words }: Speech, isCharged: boolean): Block[] => {
  if (!order.remainders?.length) return []
  return [paragraph(isCharged ? words.remainder.agreed : words.remainder.reminder)]
}

interface Confirming {
  readonly site: Site
  readonly method?: Method | undefined
  /** Whether the card that paid is charged for what is due later. */
  readonly chargesRemainders?: boolean
  /** What is to be paid now, and where. */
  readonly pay?: { readonly amount: number; readonly url: string }
}

/** Tells the buyer what was ordered, and how to pay for it where that is still to be done. */
export const confirmationEmail = (order: Order, { site, method, chargesRemainders = false, pay }: Confirming): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    return {
      subject: words.placedSubject(order.number, site.name),
      blocks: [
        heading(words.placedTitle),
        paragraph(placedText(order, words)(order.number)),
        ...orderedBlocks(order, site, speech),
        ...laterBlocks(order, speech, chargesRemainders),
        ...(pay ? [link(speech.words.paymentRequest.pay(textOf(pay.amount, order, speech)), pay.url)] : []),
        ...methodBlocks(order, method, speech),
        ...placeBlocks(order, { site, speech }),
      ],
    }
  })

/** Tells the buyer that the order is there, and that its payment is still looked at. */
export const pendingEmail = (order: Order, { site }: { site: Site }): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    return {
      subject: words.placedSubject(order.number, site.name),
      blocks: [
        heading(words.pendingTitle),
        paragraph(words.pendingText(order.number)),
        ...orderedBlocks(order, site, speech),
      ],
    }
  })

interface Canceled {
  readonly site: Site
  /** What the owner has to say about it, in words of their own. */
  readonly message: string
  /** What goes back of what was paid, in minor units. */
  readonly toGiftCards: number
  readonly toStoreCredit: number
  readonly toCards: readonly ToCard[]
  /** What the shop gives back by hand. */
  readonly outside: number
  /** What was held and is let go. */
  readonly released: number
  /** What the shop keeps of what was paid. */
  readonly kept: number
}

/** What goes back to the card, or to what else the provider took it from. */
interface ToCard {
  readonly amount: number
  readonly card?: { readonly brand: string; readonly lastFour: string }
}

type Going = Pick<Canceled, 'toGiftCards' | 'toStoreCredit' | 'toCards' | 'outside'>

/** Where the money goes, a sentence for each place. */
const returnBlocks = (
  order: Order,
  { toGiftCards, toStoreCredit, toCards, outside }: Going,
  speech: Speech,
): Block[] => {
  const { order: words } = speech.words
  const said = (amount: number) => textOf(amount, order, speech)
  return [
    ...(toGiftCards > 0 ? [paragraph(words.giftCardRefund(said(toGiftCards)))] : []),
    ...(toStoreCredit > 0 ? [paragraph(words.storeCreditRefund(said(toStoreCredit)))] : []),
    ...toCards.map(({ amount, card }) =>
      paragraph(card ? words.cardRefundTo(said(amount), card.brand, card.lastFour) : words.cardRefund(said(amount))),
    ),
    ...(outside > 0 ? [paragraph(words.offlineRefund(said(outside)))] : []),
  ]
}

interface Ending {
  readonly subject: (number: string, store: string) => string
  readonly title: string
  readonly text: (number: string) => string
}

/** Tells the buyer that nothing comes of the order, and where the money goes. */
const endedEmail = (
  order: Order,
  { site, message, released, kept, ...going }: Canceled,
  say: (words: Speech['words']['order']) => Ending,
): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    const ending = say(words)
    return {
      subject: ending.subject(order.number, site.name),
      blocks: [
        heading(ending.title),
        paragraph(ending.text(order.number)),
        ...(message === '' ? [] : [paragraph(message)]),
        itemsOf(order, site, speech),
        ...returnBlocks(order, going, speech),
        ...(released > 0 ? [paragraph(words.holdReleased(textOf(released, order, speech)))] : []),
        ...(kept > 0 ? [paragraph(words.amountKept(textOf(kept, order, speech)))] : []),
      ],
    }
  })

/** Tells the buyer that the shop has canceled the order. */
export const canceledEmail = (order: Order, canceled: Canceled): Email =>
  endedEmail(order, canceled, (words) => ({
    subject: words.canceledSubject,
    title: words.canceledTitle,
    text: words.canceledText,
  }))

/** Tells the buyer that the order was turned down, since its payment did not pass the review. */
export const rejectedEmail = (order: Order, rejected: Canceled): Email =>
  endedEmail(order, rejected, (words) => ({
    subject: words.rejectedSubject,
    title: words.rejectedTitle,
    text: words.rejectedText,
  }))

interface Refunded extends Going {
  readonly site: Site
  readonly message: string
  readonly total: number
}

/** Tells the buyer that the shop gives money back. */
export const refundedEmail = (order: Order, { site, message, total, ...going }: Refunded): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    return {
      subject: words.refundedSubject(order.number, site.name),
      blocks: [
        heading(words.refundedTitle),
        paragraph(words.refundedText(textOf(total, order, speech), order.number)),
        ...(message === '' ? [] : [paragraph(message)]),
        ...returnBlocks(order, going, speech),
      ],
    }
  })

interface Edited extends Going {
  readonly site: Site
  /** What is still to be paid. */
  readonly due: number
}

/** Tells the buyer that the shop has changed the order: what it is now, and what becomes of the difference. */
export const editedEmail = (order: Order, { site, due, ...going }: Edited): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    return {
      subject: words.editedSubject(order.number, site.name),
      blocks: [
        heading(words.editedTitle),
        paragraph(words.editedText(order.number)),
        ...orderedBlocks(order, site, speech),
        ...(due > 0 ? [paragraph(words.editedDue(textOf(due, order, speech)))] : []),
        ...returnBlocks(order, going, speech),
      ],
    }
  })
