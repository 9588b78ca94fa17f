import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../purchase/api.ts'
import { createDraftOrderHandlers } from './handlers.ts'
import { draftOrderMigration } from './migration.ts'
import { deleteOpenDraftsOf } from './store.ts'

export const draftOrderRoom = defineRoom({
  handlers: (context) => createDraftOrderHandlers(context, openPayments(context).payments),
  migrations: [draftOrderMigration],
  memberHooks: { deleted: (db, { siteId, memberId }) => deleteOpenDraftsOf(db, siteId, memberId) },
})
