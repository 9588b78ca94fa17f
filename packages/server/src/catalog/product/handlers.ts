import type { catalogCalls, inventoryCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { createCollectionHandlers } from './collection/collection-handlers.ts'
import { createCollectionReading } from './collection/collection-reading.ts'
import { createInventoryHandlers } from './stock/inventory-handlers.ts'
import { createMediaHandlers } from './handlers/media-handlers.ts'
import { createProductHistory } from './history/history-handlers.ts'
import { createPriceHistory } from './handlers/price-history-handlers.ts'
import { createProductPages } from './read/product-pages.ts'
import { createProductHandlers } from './handlers/product-handlers.ts'
import { createProductReading } from './read/product-reading.ts'
import { createVariantReading } from './variant/variant-reading.ts'

/** Creates the handlers for all catalog calls: reading for everyone, changes for the owner. */
export const createCatalogHandlers = (
  context: Context,
): Handlers<typeof catalogCalls> & Handlers<typeof inventoryCalls> => ({
  ...createProductReading(context),
  ...createVariantReading(context),
  ...createCollectionReading(context),
  ...createProductPages(context),
  ...createPriceHistory(context),
  ...createProductHistory(context),
  ...createProductHandlers(context),
  ...createMediaHandlers(context),
  ...createInventoryHandlers(context),
  ...createCollectionHandlers(context),
})
