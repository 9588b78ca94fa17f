import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createCatalogImportHandlers } from './handlers.ts'
import { catalogImportHandler } from './import-job.ts'
import { catalogImportSchema } from './schema.ts'
import { pruneImports } from './store.ts'

export const catalogImportRoom = defineRoom({
  handlers: createCatalogImportHandlers,
  schema: catalogImportSchema,
  jobs: (context) => [catalogImportHandler(context)],
  prune: pruneImports,
})
