import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createProductImportHandlers } from './import-handlers.ts'
import { productImportHandler } from './import-job.ts'
import { pruneImports } from './import-store.ts'
import { importSchema } from './schema.ts'

export const importRoom = defineRoom({
  handlers: createProductImportHandlers,
  schema: importSchema,
  jobs: (context) => [productImportHandler(context)],
  prune: pruneImports,
})
