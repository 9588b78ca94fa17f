import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { OrderReturn } from '@vitrine/contract/entities/orders/returns.ts'
import type { Block, Email } from '../../../ground/mail/email.ts'
import { heading, paragraph } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import type { Speech } from '../../../ground/words/speech.ts'
import { writeOrderEmail } from '../../../orders/order/api.ts'
import { contents, sendBack } from '../emails.ts'

/** Formats the time of a withdrawal, with seconds and the store's time zone. */
export const submittedText = (date: string, site: Site, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: timeZoneOf(site) }).format(
    new Date(date),
  )

/** Returns whether a withdrawal includes shipped items, which have to be sent back. */
const hasSent = ({ items }: Pick<OrderReturn, 'items'>): boolean =>
  items.some(({ quantity, unsentQuantity = 0 }) => quantity > unsentQuantity)

const nextSteps = (one: OrderReturn, speech: Speech): Block[] => {
  const { withdrawal: label } = speech.words
  if (!hasSent(one)) return [paragraph(label.nothingToSend), paragraph(label.refundUnsent)]
  return [paragraph(label.sendBack), ...sendBack(one, speech), paragraph(label.refund)]
}

/**
 * Acknowledges a withdrawal, as Directive 2011/83/EU, Article 11a(4) requires: its content, with the date and time of
 * submission.
 */
export const withdrawalEmail = (order: Order, one: OrderReturn, site: Site): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { withdrawal: label } = speech.words
    const submitted = submittedText(one.createdDate, site, speech.locale)
    const { name = '', email = '' } = one.withdrawal ?? {}
    return {
      subject: label.subject(order.number, site.name),
      blocks: [
        heading(label.title),
        paragraph(label.text(order.number, submitted)),
        {
          type: 'rows',
          rows: [
            [label.name, name],
            [label.orderNumber, order.number],
            [label.email, email],
            [label.submitted, submitted],
          ],
        },
        contents(order, one, site, speech),
        ...nextSteps(one, speech),
      ],
    }
  })
