import type { Minor } from '@vitrine/domain/money.ts'
import type { Config } from '../../ground/base/config.ts'
import type { Email } from '../../ground/mail/email.ts'
import { heading, link, paragraph } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { dayText } from '@vitrine/domain/day-text.ts'
import type { Speech } from '../../ground/words/speech.ts'
import { type StoredOrder, writeOrderEmail } from '../order/api.ts'
import { isOfInvoice } from './of-invoice.ts'
import { paymentRequestUrl, type StoredPaymentRequest } from '../payment-request/api.ts'

/** Reason for an email about a remainder. */
export type LetterReason =
  | { readonly type: 'due' }
  /** The due date is near. If the buyer agreed to it, their card is charged then. */
  | { readonly type: 'soon'; readonly lastFourDigits?: string }
  /** The card was declined. */
  | { readonly type: 'declined' }

interface Letter {
  readonly site: Site
  readonly request: StoredPaymentRequest
  readonly dueDay: string
  readonly open: Minor
  readonly today: string
  readonly reason: LetterReason
}

const sentencesOf = (
  { dueDay, open, today, reason, request }: Letter,
  { words: { remainder: labels }, locale }: Speech,
): string[] => {
  const amount = createMoneyWriter({ currency: request.currency, language: locale }).text(open)
  const [number, day] = [request.order_number, dayText(dueDay, locale)]
  if (reason.type === 'declined') return [labels.declined(amount, number)]
  if (dueDay < today) return [labels.overdue(amount, number, day)]
  const charged = reason.type === 'soon' ? reason.lastFourDigits : undefined
  return [labels.due(amount, number, day), ...(charged === undefined ? [] : [labels.charged(charged, day)])]
}

/** Writes the email with the outstanding balance of an order and a link to pay it. */
export const remainderEmail = (order: StoredOrder, config: Pick<Config, 'publicUrl'>, letter: Letter): Email =>
  writeOrderEmail(order.body, letter.site, (speech) => {
    const { words, locale } = speech
    const { request, site, open, reason } = letter
    const amount = createMoneyWriter({ currency: request.currency, language: locale }).text(open)
    const labels = words.remainder
    const isInvoice = isOfInvoice(order, letter.dueDay)
    const subject = isInvoice ? labels.invoiceSubject : labels.subject
    return {
      subject: (reason.type === 'declined' ? labels.declinedSubject : subject)(request.order_number, site.name),
      blocks: [
        heading((isInvoice ? labels.invoiceHeading : labels.heading)(amount)),
        ...sentencesOf(letter, speech).map((sentence) => paragraph(sentence)),
        link(words.paymentRequest.pay(amount), paymentRequestUrl(config, request)),
      ],
    }
  })
