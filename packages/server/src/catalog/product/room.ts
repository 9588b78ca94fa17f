import { defineRoom } from '../../ground/context/room.ts'
import { createCatalogHandlers } from './handlers.ts'
import { createCatalogRestHandlers } from './rest-handlers.ts'
import { createNoteFolding } from './note-folding.ts'
import { catalogMigration } from './migration.ts'
import { catalogSpeedMigration } from './speed-migration.ts'
import { stockNotesMigration } from './stock-notes-migration.ts'
import { foldedNotesMigration } from './folded-notes-migration.ts'
import { productNotesMigration } from './product-notes-migration.ts'
import { linearGramsMigration } from './linear-grams-migration.ts'
import { catalogIndexMigration } from './index-migration.ts'
import { coveringIndexMigration } from './covering-index-migration.ts'
import { collectionIndexMigration } from './collection-index-migration.ts'
import { modifiersMigration } from './modifiers-migration.ts'

export const productRoom = defineRoom({
  handlers: (context) => ({ ...createCatalogHandlers(context), ...createCatalogRestHandlers(context) }),
  migrations: [
    catalogMigration,
    catalogSpeedMigration,
    stockNotesMigration,
    foldedNotesMigration,
    productNotesMigration,
    linearGramsMigration,
    catalogIndexMigration,
    coveringIndexMigration,
    collectionIndexMigration,
    modifiersMigration,
  ],
  workers: (context) => [createNoteFolding(context)],
})
