import type { Context } from '../../../ground/context/context.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import { reachesPhones, showInMailbox } from './mailbox-messenger.ts'
import type { PhoneCode } from '../../../ground/context/messenger.ts'
import { queuePhoneCode } from './phone-delivery.ts'

/**
 * Queues a code for a phone, in the store's words and the caller's language. It is sent once the caller's transaction
 * commits.
 */
export const queueCodeForPhone = async (
  context: Context,
  db: Db,
  { type, ...message }: Pick<PhoneCode, 'site' | 'phone' | 'code'> & { type: 'SMS' | 'CALL' },
): Promise<void> => {
  if (!reachesPhones(context)) throw new Refusal('NOT_BUILT', 'This store does not send codes by phone.')
  const { words, locale } = speechFor({ site: message.site.language })
  const written = { ...message, text: words.phone.code(message.code, message.site.name), language: locale }
  if (!context.messenger) return showInMailbox(db, written, type === 'SMS' ? 'textTo' : 'callTo')
  const { site, ...saying } = written
  await queuePhoneCode(db, { ...saying, siteId: site.id, id: context.newId(), type })
}
