import type { CatalogReferenceOptions } from '@vitrine/domain/cart/sellable.ts'
import type { DraftLine } from '@vitrine/domain/draft-order/content.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'

/** Reads what the catalog offers for lines of its items, in their order. */
export const readOffersOf = ({ readOffers }: CatalogReading, lines: readonly DraftLine[]) =>
  readOffers(
    lines.map(({ details: { catalogReference } }) => ({
      catalogItemId: catalogReference!.catalogItemId!,
      appId: catalogReference!.appId!,
      options: catalogReference!.options as CatalogReferenceOptions,
    })),
  )
