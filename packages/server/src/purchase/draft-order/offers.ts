import type { CatalogReferenceOptions } from '@vitrine/domain/cart/sellable.ts'
import type { DraftLine } from '@vitrine/domain/draft-order/content.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'

interface Item {
  readonly catalogItemId?: string
  readonly appId?: string
  readonly options?: object
}

/** Reads what the catalog offers for items. */
export const readOffersOfItems = ({ readOffers }: CatalogReading, items: readonly Item[]) =>
  readOffers(
    items.map(({ catalogItemId, appId, options }) => ({
      catalogItemId: catalogItemId!,
      appId: appId!,
      options: options as CatalogReferenceOptions,
    })),
  )

/** Reads what the catalog offers for lines of its items, in their order. */
export const readOffersOf = (reading: CatalogReading, lines: readonly DraftLine[]) =>
  readOffersOfItems(
    reading,
    lines.map(({ details: { catalogReference } }) => catalogReference!),
  )
