import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { newGiftCardCode } from './code.ts'
import { giftCardEmail } from './email.ts'
import { claimDueCard, findDueCards, moveSoldCard, setGiftCardCode, type SoldGiftCard } from './sold-store.ts'
import { hashOfGiftCardCode, lockGiftCard, type StoredGiftCard } from './store.ts'

const everyMs = 1000

/** Gives a card that is held a new code, and emails it: nobody else is told, and it is kept nowhere but in the email. */
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

type Surroundings = Pick<Context, 'db' | 'sites' | 'now'>

/** Sends the code of a gift card whose day has come, unless another server does. */
const deliverOne = async (
  { db, sites, now }: Surroundings,
  due: Pick<SoldGiftCard, 'site_id' | 'gift_card_id'>,
): Promise<void> => {
  const site = await requireSite(sites, due.site_id)
  await transact(db, async (transaction) => {
    const sold = await claimDueCard(transaction, due)
    if (!sold) return
    const card = await lockGiftCard(transaction, sold.site_id, sold.gift_card_id)
    // One that was deactivated meanwhile pays for nothing: nobody is told of it.
    const event = card.disabled ? 'CANCEL' : 'SEND'
    if (!(await moveSoldCard(transaction, sold, { event, now: now() }))) return
    const speaking = { ...site, language: sold.language }
    await emailNewCode({ now }, transaction, { site: speaking, card, recipient: sold.recipient_email, gift: sold })
  })
}

/** Sends the codes of the gift cards whose day has come. */
export const deliverGiftCards = async (surroundings: Surroundings): Promise<void> => {
  const { db, now } = surroundings
  for (const due of await findDueCards(db, now())) await deliverOne(surroundings, due)
}

export const createGiftCardDelivery = (context: Context): Worker =>
  createRepeating({
    work: () => deliverGiftCards(context),
    everyMs,
    log: context.log,
    failure: 'sending gift cards failed',
  })
