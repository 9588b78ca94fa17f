import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { mediaIdOf, mediaUrl } from '../../../ground/media/addresses.ts'
import type { EmailKind } from '@vitrine/contract/entities/store/email-templates.ts'
import type { Email, Ending } from '../../../ground/mail/email.ts'
import type { EmailVariables, UsedTemplate } from '../../../ground/mail/email-template.ts'
import { writeEmail, type WrittenEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Speech } from '../../../ground/words/speech.ts'

/** The fields of an order that an email about it needs. */
export type AboutOrder = Pick<Order, 'buyerLanguage'> & { readonly id?: string | undefined }

/** Returns an image URL that every mail client can show, if there is one. */
export const emailPicture = (site: Site, url: string | undefined): string | undefined => {
  if (url === undefined) return undefined
  const id = mediaIdOf(site, url)
  if (id !== undefined) return `${mediaUrl(site, id)}/v1/fill/w_120,h_120,q_85/picture.jpg`
  return url.startsWith('https://') ? url : undefined
}

const endingOf = (orderId: string, site: Site, { words }: Speech): Ending => {
  const { contactEmail } = site.settings
  return {
    page: { text: words.order.viewOrder, url: site.orderPage(orderId) },
    ...(contactEmail && { help: words.order.help(contactEmail) }),
  }
}

/** Returns the template of an email about an order, with the variables that all of them have. */
export const orderTemplate = (
  kind: EmailKind,
  { number, billingInfo, recipientInfo }: Pick<Order, 'number' | 'billingInfo' | 'recipientInfo'>,
  more: EmailVariables = {},
): UsedTemplate => {
  const firstName = (billingInfo ?? recipientInfo)?.contactDetails?.firstName
  return { kind, variables: { orderNumber: number, ...(firstName !== undefined && { firstName }), ...more } }
}

/** Writes an email about an order in the language of its buyer, with a link to the order's page. */
export const writeOrderEmail = (
  { id, buyerLanguage }: AboutOrder,
  site: Site,
  write: (speech: Speech) => Omit<WrittenEmail, 'ending'>,
): Email =>
  writeEmail({ ...site, language: buyerLanguage ?? site.language }, (speech) => ({
    ...write(speech),
    ...(id !== undefined && { ending: endingOf(id, site, speech) }),
  }))
