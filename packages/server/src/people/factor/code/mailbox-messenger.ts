import type { Context } from '../../../ground/context/context.ts'
import { hasDevMailbox } from '../../../ground/mail/dev-mailbox.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { heading, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Words } from '../../../ground/words/en.ts'
import type { PhoneCode } from '../../../ground/context/messenger.ts'

/** Shows a text message or call in the mailbox of a development server, in the caller's transaction. */
export const showInMailbox = (
  db: Db,
  { site, phone, code, text }: PhoneCode,
  titleKey: 'textTo' | 'callTo',
): Promise<void> => {
  const titleIn = ({ phone: words }: Words) => words[titleKey](phone)
  const message = writeEmail(site, ({ words }) => ({
    subject: `${titleIn(words)}: ${code}`,
    blocks: [heading(titleIn(words)), paragraph(text)],
  }))
  return queueMail(db, { siteId: site.id, recipient: phone, message })
}

/** Whether codes reach phones. A production server without a provider offers neither text messages nor calls. */
export const reachesPhones = (context: Context): boolean => context.messenger !== undefined || hasDevMailbox(context)
