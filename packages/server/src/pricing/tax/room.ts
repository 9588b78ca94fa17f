import { defineRoom } from '../../ground/context/room.ts'
import { deleteDocument } from '../../ground/document/store.ts'
import { pruneTaxAnswers } from './calculation/answers.ts'
import { createTaxHandlers } from './handlers.ts'
import { taxSchema } from './schema.ts'

export const taxRoom = defineRoom({
  handlers: createTaxHandlers,
  prune: pruneTaxAnswers,
  memberHooks: {
    deleted: (db, { siteId, memberId }) => deleteDocument(db, 'contact_tax_details', { siteId, id: memberId }),
  },
  schema: taxSchema,
})
