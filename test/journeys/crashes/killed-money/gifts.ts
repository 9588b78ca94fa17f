import { sql } from 'kysely'
import type { Store } from './store.ts'

/** Lists incorrect gift cards, with their orders. */
export const listWrongGifts = async ({ db }: Store): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    with line as (
      select o.id as order_id, o.status, o.payment_status, l->>'id' as line_id, (l->>'quantity')::int as quantity
      from orders o, jsonb_array_elements(o.body->'lineItems') l
      where l #>> '{itemType,preset}' = 'GIFT_CARD'
    ), issued as (
      select line.*, count(s.gift_card_id)::int as cards, count(g.id) filter (where g.disabled)::int as disabled,
        count(s.sent_date)::int as sent, min(s.recipient_email) as recipient,
        coalesce(sum(g.initial_value), 0)::int as value
      from line
      left join sold_gift_card s on s.order_id = line.order_id and s.line_item_id = line.line_id
      left join gift_card g on g.id = s.gift_card_id
      group by line.order_id, line.status, line.payment_status, line.line_id, line.quantity
    )
    select * from (
      select i.*, (select count(*)::int from mail m where m.recipient = i.recipient) as emails from issued i
    ) known
    where cards <> (case when payment_status = 'NOT_PAID' then 0 else quantity end)
      or value <> cards * 2500 or emails <> sent or (status = 'CANCELED' and disabled <> cards)`.execute(db)
  const { rows: strays } = await sql`
    select g.id from gift_card g where g.member_id is null
      and not exists (select 1 from sold_gift_card s where s.gift_card_id = g.id)`.execute(db)
  return [...rows, ...strays]
}

/** Lists store credit that differs from its ledger or is negative. */
export const listWrongCredit = async ({ db }: Store): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select g.id, g.balance, sum(m.amount) as moved
    from gift_card g join gift_card_movement m on m.gift_card_id = g.id
    where g.member_id is not null
    group by g.id, g.balance having g.balance <> sum(m.amount) or g.balance < 0`.execute(db)
  return rows
}

/** Counts issued gift cards, and payments and refunds with store credit. */
export const countGifts = async ({ db }: Store): Promise<string> => {
  const { rows } = await sql<{ cards: number; sent: number; paid: number; returned: number; refunded: number }>`
    select (select count(*)::int from sold_gift_card) as cards,
      (select count(sent_date)::int from sold_gift_card) as sent,
      (select count(*)::int from gift_card_movement where type = 'REDEEMED') as paid,
      (select count(*)::int from gift_card_movement where type = 'RETURNED') as returned,
      (select count(*)::int from gift_card_movement where type = 'REFUNDED') as refunded`.execute(db)
  const { cards, sent, paid, returned, refunded } = rows[0]!
  const credit = `store credit paid ${paid} times, returned ${returned}, refunded ${refunded}`
  return `${cards} gift cards issued, ${sent} sent, ${credit}`
}
