import type { Email } from '../../../ground/mail/email.ts'
import { heading, link, paragraph } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { writeOrderEmail } from '../../order/api.ts'
import type { StoredInvoice } from '../store.ts'

/** Brings a document to its buyer; the PDF is attached, and the link opens it. */
export const documentEmail = (invoice: StoredInvoice, { site, url }: { site: Site; url: string }): Email => {
  const { body, currency, kind, total, due_date } = invoice
  const number = invoice.display_number ?? ''
  return writeOrderEmail({ id: invoice.order_id, buyerLanguage: body.locale }, site, ({ words, locale }) => {
    const { documents: said } = words
    const money = createMoneyWriter({ currency, language: locale })
    const isCredit = kind === 'CREDIT_NOTE'
    const left = Number(total) - body.paid
    const day = due_date?.toLocaleDateString(locale, { dateStyle: 'long', timeZone: body.timeZone })
    return {
      subject: (isCredit ? said.creditNoteSubject : said.invoiceSubject)(number, site.name),
      blocks: [
        heading((isCredit ? said.creditNoteTitle : said.invoiceTitle)(number)),
        paragraph((isCredit ? said.creditNoteText : said.invoiceText)(body.orderNumber)),
        {
          type: 'rows',
          rows: [
            [said.total, money.text(Number(total))],
            ...(!isCredit && left > 0 && day !== undefined ? [[said.dueDate, day] as const] : []),
          ],
        },
        link(said.open, url),
      ],
    }
  })
}
