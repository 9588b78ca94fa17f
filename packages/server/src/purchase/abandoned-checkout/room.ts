import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { checkoutJob } from './scan/attend.ts'
import { createAbandonedEmailHandlers } from './emails/email-handlers.ts'
import { createAbandonedCartHandlers, createAbandonedHandlers } from './handlers.ts'
import { restorePath, unsubscribePath } from './restore/link.ts'
import { abandonedHooks, forgetOldAbandoned } from './of-member.ts'
import { answerRestore } from './restore/restore-page.ts'
import { scanJob } from './scan/scan.ts'
import { abandonedCheckoutSchema } from './schema.ts'
import { answerUnsubscribe } from './emails/unsubscribe-page.ts'

export const abandonedCheckoutRoom = defineRoom({
  handlers: (context) => ({
    ...createAbandonedHandlers(context),
    ...createAbandonedEmailHandlers(context),
    ...createAbandonedCartHandlers(context),
  }),
  schema: abandonedCheckoutSchema,
  jobs: (context) => [scanJob(context), checkoutJob(context)],
  memberHooks: abandonedHooks,
  prune: forgetOldAbandoned,
  pages: (context) => ({
    [restorePath]: (request) => answerRestore(context, request),
    [unsubscribePath]: (request) => answerUnsubscribe(context, request),
  }),
})
