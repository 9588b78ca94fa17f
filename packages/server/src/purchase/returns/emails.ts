import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { OrderReturn } from '@vitrine/contract/entities/orders/returns.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import type { Block, Email } from '../../ground/mail/email.ts'
import { heading, link, opening, paragraph } from '../../ground/mail/write-email.ts'
import { withCurrency, type Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { Speech } from '../../ground/words/speech.ts'
import { itemOf, orderTemplate, writeOrderEmail } from '../../orders/order/api.ts'

/** Lists the items to return or, once received, the received items. */
export const contents = (order: Order, { items, received }: OrderReturn, site: Site, speech: Speech): Block => ({
  type: 'items',
  items: (received ?? items).flatMap(({ lineItemId, quantity }) => {
    const line = order.lineItems.find(({ id }) => id === lineItemId)
    return line ? [itemOf(line, { site, speech, quantity })] : []
  }),
})

const paragraphs = (...texts: readonly (string | undefined)[]): Block[] =>
  texts.flatMap((text) => (text?.trim() ? [paragraph(text)] : []))

/** How the buyer sends the items back. */
export const sendBack = ({ instructions, returnAddress, label = {} }: OrderReturn, { words }: Speech): Block[] => {
  const { returns: labels, order } = words
  const parcel = [label.carrier, label.trackingNumber].filter(Boolean).join(' ')
  return [
    ...paragraphs(instructions, returnAddress && `${labels.sendTo}\n${returnAddress}`),
    ...(label.trackingNumber === undefined ? [] : [paragraph(order.tracking(parcel))]),
    ...(label.url === undefined ? [] : [link(labels.openLabel, label.url)]),
  ]
}

const settled = ({ settlement }: OrderReturn, { currency }: Site, { words, locale }: Speech): Block[] => {
  if (!settlement) return []
  const money = createMoneyWriter({ currency, language: locale })
  const textOf = ({ amount = '0' }: { amount?: string }) => money.text(toMinor(amount, currency))
  const { type, amount, fee, exchange } = settlement
  const deducted = fee && words.returns.deducted(textOf(fee))
  if (exchange) {
    const { credited, givenBack, orderNumber } = exchange
    const isBack = toMinor(givenBack.amount ?? '0', currency) > 0
    return paragraphs(
      words.returns.exchanged(textOf(credited), orderNumber),
      isBack ? words.returns.refunded(textOf(givenBack)) : undefined,
      deducted,
    )
  }
  return paragraphs(
    (type === 'STORE_CREDIT' ? words.order.storeCreditRefund : words.returns.refunded)(textOf(amount)),
    deducted,
  )
}

const details = (one: OrderReturn, site: Site, speech: Speech): Block[] => {
  switch (one.status) {
    case 'APPROVED':
      return sendBack(one, speech)
    case 'DECLINED':
      return paragraphs(one.declineReason)
    case 'SETTLED':
      return settled(one, site, speech)
    case 'REQUESTED':
    case 'RECEIVED':
    case 'CANCELED':
      return []
    default:
      return one.status satisfies never
  }
}

/** Composes the email about the status of a return. */
export const returnEmail = (order: Order, one: OrderReturn, site: Site): Email =>
  writeOrderEmail(order, site, (speech) => {
    const labels = speech.words.returns.steps[one.status]
    return {
      template: orderTemplate(`RETURN_${one.status}`, order),
      subject: labels.subject(order.number, site.name),
      blocks: [
        heading(labels.title),
        opening(labels.text(order.number)),
        contents(order, one, site, speech),
        ...details(one, withCurrency(site, order.currency), speech),
      ],
    }
  })
