import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { newGiftCardCode } from '../code.ts'
import { giftCardEmail } from '../email.ts'
import { giftCardKind, lockSoldCard, moveSoldCard, setGiftCardCode, type SoldGiftCard } from './sold-store.ts'
import { hashOfGiftCardCode, lockGiftCard, type StoredGiftCard } from '../store.ts'

/** Sets a new code on a locked card and emails it. The code itself is only stored in the email. */
export const emailNewCode = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { site, card, recipient, gift }: { site: Site; card: StoredGiftCard; recipient: string; gift?: SoldGiftCard },
): Promise<void> => {
  const code = newGiftCardCode()
  const codeHash = hashOfGiftCardCode(site.id, code)
  await setGiftCardCode(db, { siteId: site.id, id: card.id, codeHash, lastFour: code.slice(-4), now: now() })
  const message = giftCardEmail(site, { card, code, ...(gift && { gift }) })
  await queueMail(db, { siteId: site.id, recipient, message })
}

/**
 * Sends the code of a gift card on its delivery date, once: a server that dies after the commit leaves the job to be run
 * again, and a second code would make the first one invalid.
 */
export const giftCardJob = ({ db, sites, now }: Pick<Context, 'db' | 'sites' | 'now'>): JobHandler => ({
  kind: giftCardKind,
  deadlineMs: 10_000,
  concurrency: 2,
  run: async ({ siteId, key }) => {
    const site = await requireSite(sites, siteId)
    await transact(db, async (transaction) => {
      const sold = await lockSoldCard(transaction, siteId, key)
      if (!sold) return
      const card = await lockGiftCard(transaction, siteId, key)
      // A gift card that was disabled in the meantime is worthless, so its code is not sent.
      const event = card.disabled ? 'CANCEL' : 'SEND'
      if (!(await moveSoldCard(transaction, sold, { event, now: now() }))) return
      const speaking = { ...site, language: sold.language }
      await emailNewCode({ now }, transaction, { site: speaking, card, recipient: sold.recipient_email, gift: sold })
    })
    return undefined
  },
})
