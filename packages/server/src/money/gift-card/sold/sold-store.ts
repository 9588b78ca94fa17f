import {
  decideGiftCardDelivery,
  newGiftCardDelivery,
  type GiftCardDeliveryEvent,
} from '@vitrine/domain/gift-card/delivery.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { queueJobs } from '../../../ground/job/store.ts'
import { noteIssued } from '../store.ts'
import type { SoldGiftCardTable } from '../tables.ts'
import { readSiteSettings } from '../../../ground/site/site-store.ts'

export type SoldGiftCard = Selectable<SoldGiftCardTable>

/** A gift card to issue, with its value. */
export type NewSoldCard = Omit<SoldGiftCard, 'state' | 'sent_date'> & {
  readonly currency: string
  readonly value: Minor
}

/** Returns the time zone of a store by ID. */
export const readTimeZone = async (db: Db, siteId: string): Promise<string> =>
  (await readSiteSettings(db, siteId))?.timeZone ?? 'UTC'

/** Jobs that send the code of a gift card, keyed by its ID. */
export const giftCardKind = 'gift-card'

/** Number of rows per statement. */
const atOnce = 500

/** Issues gift cards without codes, and stores their recipients. */
export const insertSoldCards = async (db: Db, cards: readonly NewSoldCard[]): Promise<void> => {
  for (let from = 0; from < cards.length; from += atOnce) await insertSome(db, cards.slice(from, from + atOnce))
}

const insertSome = async (db: Db, cards: readonly NewSoldCard[]): Promise<void> => {
  await db
    .insertInto('gift_card')
    .values(
      cards.map(({ site_id, gift_card_id, currency, value, recipient_email, created_date }) => ({
        site_id,
        id: gift_card_id,
        code_hash: null,
        last_four: null,
        currency,
        initial_value: value,
        balance: value,
        expires: null,
        recipient_email,
        created_date,
        updated_date: created_date,
      })),
    )
    .execute()
  await noteIssued(
    db,
    cards.map(({ site_id, gift_card_id: id, value: initial_value, created_date }) => ({
      site_id,
      id,
      initial_value,
      created_date,
    })),
  )
  const sold = cards.map(({ currency: _currency, value: _value, ...card }) => ({
    ...card,
    state: newGiftCardDelivery,
    sent_date: null,
  }))
  await db.insertInto('sold_gift_card').values(sold).execute()
  await queueJobs(
    db,
    sold.map(({ site_id: siteId, gift_card_id: key, send_date: due }) => ({ siteId, kind: giftCardKind, key, due })),
  )
}

/** Lists the gift cards bought with an order. */
export const listSoldCards = (db: Db, siteId: string, orderId: string): Promise<SoldGiftCard[]> =>
  db
    .selectFrom('sold_gift_card')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('created_date')
    .orderBy('line_item_id')
    .orderBy('number')
    .execute()

/** Locks the sold gift cards of an order, so that none is sent meanwhile. */
export const lockSoldCards = (db: Db, siteId: string, orderId: string): Promise<SoldGiftCard[]> =>
  db
    .selectFrom('sold_gift_card')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('line_item_id')
    .orderBy('number')
    .forUpdate()
    .execute()

/** Locks the sale of a gift card, if it was sold. */
export const lockSoldCard = (db: Db, siteId: string, giftCardId: string): Promise<SoldGiftCard | undefined> =>
  db
    .selectFrom('sold_gift_card')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('gift_card_id', '=', giftCardId)
    .forUpdate()
    .executeTakeFirst()

/** Applies an event to the delivery of a locked gift card. Returns whether its code must be sent. */
export const moveSoldCard = async (
  db: Db,
  { site_id, gift_card_id, state }: SoldGiftCard,
  { event, now }: { event: GiftCardDeliveryEvent; now: Date },
): Promise<boolean> => {
  const decision = decideGiftCardDelivery(state, event)
  if (!decision.ok) return false
  const isSent = decision.tasks.some((task) => task === 'email-code')
  await db
    .updateTable('sold_gift_card')
    .set({ state: decision.state, ...(isSent && { sent_date: now }) })
    .where('site_id', '=', site_id)
    .where('gift_card_id', '=', gift_card_id)
    .execute()
  return isSent
}

/** Sets the recipient of a gift card. */
export const setRecipient = async (
  db: Db,
  {
    siteId,
    id,
    recipientEmail,
    recipientName,
    now,
  }: {
    siteId: string
    id: string
    recipientEmail: string
    recipientName?: string | undefined
    now: Date
  },
): Promise<void> => {
  await db
    .updateTable('gift_card')
    .set({ recipient_email: recipientEmail, updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('sold_gift_card')
    .set({ recipient_email: recipientEmail, ...(recipientName !== undefined && { recipient_name: recipientName }) })
    .where('site_id', '=', siteId)
    .where('gift_card_id', '=', id)
    .execute()
}

/** Sets a new code, which invalidates the previous one. */
export const setGiftCardCode = async (
  db: Db,
  {
    siteId,
    id,
    codeHash,
    lastFour,
    now,
  }: { siteId: string; id: string; codeHash: string; lastFour: string; now: Date },
): Promise<void> => {
  await sql`
    update gift_card set code_hash = ${codeHash}, last_four = ${lastFour}, updated_date = ${now}
    where site_id = ${siteId} and id = ${id}`.execute(db)
}
