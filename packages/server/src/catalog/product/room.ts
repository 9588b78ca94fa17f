import { defineRoom } from '../../ground/context/room.ts'
import { createCategoryHandlers } from './category/category-handlers.ts'
import { createCollectionRuleHandlers } from './collection-rules/handlers.ts'
import { collectionRuleJobs } from './collection-rules/jobs.ts'
import { collectionRuleSchema } from './collection-rules/schema.ts'
import { createCatalogHandlers } from './handlers.ts'
import { createCatalogRestHandlers } from './handlers/rest-handlers.ts'
import { bundleStockJob } from './edit/bundle-stock.ts'
import { refreshCustomizationHandler } from './edit/connect/refresh-customizations.ts'
import { refreshEntityJobs } from './edit/connect/refresh-entities.ts'
import { inventoryFilterJob } from './inventory/items/filter-job.ts'
import { createItemHandlers } from './inventory/items/item-handlers.ts'
import { createLocationHandlers } from './location/location-handlers.ts'
import { createMoveStockJob } from './inventory/move-stock-job.ts'
import { createNoteFolding } from './note-folding.ts'
import { createTransferHandlers } from './transfer/transfer-handlers.ts'
import { createSubscriptionHandlers } from './subscription/subscription-handlers.ts'
import { productSchema } from './schema.ts'
import { createProductV3Handlers } from './handlers/product-v3-handlers.ts'
import { byFilterHandler } from './by-filter/by-filter-job.ts'

export const productRoom = defineRoom({
  handlers: (context) => ({
    ...createCatalogHandlers(context),
    ...createCatalogRestHandlers(context),
    ...createProductV3Handlers(context),
    ...createCategoryHandlers(context),
    ...createCollectionRuleHandlers(context),
    ...createItemHandlers(context),
    ...createLocationHandlers(context),
    ...createTransferHandlers(context),
    ...createSubscriptionHandlers(context),
  }),
  schema: productSchema + collectionRuleSchema,
  jobs: (context) => [
    ...refreshEntityJobs(context),
    bundleStockJob(context),
    refreshCustomizationHandler(context),
    byFilterHandler(context),
    inventoryFilterJob(context),
    createMoveStockJob(context),
    ...collectionRuleJobs(context),
  ],
  workers: (context) => [createNoteFolding(context)],
})
