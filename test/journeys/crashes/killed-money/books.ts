import { sql } from 'kysely'
import type { Store } from './store.ts'

/** Amounts of a payment, in minor units. */
export interface Known {
  readonly captured: number
  readonly refunded: number
  /** Authorized, and neither captured nor voided. */
  readonly held: number
}

/** A payment in the shop's own books. */
interface Ours extends Known {
  readonly orderId: string
  readonly provider: string
  /** Captured, or authorized, at first. */
  readonly came: number
}

export interface Compared {
  readonly id: string
  /** Absent if an attempt has not become a payment. */
  readonly ours: Ours | undefined
  readonly theirs: Known
}

const nothing: Known = { captured: 0, refunded: 0, held: 0 }

const ofLedger = async ({ db }: Store): Promise<Map<string, Ours>> => {
  const { rows } = await sql<
    Known & { id: string; orderId: string; provider: string; authorized: number; voided: number }
  >`
    select p.id, p.order_id as "orderId", p.provider,
      coalesce(sum(m.amount) filter (where m.type = 'captured'), 0)::int as captured,
      coalesce(sum(m.amount) filter (where m.type = 'refunded'), 0)::int as refunded,
      coalesce(sum(m.amount) filter (where m.type = 'authorized'), 0)::int as authorized,
      coalesce(sum(m.amount) filter (where m.type = 'voided'), 0)::int as voided
    from payment p left join payment_movement m on m.payment_id = p.id group by p.id, p.order_id, p.provider`.execute(
    db,
  )
  return new Map(
    rows.map(({ id, orderId, provider, captured, refunded, authorized, voided }) => {
      const [came, held] = authorized === 0 ? [captured, 0] : [authorized, authorized - captured - voided]
      return [id, { orderId, provider, came, captured, refunded, held }]
    }),
  )
}

/** The sandbox's own books. */
const ofSandbox = async ({ db }: Store): Promise<Map<string, Known>> => {
  const { rows } = await sql<{
    id: string
    amount: number
    status: string
    refunded: number
    moves: { isHold?: boolean; isReleased?: boolean; captures?: Record<string, number> }
  }>`
    select c.attempt_id as id, a.amount::int, c.outcome->>'status' as status, c.moves,
      coalesce((select sum(amount) from sandbox_refund r where r.attempt_id = c.attempt_id), 0)::int as refunded
    from sandbox_charge c join payment_attempt a on a.id = c.attempt_id`.execute(db)
  return new Map(
    rows.map(({ id, amount, status, refunded, moves: { isHold, isReleased, captures = {} } }) => {
      const parts = Object.values(captures).reduce((sum, part) => sum + part, 0)
      const isGood = status === 'captured' || status === 'authorized'
      if (!isGood) return [id, { ...nothing, refunded }]
      if (!isHold) return [id, { captured: amount, refunded, held: 0 }]
      return [id, { captured: parts, refunded, held: isReleased ? 0 : amount - parts }]
    }),
  )
}

/** Stripe's own books. */
const ofStripe = ({ double: { book } }: Store): Map<string, Known> =>
  new Map(
    book.all('payment_intent').map((intent) => {
      const charge = book.objects.get(String(intent.latest_charge))
      return [
        (intent.metadata as Record<string, string>).vitrine_attempt!,
        {
          captured: Number(intent.amount_received),
          refunded: Number(charge?.amount_refunded ?? 0),
          held: Number(intent.amount_capturable),
        },
      ]
    }),
  )

/** Payments and refunds of store credit, in its ledger. */
const ofCredit = async ({ db }: Store): Promise<Map<string, Known>> => {
  const { rows } = await sql<{ id: string; captured: number; refunded: number }>`
    select payment_id as id, coalesce(-sum(amount) filter (where type = 'REDEEMED'), 0)::int as captured,
      coalesce(sum(amount) filter (where type = 'RETURNED'), 0)::int as refunded
    from gift_card_movement where type in ('REDEEMED', 'RETURNED') group by payment_id`.execute(db)
  return new Map(rows.map(({ id, captured, refunded }) => [id, { captured, refunded, held: 0 }]))
}

/** Refunds as store credit, of which the provider knows nothing. */
const refundedAsCredit = async ({ db }: Store): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: string; refunded: number }>`
    select payment_id as id, sum(amount)::int as refunded
    from gift_card_movement where type = 'REFUNDED' group by payment_id`.execute(db)
  return new Map(rows.map(({ id, refunded }) => [id, refunded]))
}

/** Returns every payment in the shop's books and in the provider's. */
export const compareBooks = async (store: Store): Promise<Compared[]> => {
  const ours = await ofLedger(store)
  const theirs = new Map([...(await ofSandbox(store)), ...ofStripe(store), ...(await ofCredit(store))])
  const asCredit = await refundedAsCredit(store)
  return [...new Set([...ours.keys(), ...theirs.keys(), ...asCredit.keys()])].map((id) => {
    const known = theirs.get(id) ?? nothing
    return { id, ours: ours.get(id), theirs: { ...known, refunded: known.refunded + (asCredit.get(id) ?? 0) } }
  })
}

/**
 * Lists operations in progress, with their leases expired, so that the test doesn't wait for dead servers and lost
 * buyers.
 */
export const listUnsettled = async ({ db }: Store): Promise<readonly unknown[]> => {
  const over = sql`lease_date > now() and created_date < now() - interval '1 second'`
  const now = sql`date_trunc('milliseconds', now())`
  const open = sql`state in ('scheduled', 'started', 'pending')`
  await sql`update payment_attempt set lease_date = ${now} where state <> 'completed' and ${over}`.execute(db)
  await sql`update refund_transaction set lease_date = ${now} where ${open} and ${over}`.execute(db)
  await sql`update authorized_action set lease_date = ${now} where state = 'pending' and ${over}`.execute(db)
  const { rows } = await sql`
    select id, provider, state, lease_date from payment_attempt
      where state in ('started', 'awaiting', 'confirming', 'voiding')
    union all select id, provider, 'refund ' || state, lease_date from refund_transaction where ${open}
    union all select gift_card_id, '', 'gift card ' || state, null from sold_gift_card where state = 'SCHEDULED'
    union all select id, '', 'action ' || type || ' ' || state, lease_date from authorized_action
      where state = 'pending'`.execute(db)
  return rows
}
