import type { Order } from '@vitrine/contract/entities/order.ts'
import { stacks } from '@vitrine/domain/looks/typefaces.ts'
import { shownLooks } from '../../ground/looks/looks.ts'
import { mediaIdOf, mediaUrl } from '../../ground/media/addresses.ts'
import type { Email, Layout } from '../../ground/mail/email.ts'
import { writeEmail } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Speech } from '../../ground/words/speech.ts'

/** What of an order an email about it needs: which it is, and what its buyer reads. */
export type AboutOrder = Pick<Order, 'buyerLanguage'> & { readonly id?: string | undefined }

/** The picture of a line, in a form that every mail program shows. */
export const emailPicture = (site: Site, url: string | undefined): string | undefined => {
  if (url === undefined) return undefined
  const id = mediaIdOf(site, url)
  if (id !== undefined) return `${mediaUrl(site, id)}/v1/fill/w_112,h_112,q_85/picture.jpg`
  return url.startsWith('https://') ? url : undefined
}

const logoOf = (site: Site): string | undefined => {
  const { logo } = site.settings
  if (!logo) return undefined
  return 'id' in logo ? `${mediaUrl(site, logo.id)}/v1/fit/w_640,h_160/logo.png` : logo.url
}

const layoutOf = (orderId: string, site: Site, { words }: Speech): Layout => {
  const [logo, { accentColor, looks }, { contactEmail }] = [logoOf(site), shownLooks(site), site.settings]
  return {
    home: site.storefrontUrl,
    page: { text: words.order.viewOrder, url: site.orderPage(orderId) },
    ...(logo !== undefined && { logo }),
    ...(accentColor !== undefined && { color: accentColor }),
    ...(looks && { typefaces: { heading: stacks[looks.headingTypeface], body: stacks[looks.bodyTypeface] } }),
    ...(site.looks?.footerText && { footer: site.looks.footerText }),
    ...(contactEmail && { help: words.order.help(contactEmail) }),
  }
}

/** Writes an email about an order, in the language of its buyer, with the store's looks and the way to the order's page. */
export const writeOrderEmail = (
  { id, buyerLanguage }: AboutOrder,
  site: Site,
  say: (speech: Speech) => Pick<Email, 'subject' | 'blocks'>,
): Email =>
  writeEmail({ ...site, language: buyerLanguage ?? site.language }, (speech) => ({
    ...say(speech),
    ...(id !== undefined && { layout: layoutOf(id, site, speech) }),
  }))
