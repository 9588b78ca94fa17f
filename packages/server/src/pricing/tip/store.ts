import './tables.ts'
import type { OrderAdditionalFee } from '@vitrine/contract/entities/orders/order.ts'
import { isTip, shareTip, type TipChoice, type TipStaff } from '@vitrine/domain/tip/tip.ts'
import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { TipDistributionTable, TipSettingsRecord } from './tables.ts'

export type StoredDistribution = Omit<Selectable<TipDistributionTable>, 'amount'> & { readonly amount: string | number }

/** Loads the settings for checkouts; `undefined` if the store has none. */
export const loadTipSettings = async (db: Db, siteId: string): Promise<TipSettingsRecord | undefined> => {
  const { rows } = await sql<{ body: TipSettingsRecord }>`
    select body from tip_settings where site_id = ${siteId} and (body->>'default')::boolean`.execute(db)
  return rows[0]?.body
}

export const findTipChoice = async (db: Db, siteId: string, flowId: string): Promise<TipChoice | undefined> => {
  const found = await db
    .selectFrom('tip_choice')
    .select('choice')
    .where('site_id', '=', siteId)
    .where('purchase_flow_id', '=', flowId)
    .executeTakeFirst()
  return found?.choice
}

export const saveTipChoice = async (
  db: Db,
  { siteId, flowId, choice, now }: { siteId: string; flowId: string; choice: TipChoice; now: Date },
): Promise<void> => {
  const row = { choice: JSON.stringify(choice), updated_date: now }
  await db
    .insertInto('tip_choice')
    .values({ site_id: siteId, purchase_flow_id: flowId, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'purchase_flow_id']).doUpdateSet(row))
    .execute()
}

/** Choices of abandoned purchases are deleted after this time. */
const choiceMs = 90 * 24 * 60 * 60 * 1000

export const pruneTipChoices = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('tip_choice')
    .where('updated_date', '<', new Date(now.getTime() - choiceMs))
    .execute()
}

/**
 * Returns the currency of the cart or open checkout of a purchase flow, of one of these buyers or of anyone;
 * `undefined` without one.
 */
export const currencyOfPurchase = async (
  db: Db,
  {
    siteId,
    flowId,
    owners,
    checkoutId,
    own,
  }: {
    siteId: string
    flowId: string
    owners?: readonly string[] | undefined
    checkoutId?: string | undefined
    own: string
  },
): Promise<string | undefined> => {
  const ofOwners = owners ? sql`owner = any(${[...owners]}::text[])` : sql`true`
  const owned = sql`site_id = ${siteId} and ${ofOwners} and body->>'purchaseFlowId' = ${flowId}`
  const currency = sql`coalesce(body #>> '{charging,currency}', ${own}) as currency`
  const ofCheckout = checkoutId === undefined ? sql`true` : sql`id = ${checkoutId}`
  const { rows } = await sql<{ currency: string }>`
    select ${currency} from cart where ${owned} and order_id is null and ${ofCheckout} limit 1`.execute(db)
  return rows[0]?.currency
}

/** A staff member with their name. */
export interface NamedStaff extends TipStaff {
  readonly name: string
}

/** Lists the staff who share new tips, in order of creation. */
export const listSharing = async (db: Db, siteId: string): Promise<readonly NamedStaff[]> => {
  const { rows } = await sql<{ id: string; name: string; share: number }>`
    select id, body->>'name' as name, (body->>'share')::int as share from tip_staff
    where site_id = ${siteId} and (body->>'active')::boolean order by created_date, id`.execute(db)
  return rows.map(({ id, name, share }) => ({ id, name, weight: share }))
}

export interface NewDistribution {
  readonly staffId: string
  readonly staffName: string
  readonly amount: Minor
  readonly source: TipDistributionTable['source']
  readonly lineItems?: readonly object[] | undefined
  readonly transaction?: { readonly id?: string | undefined; readonly date?: Date | undefined } | undefined
}

export const insertDistributions = async (
  db: Db,
  { siteId, orderId, newId, now }: { siteId: string; orderId: string; newId: () => string; now: Date },
  given: readonly NewDistribution[],
): Promise<void> => {
  if (given.length === 0) return
  await db
    .insertInto('tip_distribution')
    .values(
      given.map(({ staffId, staffName, amount, source, lineItems, transaction }) => ({
        site_id: siteId,
        id: newId(),
        order_id: orderId,
        staff_id: staffId,
        staff_name: staffName,
        amount,
        line_items: lineItems ? JSON.stringify(lineItems) : null,
        transaction_id: transaction?.id ?? null,
        transaction_date: transaction?.date ?? null,
        source,
        created_date: now,
      })),
    )
    .execute()
}

export const listDistributions = async (db: Db, siteId: string, orderId: string): Promise<StoredDistribution[]> =>
  db
    .selectFrom('tip_distribution')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('created_date')
    .orderBy('amount', 'desc')
    .orderBy('staff_name')
    .orderBy('id')
    .execute()

export const deleteDistributions = async (db: Db, siteId: string, orderId: string): Promise<void> => {
  await db.deleteFrom('tip_distribution').where('site_id', '=', siteId).where('order_id', '=', orderId).execute()
}

type Fees = readonly OrderAdditionalFee[]

/** Returns the fees of an order that are its tip. */
export const tipFeesOf = (fees: Fees | undefined): Fees => (fees ?? []).filter(isTip)

/** Returns the tip of an order. */
export const tipOf = (fees: Fees | undefined, currency: string): Minor =>
  tipFeesOf(fees).reduce((sum, { price }) => sum + toMinor(price?.amount ?? '0', currency), 0)

/** Splits a tip among the store's staff by its settings. */
export const sharesOf = async (
  db: Db,
  siteId: string,
  tip: Minor,
): Promise<readonly Pick<NewDistribution, 'staffId' | 'staffName' | 'amount'>[]> => {
  const [settings, staff] = await Promise.all([loadTipSettings(db, siteId), listSharing(db, siteId)])
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  return shareTip(tip, staff, settings?.staffDistributionMethod ?? 'EQUAL')
    .filter(({ amount }) => amount > 0)
    .map(({ staffId, amount }) => ({ staffId, staffName: names.get(staffId)!, amount }))
}

/** Distributes the tip of an order that is being placed. */
export const shareTipOfOrder = async (
  db: Db,
  order: {
    readonly siteId: string
    readonly orderId: string
    readonly fees: Fees | undefined
    readonly currency: string
  },
  { newId, now }: { newId: () => string; now: Date },
): Promise<void> => {
  const { siteId, orderId, fees, currency } = order
  const tip = tipOf(fees, currency)
  if (tip === 0) return
  const shares = await sharesOf(db, siteId, tip)
  await insertDistributions(
    db,
    { siteId, orderId, newId, now },
    shares.map((share) => ({ ...share, source: 'WEB' as const })),
  )
}
