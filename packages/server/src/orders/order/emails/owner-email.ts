import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { leftToRight } from '@vitrine/domain/bidi.ts'
import { isCurrency, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { firstOf, shortened } from '@vitrine/domain/notification/rules.ts'
import type { Block, Email } from '../../../ground/mail/email.ts'
import { heading, link, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Speech } from '../../../ground/words/speech.ts'
import { backOfficePage } from '../../../store/notification/api.ts'
import { placeBlocks, pricedItems, totalsOf } from './emails.ts'

/** Maximum number of line items in the email; the order's page lists all of them. */
const mostItems = 30
const mostCustomFields = 20
const mostCharacters = 1000

type Rows = Extract<Block, { type: 'rows' }>['rows']

interface Placed {
  readonly site: Site
  /** Amount paid with gift cards, in minor units. */
  readonly giftCards?: Minor
  /** Name of the offline payment method for the rest. */
  readonly method?: string | undefined
  /** Whether it was created in the back office or by an app. */
  readonly isOwn?: boolean
  /** Whether it is a sample email. */
  readonly isSample?: boolean
}

const placedOn = ({ purchasedDate, createdDate }: Order, site: Site, { locale }: Speech): string => {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: timeZoneOf(site) } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(purchasedDate ?? createdDate))
}

/** Lists the paid, authorized, pending and due amounts that are not zero. */
const paymentRows = (order: Order, { giftCards = 0, method }: Placed, { words, locale }: Speech): Rows => {
  const { currency = '', balanceSummary: { paid, authorized, pending, balance } = {} } = order
  if (!isCurrency(currency)) return []
  const { text } = createMoneyWriter({ currency, language: locale })
  const minor = (price: { amount?: string } | undefined): Minor => toMinor(price?.amount ?? '0', currency)
  const { ownerNews: label } = words
  const due = method === undefined ? label.stillToPay : label.stillToPayBy(method)
  const rows: readonly (readonly [string, Minor])[] = [
    [label.paidByGiftCard, giftCards],
    [label.paid, minor(paid) - giftCards],
    [label.held, minor(authorized)],
    [label.pending, minor(pending)],
    [due, minor(balance)],
  ]
  return rows.filter(([, amount]) => amount > 0).map(([name, amount]) => [name, text(amount)])
}

const fieldText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Lists the buyer's contact details, custom fields and note. */
const buyerBlocks = (order: Order, { words: { ownerNews: label }, direction }: Speech): Block[] => {
  const { buyerInfo, billingInfo, recipientInfo, buyerNote = '', customFields = [] } = order
  const contact = billingInfo?.contactDetails ?? recipientInfo?.contactDetails
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  const phone = contact?.phone ?? recipientInfo?.contactDetails?.phone
  const known: readonly (readonly [string, string | undefined])[] = [
    [label.customer, name],
    [label.company, contact?.company],
    [label.email, buyerInfo?.email],
    [label.phone, phone && direction === 'rtl' ? leftToRight(phone) : phone],
  ]
  const rows = known.flatMap(([title, value]): Rows => (value ? [[title, value]] : []))
  const { first } = firstOf(customFields, mostCustomFields)
  return [
    ...(rows.length > 0 ? [{ type: 'rows' as const, rows }] : []),
    ...first.map(({ title = '', value }) => paragraph(shortened(label.field(title, fieldText(value)), mostCharacters))),
    ...(buyerNote === '' ? [] : [paragraph(label.note(shortened(buyerNote, mostCharacters)))]),
  ]
}

const deliveryBlocks = (order: Order, { site, speech }: { site: Site; speech: Speech }): Block[] => {
  const { title, logistics } = order.shippingInfo ?? {}
  const method = [title, logistics?.deliveryTime].filter(Boolean).join(', ')
  return [
    ...(method === '' ? [] : [paragraph(speech.words.ownerNews.deliveryMethod(method))]),
    ...placeBlocks(order, { site, speech }),
  ]
}

/** Writes the email about a new order to its owners. */
export const newOrderEmail = (order: Order, placed: Placed): Email => {
  const { site, isOwn = false, isSample = false } = placed
  return writeEmail(site, (speech) => {
    const { ownerNews: label } = speech.words
    const { number, currency = '', priceSummary, id = '' } = order
    const { first, more } = firstOf(order.lineItems, mostItems)
    const money = isCurrency(currency) ? createMoneyWriter({ currency, language: speech.locale }) : undefined
    const total = money?.text(toMinor(priceSummary.total?.amount ?? '0', currency)) ?? ''
    const date = placedOn(order, site, speech)
    const payment = paymentRows(order, placed, speech)
    const subject = label.newOrderSubject(number, total, site.name)
    const page = isSample ? '/orders' : `/orders/${id}`
    return {
      subject: isSample ? label.sampleSubject(subject) : subject,
      blocks: [
        ...(isSample ? [paragraph(label.sampleText)] : []),
        heading(label.newOrderTitle),
        paragraph(isOwn ? label.createdText(number, date) : label.newOrderText(number, date)),
        link(label.seeOrder, backOfficePage(site, page)),
        pricedItems({ ...order, lineItems: [...first] }, site, speech),
        ...(more > 0 ? [paragraph(label.moreItems(more))] : []),
        totalsOf(order, speech),
        ...(payment.length > 0 ? [{ type: 'rows' as const, rows: payment }] : []),
        ...deliveryBlocks(order, { site, speech }),
        ...buyerBlocks(order, speech),
      ],
    }
  })
}
