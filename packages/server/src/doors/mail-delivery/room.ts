import type { PageHandler } from '../../ground/base/page-handler.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { hasDevMailbox } from '../../ground/mail/dev-mailbox.ts'
import { answerDevMailbox } from './dev-mailbox.ts'
import { mailJob } from './delivery.ts'

export const mailDeliveryRoom = defineRoom({
  jobs: (context) => (context.config.smtpUrl === undefined ? [] : [mailJob(context, context.config.smtpUrl)]),
  pages: (context): Readonly<Record<string, PageHandler>> => {
    if (!hasDevMailbox(context)) return {}
    const answer = (request: Request) => answerDevMailbox(context, request)
    return { '/dev/mail': answer, '/dev/mail.json': answer }
  },
})
