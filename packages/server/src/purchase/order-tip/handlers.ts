import type { orderTipCalls } from '@vitrine/contract'
import type { Tip, TipDistribution } from '@vitrine/contract/calls/pricing/tips.ts'
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sumOf, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { findDraft } from '../draft-order/api.ts'
import { findOrder, type StoredOrder } from '../../orders/order/api.ts'
import type { Payments } from '../../money/payment/api.ts'
import {
  deleteDistributions,
  insertDistributions,
  listDistributions,
  listSharing,
  loadTipSettings,
  type NewDistribution,
  presentDistribution,
  presentTip,
  sharesOf,
  tipFeesOf,
  tipOf,
} from '../../pricing/tip/api.ts'
import { changeTip } from './change.ts'

const requireTipped = async (db: Db, siteId: string, orderId: string): Promise<StoredOrder> => {
  const order = await findOrder(db, siteId, orderId)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  return order
}

const presentOf = async (db: Db, order: StoredOrder, currency: string): Promise<Tip> => {
  const { site_id: siteId, id, body } = order
  const rows = await listDistributions(db, siteId, id)
  const amount = tipOf(body.additionalFees, currency)
  if (amount === 0 && rows.length === 0) throw new Refusal('TIP_NOT_FOUND')
  return presentTip({
    id,
    amount,
    subtotal: toMinor(body.priceSummary?.subtotal?.amount ?? '0', currency),
    distributions: rows.map((row) => presentDistribution(row, currency)),
    distributed: sumOf(rows.map((row) => Number(row.amount))),
    currency,
  })
}

const orderInfoOf = ({ id, body }: StoredOrder) => {
  const [fee] = tipFeesOf(body.additionalFees)
  const whole = body.additionalFees?.find((one) => one.id === fee?.id)
  return {
    orderId: id,
    ...(fee?.id !== undefined && { additionalFeeId: fee.id }),
    ...(whole?.price && { additionalFeePrice: whole.price }),
  }
}

interface Reading {
  readonly siteId: string
  readonly currency: string
  readonly code: ErrorCode & ('INVALID_TIP' | 'INVALID_TIP_DISTRIBUTION')
  readonly field: string
}

/** Reads the distribution of a tip. Each staff member must be one who shares tips. */
const readDistributions = async (
  db: Db,
  sent: readonly Input<TipDistribution>[],
  { siteId, currency, code, field }: Reading,
): Promise<NewDistribution[]> => {
  const staff = new Map((await listSharing(db, siteId)).map(({ id, name }) => [id, name]))
  return sent.map(({ staff: named, amount, source = 'DASHBOARD', lineItemInfo, transaction }, index) => {
    const path = `${field}[${index}]`
    if (source === 'UNKNOWN_SOURCE') throw invalidField(`${path}.source`, 'must be POS, WEB or DASHBOARD', 'VALIDATION')
    const staffId = named?.staffMemberId ?? ''
    const staffName = staff.get(staffId)
    if (staffName === undefined)
      throw new Refusal(code, 'No staff member who shares tips has this ID.', { staffMemberId: staffId })
    return {
      staffId,
      staffName,
      amount: exactMinor(amount, { field: `${path}.amount`, currency }),
      source,
      ...(lineItemInfo && { lineItems: lineItemInfo as readonly object[] }),
      ...(transaction && {
        transaction: {
          ...(transaction.id !== undefined && { id: transaction.id }),
          ...(transaction.date !== undefined && { date: new Date(transaction.date) }),
        },
      }),
    }
  })
}

const refuseForbidden = async (
  db: Db,
  { siteId, code }: Pick<Reading, 'siteId' | 'code'>,
  sharesByHand: boolean,
): Promise<void> => {
  const settings = await loadTipSettings(db, siteId)
  if (settings && !settings.allowBusinessTipAtPayment)
    throw new Refusal(code, 'The settings do not let the store set tips: see allowBusinessTipAtPayment.')
  if (sharesByHand && settings && !settings.allowEditDistribution)
    throw new Refusal(code, 'The settings share every tip: see allowEditDistribution.')
}

const amountOf = (given: readonly NewDistribution[]): Minor => sumOf(given.map(({ amount }) => amount))

