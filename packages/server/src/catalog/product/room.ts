import { defineRoom } from '../../ground/context/room.ts'
import { createCatalogHandlers } from './handlers.ts'
import { createCatalogRestHandlers } from './rest-handlers.ts'
import { refreshLabelJobs } from './edit/refresh-labels.ts'
import { createNoteFolding } from './note-folding.ts'
import { productSchema } from './schema.ts'

export const productRoom = defineRoom({
  handlers: (context) => ({ ...createCatalogHandlers(context), ...createCatalogRestHandlers(context) }),
  schema: productSchema,
  jobs: refreshLabelJobs,
  workers: (context) => [createNoteFolding(context)],
})
