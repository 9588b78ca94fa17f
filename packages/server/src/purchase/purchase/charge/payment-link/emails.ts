import { balanceOf } from '@vitrine/domain/payment/order-payment.ts'
import type { Sums } from '@vitrine/domain/payment/ledger.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { heading, link, paragraph } from '../../../../ground/mail/write-email.ts'
import type { Email } from '../../../../ground/mail/email.ts'
import type { Site } from '../../../../ground/site/sites.ts'
import { storeDayText } from '../../../../ground/site/time-zone.ts'
import { createMoneyWriter } from '../../../../ground/words/money-writer.ts'
import { type StoredOrder, writeOrderEmail } from '../../../../orders/order/api.ts'
import type { StoredPaymentRequest } from '../../../../orders/payment-request/api.ts'

interface RequestedPayment {
  readonly site: Site
  readonly request: StoredPaymentRequest
  /** URL of the payment page. */
  readonly url: string
}

/** Composes the email that requests a payment, with a link to the payment page. */
export const paymentRequestEmail = (order: StoredOrder, { site, request, url }: RequestedPayment): Email =>
  writeOrderEmail(order.body, site, ({ words, locale }) => {
    const amount = createMoneyWriter({ currency: request.currency, language: locale }).text(Number(request.amount))
    const until = request.expiration_date && storeDayText(request.expiration_date, { site, locale })
    const { paymentRequest: label } = words
    return {
      subject: label.subject(request.order_number, site.name),
      blocks: [
        heading(label.title(amount)),
        paragraph(label.text(request.order_number)),
        paragraph(request.title),
        ...(request.description === null ? [] : [paragraph(request.description)]),
        ...(until ? [paragraph(label.until(until))] : []),
        link(label.pay(amount), url),
      ],
    }
  })

interface Received {
  readonly site: Site
  readonly amount: Minor
  /** All money movements of the order. */
  readonly sums: Sums
}

/** Composes the email that confirms a payment, with the amount still due. */
export const paymentReceivedEmail = (order: StoredOrder, { site, amount, sums }: Received): Email =>
  writeOrderEmail(order.body, site, ({ words, locale }) => {
    const money = createMoneyWriter({ currency: order.body.currency ?? site.currency, language: locale })
    const number = String(order.number)
    const { due } = balanceOf({ total: Number(order.total) }, sums)
    const { paymentRequest: label } = words
    return {
      subject: label.receivedSubject(number, site.name),
      blocks: [
        heading(label.receivedTitle),
        paragraph(label.receivedText(money.text(amount), number)),
        ...(due > 0 ? [paragraph(label.stillDue(money.text(due)))] : []),
      ],
    }
  })
