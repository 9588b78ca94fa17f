import { defineRoom } from '../../ground/context/room.ts'
import { createCategoryHandlers } from './category/category-handlers.ts'
import { createCatalogHandlers } from './handlers.ts'
import { createCatalogRestHandlers } from './rest-handlers.ts'
import { refreshCustomizationHandler } from './edit/refresh-customizations.ts'
import { refreshEntityJobs } from './edit/refresh-entities.ts'
import { createNoteFolding } from './note-folding.ts'
import { productSchema } from './schema.ts'
import { createProductV3Handlers } from './product-v3-handlers.ts'
import { byFilterHandler } from './v3/by-filter/by-filter-job.ts'

export const productRoom = defineRoom({
  handlers: (context) => ({
    ...createCatalogHandlers(context),
    ...createCatalogRestHandlers(context),
    ...createProductV3Handlers(context),
    ...createCategoryHandlers(context),
  }),
  schema: productSchema,
  jobs: (context) => [...refreshEntityJobs(context), refreshCustomizationHandler(context), byFilterHandler(context)],
  workers: (context) => [createNoteFolding(context)],
})
