import type { Minor } from '@vitrine/domain/money.ts'
import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredGiftCard } from '../store.ts'
import type { GiftCardMovementTable } from '../tables.ts'

interface OfMember {
  readonly siteId: string
  readonly memberId: string
  readonly currency: string
}

/** Maximum number of movements shown. */
const shownMovements = 100

/** Finds a member's store credit. */
export const findStoreCredit = (
  db: Db,
  { siteId, memberId, currency }: OfMember,
): Promise<StoredGiftCard | undefined> =>
  db
    .selectFrom('gift_card')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .executeTakeFirst()

export interface Credit {
  readonly amount: Minor
  readonly type: 'GIVEN' | 'REFUNDED'
  readonly orderId?: string
  readonly paymentId?: string
  readonly reason?: string
}

/**
 * Adds to a member's store credit, or creates it, in one statement, so that concurrent credits add up. Store credit is
 * a gift card without a code, which only the member can redeem.
 */
export const creditMember = async (
  db: Db,
  { siteId, memberId, currency }: OfMember,
  { credit: { amount, type, orderId, paymentId, reason }, now }: { credit: Credit; now: Date },
): Promise<void> => {
  await sql`
    with credited as (
      insert into gift_card
        (site_id, id, currency, initial_value, balance, member_id, created_date, updated_date)
      values (${siteId}, ${randomUUID()}, ${currency}, ${amount}, ${amount}, ${memberId}, ${now}, ${now})
      on conflict (site_id, member_id, currency) do update set
        initial_value = gift_card.initial_value + excluded.initial_value,
        balance = gift_card.balance + excluded.balance,
        updated_date = excluded.updated_date
      returning site_id, id
    )
    insert into gift_card_movement
      (site_id, id, gift_card_id, type, amount, payment_id, order_id, reason, created_date)
    select site_id, ${randomUUID()}, id, ${type}, ${amount}::bigint, ${paymentId ?? null}, ${orderId ?? null},
      ${reason ?? null}, ${now}
    from credited`.execute(db)
}

export type CreditMovement = Pick<
  Selectable<GiftCardMovementTable>,
  'id' | 'type' | 'amount' | 'reason' | 'created_date'
> & {
  readonly order_id: string | null
  readonly order_number: number | null
}

/** Lists the movements of a member's store credit with their orders, newest first. */
export const listCreditMovements = async (
  db: Db,
  { site_id: siteId, id }: Pick<StoredGiftCard, 'site_id' | 'id'>,
): Promise<CreditMovement[]> => {
  const { rows } = await sql<CreditMovement>`
    select m.id, m.type, m.amount, m.reason, m.created_date, o.id as order_id, o.number as order_number
    from gift_card_movement m
    left join payment p on p.site_id = m.site_id and p.id = m.payment_id
    left join orders o on o.site_id = m.site_id and o.id = coalesce(m.order_id, p.order_id)
    where m.site_id = ${siteId} and m.gift_card_id = ${id}
    order by m.created_date desc, m.id limit ${shownMovements}`.execute(db)
  return rows
}

/** Disables the store credit of a deleted member. */
export const endStoreCredit = async (
  db: Db,
  { siteId, memberId, now }: { siteId: string; memberId: string; now: Date },
): Promise<void> => {
  await db
    .updateTable('gift_card')
    .set({ disabled: true, updated_date: now })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute()
}
