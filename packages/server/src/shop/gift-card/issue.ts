import { giftCardAlphabet } from '@vitrine/domain/gift-card/gift-card.ts'
import { isCurrency, toMinor } from '@vitrine/domain/money.ts'
import { randomInt } from 'node:crypto'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Email } from '../../ground/mail/email.ts'
import { heading, link, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import { findMemberByEmail, normalEmail } from '../../people/member/store.ts'
import type { Site } from '../../ground/site/sites.ts'
import { inLanguage } from '../../ground/words/speech.ts'
import { hashOfGiftCardCode, insertGiftCard, type StoredGiftCard } from './store.ts'

/** Sixteen characters of 32: as many codes as 80 bits count. */
const newCode = (): string => Array.from({ length: 16 }, () => giftCardAlphabet[randomInt(32)]).join('')

const inGroups = (code: string): string => code.match(/.{4}/g)!.join('-')

interface NewGiftCard {
  readonly initialValue: { readonly amount: string }
  readonly currency?: string | undefined
  readonly expirationDate?: string | undefined
  readonly recipientEmail?: string | undefined
}

const giftEmail = (site: Site, { card, code }: { card: StoredGiftCard; code: string }): Email =>
  writeEmail(site, ({ words, locale }) => {
    const value = createMoneyWriter({ currency: card.currency, language: locale }).text(Number(card.balance))
    const until = card.expires?.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return {
      subject: words.giftCard.subject(value, site.name),
      blocks: [
        heading(words.giftCard.title(value)),
        paragraph(words.giftCard.text),
        { type: 'code', code },
        ...(until === undefined ? [] : [paragraph(words.giftCard.validUntil(until))]),
        link(words.order.visitStore(site.name), site.storefrontUrl),
      ],
    }
  })

/** Issues a card with a new code, and emails the code to whoever it is for. */
export const issueGiftCard = async (
  { db, now, newId }: Context,
  site: Site,
  sent: NewGiftCard,
): Promise<{ card: StoredGiftCard; code: string }> => {
  const currency = sent.currency ?? site.currency
  if (!isCurrency(currency)) throw invalidField('giftCard.currency', 'is not a currency', 'FORMAT')
  const value = toMinor(sent.initialValue.amount, currency)
  if (value === 0) throw invalidField('giftCard.initialValue.amount', 'must be more than 0', 'DECIMAL_GT')
  const expires = sent.expirationDate === undefined ? null : new Date(sent.expirationDate)
  if (expires && !(expires > now())) throw invalidField('giftCard.expirationDate', 'must be in the future', 'MIN')
  const code = inGroups(newCode())
  const card = await transact(db, async (transaction) => {
    const issued = await insertGiftCard(transaction, {
      site_id: site.id,
      id: newId(),
      code_hash: hashOfGiftCardCode(site.id, code),
      last_four: code.slice(-4),
      currency,
      initial_value: value,
      balance: value,
      expires,
      recipient_email: sent.recipientEmail ?? null,
      created_date: now(),
      updated_date: now(),
    })
    if (sent.recipientEmail !== undefined) {
      const reader = await findMemberByEmail(transaction, site.id, normalEmail(sent.recipientEmail))
      const speaking = inLanguage(site, { accepted: reader?.language ?? undefined })
      const message = giftEmail(speaking, { card: issued, code })
      await queueMail(transaction, { siteId: site.id, recipient: sent.recipientEmail, message })
    }
    return issued
  })
  return { card, code }
}
