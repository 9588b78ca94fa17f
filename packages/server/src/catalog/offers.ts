import type { Answered, CatalogReference } from '@vitrine/domain/cart/sellable.ts'
import { offerOf, unaskedOption } from '@vitrine/domain/catalog/product.ts'
import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { mediaUrl } from '../media/addresses.ts'
import { findProducts, stockReader } from './product-rows.ts'

/** What the catalog offers for each reference at this moment, in the same order. */
export const findOffers = async (db: Db, site: Site, references: readonly CatalogReference[]): Promise<Answered[]> => {
  const ids = [...new Set(references.map(({ catalogItemId }) => catalogItemId))]
  const rows = new Map((await findProducts(db, site.id, ids)).map((row) => [row.id, row]))
  return references.map((reference): Answered => {
    const row = rows.get(reference.catalogItemId)
    if (!row) return { state: 'not-found' }
    const unasked = unaskedOption(row.record, reference)
    const offer = offerOf(
      {
        identity: row,
        product: row.record,
        stockOf: stockReader(row),
        collectionIds: row.collection_ids,
        imageOf: (media) => ({
          id: media.id,
          url: media.url ?? mediaUrl(site, media.id),
          width: media.width,
          height: media.height,
          ...(media.altText !== undefined && { altText: media.altText }),
        }),
      },
      reference,
    )
    return unasked === undefined ? offer : { ...offer, unasked }
  })
}
