import type { Email } from '../../ground/mail/email.ts'
import { heading, link, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import { backOfficePage } from '../../store/notification/api.ts'

export interface LowVariant {
  readonly productId: string
  /** Product name with the variant's choices. */
  readonly name: string
  readonly quantity: number
}

/** Returns what the alert is about: the product, if it is about one. */
export const lowStockSubject = (variants: readonly LowVariant[]) => {
  const [first] = variants
  const isOne = first && variants.every(({ productId }) => productId === first.productId)
  return {
    count: variants.length,
    ...(first && { name: first.name }),
    ...(isOne && { productId: first.productId }),
  }
}

/** Builds the email that tells owners which variants are low, each with a link to its product. */
export const lowStockEmail = (site: Site, variants: readonly LowVariant[]): Email =>
  writeEmail(site, ({ words: { ownerNews: label } }) => ({
    subject: label.lowStockSubject(site.name),
    blocks: [
      heading(label.lowStockTitle),
      paragraph(label.lowStockText),
      {
        type: 'rows',
        rows: variants.map(({ productId, name, quantity }) => [
          name,
          quantity > 0 ? label.left(quantity) : label.soldOut,
          backOfficePage(site, `/products/${productId}`),
        ]),
      },
      link(label.seeProducts, backOfficePage(site, '/products')),
    ],
  }))
