import { defineRoom } from '../../ground/context/room.ts'
import { createShippingLabelHandlers } from './handlers.ts'
import { labelJob } from './buy/look-after.ts'
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
  // An hour after nobody can buy by them.
  prune: (db, now) => pruneQuotes(db, new Date(now.getTime() - (expirationOf(new Date(0)).getTime() + hour))),
})
