import { defineRoom } from '../../ground/context/room.ts'
import { createSearchHandlers } from './handlers.ts'
import { findProducts } from './product-finder.ts'
import { createProductSearchHandlers } from './product-search-handlers.ts'
import { createIndexUpdates } from './index/indexes.ts'
import { createTermWriting } from './terms/searched-terms.ts'
import { searchSchema } from './schema.ts'
import { createVariantSearchHandlers } from './variant-search-handlers.ts'

export const searchRoom = defineRoom({
  handlers: (context) => ({
    ...createSearchHandlers(context),
    ...createProductSearchHandlers(context),
    ...createVariantSearchHandlers(context),
  }),
  schema: searchSchema,
  findProducts,
  workers: (context) => [createIndexUpdates(context), createTermWriting(context)],
})
