import { siteSchema } from './site/schema.ts'
import { eventSchema } from './event/schema.ts'
import { tokenSchema } from './token/schema.ts'
import { mediaSchema } from './media/schema.ts'
import { rateLimitSchema } from './rate-limit/schema.ts'
import { querySchema } from './query/schema.ts'
import { mailSchema } from './mail/schema.ts'
import { jobSchema } from './job/schema.ts'
import './rate-limit/tables.ts'
import './token/tables.ts'
import { defineRoom } from './context/room.ts'
import { pruneJobs } from './job/store.ts'
import './job/tables.ts'
import { pruneLimits } from './rate-limit/prune.ts'
import { deleteMailWithoutRecipient } from './mail/outbox.ts'

/** The base room, with the tables that all other rooms use. */
export const groundRoom = defineRoom({
  schema: [querySchema, siteSchema, eventSchema, tokenSchema, mediaSchema, rateLimitSchema, jobSchema, mailSchema].join(
    '',
  ),
  prune: async (db, now) => {
    await pruneLimits(db, now)
    await pruneJobs(db, now)
    await deleteMailWithoutRecipient(db, now)
  },
})
