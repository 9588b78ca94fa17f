import type { Db } from '../tables.ts'
import { speechFor } from '../words/speech.ts'
import type { Messenger, PhoneCode } from './messenger.ts'

/** Brings a code to a telephone, in words that the store speaks to whoever asked. */
export const bringCode = (
  { sendText, call }: Messenger,
  db: Db,
  { type, ...message }: Pick<PhoneCode, 'site' | 'phone' | 'code'> & { type: 'SMS' | 'CALL' },
): Promise<void> => {
  const { words, locale } = speechFor({ site: message.site.language })
  const said = { ...message, text: words.phone.code(message.code, message.site.name), language: locale }
  return (type === 'SMS' ? sendText : call)(db, said)
}
