import { isCurrency } from '@vitrine/domain/money.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { priceToMinor } from '../../../ground/base/amounts.ts'
import { invalidField, invalidBecause } from '../../../ground/base/refusal.ts'
import { findMemberByEmail, normalEmail } from '../../../people/member/api.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { siteInLanguage } from '../../../ground/words/speech.ts'
import { newGiftCardCode } from '../code.ts'
import { giftCardEmail } from '../email.ts'
import { hashOfGiftCardCode, insertGiftCard, type StoredGiftCard } from '../store.ts'

interface NewGiftCard {
  readonly initialValue: { readonly amount: string }
  readonly currency?: string | undefined
  readonly expirationDate?: string | undefined
  readonly recipientEmail?: string | undefined
}

/** Issues a gift card with a new code and emails it to the recipient. */
export const issueGiftCard = async (
  { db, now, newId }: Context,
  site: Site,
  sent: NewGiftCard,
): Promise<{ card: StoredGiftCard; code: string }> => {
  const currency = sent.currency ?? site.currency
  if (!isCurrency(currency)) throw invalidField('giftCard.currency', 'is not a currency', 'FORMAT')
  const value = priceToMinor(sent.initialValue, { field: 'giftCard.initialValue', currency }) ?? 0
  if (value === 0) throw invalidBecause('giftCard.initialValue.amount', 'NOT_MORE_THAN_ZERO')
  const expires = sent.expirationDate === undefined ? null : new Date(sent.expirationDate)
  if (expires && !(expires > now())) throw invalidBecause('giftCard.expirationDate', 'NOT_IN_FUTURE')
  const code = newGiftCardCode()
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
      const speaking = siteInLanguage(site, { accepted: reader?.language ?? undefined })
      const message = giftCardEmail(speaking, { card: issued, code })
      await queueMail(transaction, { siteId: site.id, recipient: sent.recipientEmail, message })
    }
    return issued
  })
  return { card, code }
}
