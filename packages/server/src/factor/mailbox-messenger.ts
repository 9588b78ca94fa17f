import type { Context } from '../context.ts'
import { hasDevMailbox } from '../mail/dev-mailbox.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Db } from '../tables.ts'
import type { Messenger, PhoneCode } from './messenger.ts'

const toMailbox = (db: Db, { site, phone, code }: PhoneCode, way: string): Promise<void> =>
  queueMail(db, {
    siteId: site.id,
    recipient: phone,
    letter: {
      subject: `${way} to ${phone}: ${code}`,
      from: site.name,
      blocks: [
        { type: 'heading', text: `${way} to ${phone}` },
        { type: 'paragraph', text: `Your code for ${site.name}. It works for ten minutes; give it to nobody.` },
        { type: 'code', code },
      ],
    },
  })

/** Shows texts and calls in the mailbox page of a server for this machine alone. */
const mailboxMessenger: Messenger = {
  sendText: (db, message) => toMailbox(db, message, 'Text message'),
  call: (db, message) => toMailbox(db, message, 'Call'),
}

/** Who brings codes to telephones here, if anyone: a real server without a provider offers neither texts nor calls. */
export const messengerOf = (context: Context): Messenger | undefined =>
  context.messenger ?? (hasDevMailbox(context) ? mailboxMessenger : undefined)
