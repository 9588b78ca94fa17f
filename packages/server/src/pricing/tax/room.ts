import { defineRoom } from '../../ground/context/room.ts'
import { deleteDocument } from '../../ground/document/store.ts'
import { pruneTaxAnswers } from './answers.ts'
import { createTaxHandlers } from './handlers.ts'
import { taxMigration } from './migration.ts'
import { taxRulesMigration } from './rules-of-tax-migration.ts'

export const taxRoom = defineRoom({
  handlers: createTaxHandlers,
  prune: pruneTaxAnswers,
  memberHooks: {
    deleted: (db, { siteId, memberId }) => deleteDocument(db, 'contact_tax_details', { siteId, id: memberId }),
  },
  migrations: [taxMigration, taxRulesMigration],
})
