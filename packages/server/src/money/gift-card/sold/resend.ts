import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { invalidField, Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { findMemberByEmail, normalEmail } from '../../../people/member/api.ts'
import { siteInLanguage } from '../../../ground/words/speech.ts'
import { emailNewCode } from './deliver.ts'
import { lockSoldCard, moveSoldCard, setRecipient, type SoldGiftCard } from './sold-store.ts'
import { findGiftCard, lockGiftCard, type StoredGiftCard } from '../store.ts'

interface Recipient {
  readonly recipientEmail: string
  readonly recipientName?: string | undefined
}

const refuseOver = ({ disabled, balance, initial_value, expires }: StoredGiftCard, now: Date): void => {
  if (disabled) throw refusalFor('ILLEGAL_STATE', 'GIFT_CARD_DEACTIVATED')
  if (expires && expires <= now) throw refusalFor('ILLEGAL_STATE', 'GIFT_CARD_EXPIRED')
  if (Number(balance) === Number(initial_value)) return
  const sentence = 'This gift card was already redeemed, so its code cannot be replaced. Issue another one.'
  throw new Refusal('GIFT_CARD_REDEEMED', sentence)
}

/** Returns the site in the language of the buyer, or of the recipient. */
const speakingTo = async (
  db: Db,
  site: Site,
  { recipient, sold }: { recipient: string; sold: SoldGiftCard | undefined },
): Promise<Site> => {
  if (sold) return { ...site, language: sold.language }
  const reader = await findMemberByEmail(db, site.id, normalEmail(recipient))
  return siteInLanguage(site, { accepted: reader?.language ?? undefined })
}

/**
 * Emails a gift card again, optionally to a new recipient. The code is replaced, so that the one emailed before,
 * perhaps to a wrong address, becomes invalid. If only the recipient of a scheduled card changes, it is still sent on
 * its date.
 */
export const resendGiftCard = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  site: Site,
  { id, recipient }: { id: string; recipient?: Recipient },
): Promise<StoredGiftCard> =>
  transact(db, async (transaction) => {
    const known = await findGiftCard(transaction, site.id, id)
    // Store credit must never get a code.
    if (!known || known.member_id !== null) throw new Refusal('NOT_FOUND', 'There is no such gift card.')
    const sold = await lockSoldCard(transaction, site.id, id)
    const card = await lockGiftCard(transaction, site.id, id)
    refuseOver(card, now())
    if (recipient) await setRecipient(transaction, { siteId: site.id, id, ...recipient, now: now() })
    const waits = recipient !== undefined && sold?.state === 'SCHEDULED'
    if (waits) return lockGiftCard(transaction, site.id, id)
    const to = recipient?.recipientEmail ?? sold?.recipient_email ?? card.recipient_email
    if (to === null) throw invalidField('id', 'is a gift card without a recipient: use changeGiftCardRecipient')
    const gift = sold && { ...sold, recipient_name: recipient?.recipientName ?? sold.recipient_name }
    if (sold) await moveSoldCard(transaction, sold, { event: 'RESEND', now: now() })
    const speaking = await speakingTo(transaction, site, { recipient: to, sold })
    await emailNewCode({ now }, transaction, { site: speaking, card, recipient: to, ...(gift && { gift }) })
    return lockGiftCard(transaction, site.id, id)
  })
