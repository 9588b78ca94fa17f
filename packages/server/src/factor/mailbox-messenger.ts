import type { Context } from '../context.ts'
import { hasDevMailbox } from '../mail/dev-mailbox.ts'
import { queueMail } from '../mail/outbox.ts'
import { heading, paragraph, writeLetter } from '../mail/write-letter.ts'
import type { Db } from '../tables.ts'
import type { Words } from '../words/en.ts'
import type { Messenger, PhoneCode } from './messenger.ts'

const toMailbox = (db: Db, { site, phone, code, text }: PhoneCode, way: 'textTo' | 'callTo'): Promise<void> => {
  const titleIn = ({ phone: words }: Words) => words[way](phone)
  const letter = writeLetter(site, ({ words }) => ({
    subject: `${titleIn(words)}: ${code}`,
    blocks: [heading(titleIn(words)), paragraph(text)],
  }))
  return queueMail(db, { siteId: site.id, recipient: phone, letter })
}

/** Shows texts and calls in the mailbox page of a server for this machine alone. */
const mailboxMessenger: Messenger = {
  sendText: (db, message) => toMailbox(db, message, 'textTo'),
  call: (db, message) => toMailbox(db, message, 'callTo'),
}

/** Who brings codes to telephones here, if anyone: a real server without a provider offers neither texts nor calls. */
export const messengerOf = (context: Context): Messenger | undefined =>
  context.messenger ?? (hasDevMailbox(context) ? mailboxMessenger : undefined)
