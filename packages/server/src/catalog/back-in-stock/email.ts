import {
  discounted,
  variantMedia,
  variantPrice,
  type MediaRecord,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import type { OfferRow } from '../product/api.ts'
import type { Email } from '../../ground/mail/email.ts'
import { heading, link, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { Site } from '../../ground/site/sites.ts'
import { inLanguage } from '../../ground/words/speech.ts'
import type { StoredRequest } from './store.ts'

/** What an email says of a product. */
export interface ShownItem {
  readonly name: string
  /** In minor units. */
  readonly price: number
  readonly pictureUrl?: string | undefined
  /** Where it is sold. */
  readonly url: string
}

const pictureOf = (site: Site, media: MediaRecord | undefined): string | undefined =>
  media && (media.url ?? mediaUrl(site, media.id))

/** The page of a product, opened with the variant's choices. */
const pageOf = ({ storefrontUrl }: Site, { slug }: OfferRow, { choices }: VariantRecord): string => {
  const query = new URLSearchParams({ ...choices }).toString()
  return `${storefrontUrl}/product-page/${encodeURIComponent(slug)}${query && `?${query}`}`
}

/** A variant as the catalog has it. */
export const shownVariant = (site: Site, product: OfferRow, variant: VariantRecord): ShownItem => {
  const { record } = product
  return {
    name: [product.name, ...Object.values(variant.choices)].join(', '),
    price: discounted(variantPrice(record, variant), record.discount),
    pictureUrl: pictureOf(site, variantMedia(record, variant)),
    url: pageOf(site, product, variant),
  }
}

export const stopPath = '/back-in-stock/stop'

/** Tells someone that what they wait for can be had again, in the language in which they asked. */
export const backInStockEmail = (
  store: Site,
  {
    request,
    item,
    stopKey,
  }: { request: Pick<StoredRequest, 'language' | 'item_url'>; item: ShownItem; stopKey: string },
): Email => {
  const site = inLanguage(store, { accepted: request.language ?? undefined })
  return writeEmail(site, ({ words: { backInStock: words }, locale }) => {
    const price = createMoneyWriter({ currency: site.currency, language: locale }).text(item.price)
    return {
      subject: words.subject(item.name, site.name),
      blocks: [
        heading(words.title(item.name)),
        ...(item.pictureUrl === undefined ? [] : [{ type: 'picture', url: item.pictureUrl, text: item.name } as const]),
        paragraph(words.text(price)),
        link(words.viewProduct, request.item_url ?? item.url),
        paragraph(words.once),
        link(words.unsubscribe, `${site.publicUrl}${stopPath}?key=${stopKey}`),
      ],
    }
  })
}
