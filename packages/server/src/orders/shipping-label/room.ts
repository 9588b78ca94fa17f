import { defineRoom } from '../../ground/context/room.ts'
import { createShippingLabelHandlers } from './handlers.ts'
import { labelJob } from './buy/poll.ts'
import { createLabelPages } from './print.ts'
import { expirationOf } from './present.ts'
import { pruneQuotes } from './store.ts'

const hour = 60 * 60 * 1000
import { shippingLabelSchema } from './schema.ts'

export const shippingLabelRoom = defineRoom({
  handlers: createShippingLabelHandlers,
  schema: shippingLabelSchema,
  pages: createLabelPages,
  jobs: (context) => [labelJob(context)],
  // Keeps quotes for an hour after they expire.
  prune: (db, now) => pruneQuotes(db, new Date(now.getTime() - (expirationOf(new Date(0)).getTime() + hour))),
})
