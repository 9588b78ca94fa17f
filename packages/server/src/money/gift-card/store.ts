import { normalGiftCardCode, type GiftCard } from '@vitrine/domain/gift-card/gift-card.ts'
import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable } from 'kysely'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { GiftCardTable } from './tables.ts'

export type StoredGiftCard = Selectable<GiftCardTable>

/** Hashes a code for storage. */
export const hashOfGiftCardCode = (siteId: string, code: string): string =>
  hashOfSecret(`gift-card:${siteId}:${normalGiftCardCode(code)}`)

/** Converts a stored card to the domain's input. */
export const giftCardOf = ({ currency, balance, expires, disabled }: StoredGiftCard): GiftCard => ({
  currency,
  balance: Number(balance),
  disabled,
  ...(expires && { expires }),
})

/** Keyword that replaces a code for the member's own store credit. */
export const storeCreditCode = 'STORE_CREDIT'

/** Returns the visible end of a code. */
export const obfuscatedCode = ({ last_four, member_id }: StoredGiftCard): string =>
  member_id === null ? `••••${last_four ?? ''}` : storeCreditCode

/** Records the initial values of issued cards. */
export const noteIssued = async (
  db: Db,
  cards: readonly Pick<Insertable<GiftCardTable>, 'site_id' | 'id' | 'initial_value' | 'created_date'>[],
): Promise<void> => {
  const rows = cards.map(({ site_id, id, initial_value, created_date }) => ({
    site_id,
    id: randomUUID(),
    gift_card_id: id,
    type: 'ISSUED' as const,
    amount: initial_value,
    payment_id: null,
    order_id: null,
    reason: null,
    created_date,
  }))
  await db.insertInto('gift_card_movement').values(rows).execute()
}

export const insertGiftCard = async (db: Db, card: Insertable<GiftCardTable>): Promise<StoredGiftCard> => {
  const issued = await db.insertInto('gift_card').values(card).returningAll().executeTakeFirstOrThrow()
  await noteIssued(db, [card])
  return issued
}

export const findGiftCard = (db: Db, siteId: string, id: string): Promise<StoredGiftCard | undefined> =>
  db.selectFrom('gift_card').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

export const findGiftCards = async (db: Db, siteId: string, ids: readonly string[]): Promise<StoredGiftCard[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('gift_card').selectAll().where('site_id', '=', siteId).where('id', 'in', ids).execute()

/** Locks a card that exists. */
export const lockGiftCard = (db: Db, siteId: string, id: string): Promise<StoredGiftCard> =>
  db
    .selectFrom('gift_card')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Locks several cards, in a fixed order to avoid deadlocks. */
export const lockGiftCards = (db: Db, siteId: string, ids: readonly string[]): Promise<StoredGiftCard[]> =>
  db
    .selectFrom('gift_card')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

const withCode = (db: Db, siteId: string, code: string) =>
  db
    .selectFrom('gift_card')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code_hash', '=', hashOfGiftCardCode(siteId, code))

export const findGiftCardByCode = (db: Db, siteId: string, code: string): Promise<StoredGiftCard | undefined> =>
  withCode(db, siteId, code).executeTakeFirst()

/** Locks the card that has a code, also after waiting for a change of codes. */
export const lockGiftCardByCode = (db: Db, siteId: string, code: string): Promise<StoredGiftCard | undefined> =>
  withCode(db, siteId, code).forUpdate().executeTakeFirst()

export const disableGiftCard = (db: Db, siteId: string, id: string, now: Date): Promise<StoredGiftCard | undefined> =>
  db
    .updateTable('gift_card')
    .set({ disabled: true, updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

interface Redemption {
  readonly siteId: string
  /** Becomes the ID of the order's payment. */
  readonly id: string
  readonly giftCardId: string
  readonly amount: number
  readonly now: Date
  /** Given for a redemption outside of checkouts, with the ID of its purchase if there is one. */
  readonly voucher?: { readonly purchaseId: string | undefined }
}

/**
 * Deducts an amount from a card and records the redemption in one statement. Returns false if the balance is too low.
 * Concurrent orders are serialized.
 */
export const redeemGiftCard = async (
  db: Db,
  { siteId, id, giftCardId, amount, now, voucher }: Redemption,
): Promise<boolean> => {
  const { rows } = await sql`
    with taken as (
      update gift_card set balance = balance - ${amount}, updated_date = ${now}
      where site_id = ${siteId} and id = ${giftCardId} and balance >= ${amount}
        and not disabled and (expires is null or expires > ${now})
      returning site_id, id
    ), moved as (
      insert into gift_card_movement (site_id, id, gift_card_id, type, amount, payment_id, created_date)
      select site_id, gen_random_uuid()::text, id, 'REDEEMED', ${-amount}::bigint, ${id}, ${now} from taken
    )
    insert into gift_card_redemption (site_id, id, gift_card_id, amount, is_voucher, purchase_id, created_date)
    select site_id, ${id}, id, ${amount}, ${voucher !== undefined}, ${voucher?.purchaseId ?? null}, ${now} from taken
    returning id`.execute(db)
  return rows.length === 1
}

const noteReturned = async (
  db: Db,
  {
    siteId,
    giftCardId,
    paymentId,
    amount,
    now,
  }: {
    siteId: string
    giftCardId: string
    paymentId: string
    amount: number
    now: Date
  },
): Promise<void> => {
  await db
    .insertInto('gift_card_movement')
    .values({
      site_id: siteId,
      id: randomUUID(),
      gift_card_id: giftCardId,
      type: 'RETURNED',
      amount,
      payment_id: paymentId,
      order_id: null,
      reason: null,
      created_date: now,
    })
    .execute()
}

/** Returns the rest of a redemption to its card. Returns the amount. */
export const returnRedemption = async (
  db: Db,
  { siteId, id, now }: { siteId: string; id: string; now: Date },
): Promise<number> => {
  const redemption = await db
    .selectFrom('gift_card_redemption')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const rest = redemption ? Number(redemption.amount) - Number(redemption.returned) : 0
  if (!redemption || rest === 0) return 0
  await db
    .updateTable('gift_card_redemption')
    .set({ returned: redemption.amount })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('gift_card')
    .set({ balance: sql`balance + ${rest}`, updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', redemption.gift_card_id)
    .execute()
  await noteReturned(db, { siteId, giftCardId: redemption.gift_card_id, paymentId: id, amount: rest, now })
  return rest
}

/** Lists the cards of redemptions, one each. */
export const findRedeemedCards = async (db: Db, siteId: string, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = db
    .selectFrom('gift_card_redemption')
    .select('gift_card_id')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
  return (await rows.execute()).map(({ gift_card_id }) => gift_card_id)
}

/** Returns part of a redemption to its card; false if less of it is left. */
export const returnToGiftCard = async (
  db: Db,
  { siteId, id, amount, now }: { siteId: string; id: string; amount: number; now: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    with returned as (
      update gift_card_redemption set returned = returned + ${amount}
      where site_id = ${siteId} and id = ${id} and returned + ${amount} <= amount
      returning site_id, gift_card_id
    ), moved as (
      insert into gift_card_movement (site_id, id, gift_card_id, type, amount, payment_id, created_date)
      select site_id, gen_random_uuid()::text, gift_card_id, 'RETURNED', ${amount}::bigint, ${id}, ${now} from returned
    )
    update gift_card set balance = balance + ${amount}, updated_date = ${now}
    from returned where gift_card.site_id = returned.site_id and gift_card.id = returned.gift_card_id
    returning gift_card.id`.execute(db)
  return rows.length === 1
}