/** Handles tips of placed orders. */
export const createOrderTipHandlers = (
  context: Context,
  payments: Pick<Payments, 'carryOut' | 'providers'>,
): Handlers<typeof orderTipCalls> => {
  const { db, sites, newId, now } = context
  /** Currency of an order. */
  const currencyOf = async ({ site_id: siteId, body }: StoredOrder) =>
    body.currency ?? (await requireSite(sites, siteId)).currency

  return {
    getTipByOrderId: async ({ siteId }, { params }) => {
      const order = await requireTipped(db, siteId, params.orderId)
      return { tip: await presentOf(db, order, await currencyOf(order)) }
    },

    getTipByDraftOrderId: async ({ siteId }, { params }) => {
      const draft = await findDraft(db, siteId, params.draftOrderId)
      if (!draft) throw new Refusal('DRAFT_ORDER_NOT_FOUND')
      if (draft.order_id === null) throw new Refusal('TIP_NOT_FOUND')
      const order = await requireTipped(db, siteId, draft.order_id)
      return { tip: await presentOf(db, order, await currencyOf(order)) }
    },

    setTipOnOrder: async (caller, { body: { orderId, tip } }) => {
      const { siteId } = caller
      const order = await requireTipped(db, siteId, orderId)
      const currency = await currencyOf(order)
      const code = 'INVALID_TIP' as const
      await refuseForbidden(db, { siteId, code }, tip.distributions !== undefined)
      const reading = { siteId, currency, code, field: 'tip.distributions' }
      const given = tip.distributions && (await readDistributions(db, tip.distributions, reading))
      if (tip.amount === undefined && !given) throw invalidField('tip.amount', 'must be set', 'REQUIRED_FIELD')
      const amount =
        tip.amount === undefined ? amountOf(given ?? []) : exactMinor(tip.amount, { field: 'tip.amount', currency })
      if (amount === 0) throw new Refusal(code, 'A tip must be more than 0. Use removeTipFromOrder instead.')
      if (given && amountOf(given) > amount) throw new Refusal(code, 'The distributions exceed the tip.')
      const isSame = tipOf(order.body.additionalFees, currency) === amount
      const changed = isSame ? order : await changeTip(context, payments, { caller, order, tip: amount })
      await transact(db, async (held) => {
        await deleteDistributions(held, siteId, orderId)
        const shares =
          given ?? (await sharesOf(held, siteId, amount)).map((share) => ({ ...share, source: 'DASHBOARD' as const }))
        await insertDistributions(held, { siteId, orderId, newId, now: now() }, shares)
      })
      return { tip: await presentOf(db, changed, currency), orderInfo: orderInfoOf(changed) }
    },

    addTipDistributionsToOrder: async (caller, { body: { orderId, tipDistributions } }) => {
      const { siteId } = caller
      const order = await requireTipped(db, siteId, orderId)
      const currency = await currencyOf(order)
      const code = 'INVALID_TIP_DISTRIBUTION' as const
      await refuseForbidden(db, { siteId, code }, true)
      const reading = { siteId, currency, code, field: 'tipDistributions' }
      const given = await readDistributions(db, tipDistributions, reading)
      if (given.some(({ amount }) => amount === 0)) throw new Refusal(code, 'Each distribution must be more than 0.')
      const tip = tipOf(order.body.additionalFees, currency) + amountOf(given)
      const changed = await changeTip(context, payments, { caller, order, tip })
      const known = new Set((await listDistributions(db, siteId, orderId)).map(({ id }) => id))
      await insertDistributions(db, { siteId, orderId, newId, now: now() }, given)
      const added = (await listDistributions(db, siteId, orderId)).filter(({ id }) => !known.has(id))
      return {
        tipDistributions: added.map((row) => presentDistribution(row, currency)),
        orderInfo: orderInfoOf(changed),
      }
    },

    removeTipFromOrder: async (caller, { body: { orderId } }) => {
      const { siteId } = caller
      const order = await requireTipped(db, siteId, orderId)
      const currency = await currencyOf(order)
      if (tipOf(order.body.additionalFees, currency) === 0) throw new Refusal('TIP_NOT_FOUND')
      const rows = await listDistributions(db, siteId, orderId)
      if (order.payment_status !== 'NOT_PAID' || rows.some((row) => row.transaction_id !== null))
        throw new Refusal('CANNOT_REMOVE_PAID_TIP_DISTRIBUTION')
      const changed = await changeTip(context, payments, { caller, order, tip: 0 })
      await deleteDistributions(db, siteId, orderId)
      return { orderInfo: orderInfoOf(changed) }
    },
  }
}
