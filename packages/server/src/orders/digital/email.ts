import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { Email } from '../../ground/mail/email.ts'
import { heading, link, opening, paragraph } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import { storeDayText } from '../../ground/site/time-zone.ts'
import { orderTemplate, writeOrderEmail } from '../order/api.ts'

export interface FileToDownload {
  readonly name: string
  readonly url: string
  readonly allowed: number
  readonly expires: Date
}

interface Files {
  readonly site: Site
  readonly files: readonly FileToDownload[]
}

/** Writes the email with the buyer's download links, their limits and their expiry. */
export const downloadsEmail = (order: Order, { site, files }: Files): Email =>
  writeOrderEmail(order, site, ({ words, locale }) => {
    const { downloads: labels } = words
    const day = (date: Date) => storeDayText(date, { site, locale })
    return {
      template: orderTemplate('DOWNLOADS', order),
      subject: labels.subject(order.number, site.name),
      blocks: [
        heading(labels.title),
        opening(labels.text(order.number)),
        ...files.flatMap(({ name, url, allowed, expires }) => [
          link(labels.download(name), url),
          paragraph(labels.terms(allowed, day(expires))),
        ]),
      ],
    }
  })
