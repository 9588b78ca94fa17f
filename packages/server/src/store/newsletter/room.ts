import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createNewsletterHandlers } from './handlers.ts'
import { confirmPath, unsubscribePath } from './link.ts'
import { answerConfirm, answerUnsubscribe } from './pages.ts'
import { newsletterSchema } from './schema.ts'
import { deleteRequest, pruneRequests } from './store.ts'

export const newsletterRoom = defineRoom({
  handlers: createNewsletterHandlers,
  schema: newsletterSchema,
  prune: pruneRequests,
  memberHooks: { deleted: (db, { siteId, email }) => deleteRequest(db, siteId, email) },
  pages: (context) => ({
    [confirmPath]: (request) => answerConfirm(context, request),
    [unsubscribePath]: (request) => answerUnsubscribe(context, request),
  }),
})
