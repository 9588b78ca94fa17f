import { variantImage, variantPrices, type MediaRecord, type VariantRecord } from '@vitrine/domain/catalog/product.ts'
import type { OfferRow } from '../product/api.ts'
import type { Email } from '../../ground/mail/email.ts'
import { heading, link, opening, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { Site } from '../../ground/site/sites.ts'
import { siteInLanguage } from '../../ground/words/speech.ts'
import type { StoredRequest } from './store.ts'

/** The product data shown in an email. */
export interface ShownItem {
  readonly name: string
  /** In minor units. */
  readonly price: number
  readonly pictureUrl?: string | undefined
  /** The product page. */
  readonly url: string
}

const pictureOf = (site: Site, media: MediaRecord | undefined): string | undefined =>
  media && (media.url ?? mediaUrl(site, media.id))

/** Returns the URL of a product page with the variant's choices preselected. */
const pageOf = ({ storefrontUrl }: Site, { slug }: OfferRow, { choices }: VariantRecord): string => {
  const query = new URLSearchParams({ ...choices }).toString()
  return `${storefrontUrl}/product-page/${encodeURIComponent(slug)}${query && `?${query}`}`
}

/** Reads a variant's name, price, image and page from the catalog. */
export const shownVariant = (site: Site, product: OfferRow, variant: VariantRecord): ShownItem => {
  const { record } = product
  return {
    name: [product.name, ...Object.values(variant.choices)].join(', '),
    price: variantPrices(record, variant).paid,
    pictureUrl: pictureOf(site, variantImage(record, variant)),
    url: pageOf(site, product, variant),
  }
}

export const stopPath = '/back-in-stock/stop'

/** Builds the email that announces that a product is back in stock, in the language of the request. */
export const backInStockEmail = (
  store: Site,
  {
    request,
    item,
    stopKey,
  }: { request: Pick<StoredRequest, 'language' | 'item_url'>; item: ShownItem; stopKey: string },
): Email => {
  const site = siteInLanguage(store, { accepted: request.language ?? undefined })
  return writeEmail(site, ({ words: { backInStock: words }, locale }) => {
    const price = createMoneyWriter({ currency: site.currency, language: locale }).text(item.price)
    return {
      template: { kind: 'BACK_IN_STOCK', variables: { productName: item.name, amount: price } },
      subject: words.subject(item.name, site.name),
      blocks: [
        heading(words.title(item.name)),
        ...(item.pictureUrl === undefined ? [] : [{ type: 'picture', url: item.pictureUrl, text: item.name } as const]),
        opening(words.text(price)),
        link(words.viewProduct, request.item_url ?? item.url),
        paragraph(words.once),
        link(words.unsubscribe, `${site.publicUrl}${stopPath}?key=${stopKey}`),
      ],
    }
  })
}
