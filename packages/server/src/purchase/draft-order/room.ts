import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../purchase/api.ts'
import { createDraftOrderHandlers } from './handlers.ts'
import { deleteOpenDraftsOf } from './store.ts'
import { draftOrderSchema } from './schema.ts'

export const draftOrderRoom = defineRoom({
  handlers: (context) => createDraftOrderHandlers(context, openPayments(context).payments),
  schema: draftOrderSchema,
  memberHooks: { deleted: (db, { siteId, memberId }) => deleteOpenDraftsOf(db, siteId, memberId) },
})
