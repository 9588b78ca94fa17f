import type { Email } from '../../../ground/mail/email.ts'
import { heading, link, paragraph } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { writeOrderEmail } from '../../order/api.ts'
import type { StoredInvoice } from '../store.ts'

/** Writes the email with a document: the PDF is attached, and a link opens it. */
export const documentEmail = (invoice: StoredInvoice, { site, url }: { site: Site; url: string }): Email => {
  const { body, currency, kind, total, due_date } = invoice
  const number = invoice.display_number ?? ''
  return writeOrderEmail({ id: invoice.order_id, buyerLanguage: body.locale }, site, ({ words, locale }) => {
    const { documents: labels } = words
    const money = createMoneyWriter({ currency, language: locale })
    const isCredit = kind === 'CREDIT_NOTE'
    const left = Number(total) - body.paid
    const day = due_date?.toLocaleDateString(locale, { dateStyle: 'long', timeZone: body.timeZone })
    return {
      subject: (isCredit ? labels.creditNoteSubject : labels.invoiceSubject)(number, site.name),
      blocks: [
        heading((isCredit ? labels.creditNoteTitle : labels.invoiceTitle)(number)),
        paragraph((isCredit ? labels.creditNoteText : labels.invoiceText)(body.orderNumber)),
        {
          type: 'rows',
          rows: [
            [labels.total, money.text(Number(total))],
            ...(!isCredit && left > 0 && day !== undefined ? [[labels.dueDate, day] as const] : []),
          ],
        },
        link(labels.open, url),
      ],
    }
  })
}
