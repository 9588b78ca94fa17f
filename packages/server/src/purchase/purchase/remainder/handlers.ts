import type { remainderCalls } from '@vitrine/contract'
import { sumOf, toMinor } from '@vitrine/domain/money.ts'
import { isOpenAttempt } from '@vitrine/domain/payment/attempt.ts'
import { offsetOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { isElevated } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { findOrder, lockOrder, lockOrderById, requireOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { listMovements, type Payments } from '../../../money/payment/api.ts'
import { listDueBefore, type OpenRemainder, owedOf, presentRemainders } from '../../../orders/remainder/api.ts'
import { todayIn } from '../../../ground/site/remainder-rules.ts'
import { refuseDeclined } from '../charge/declined.ts'
import { requireAbsentCharges } from '../charge/saved.ts'
import { agreedMethodOf } from './agreed-method.ts'
import { chargeSavedMethod, beginRemainder } from './begin.ts'
import { noteDeclined, emailBalance } from './collect.ts'

const shown = 20
/** Maximum number of orders that are counted. */
const maxCounted = 1000

/** Returns the open remainder with a due date of a locked order, or the earliest open one. */
const requireOpen = async (
  db: Db,
  { order, dueDate }: { order: StoredOrder; dueDate?: string | undefined },
): Promise<OpenRemainder> => {
  const owed = await owedOf(db, order)
  const matching = owed?.remainders.filter(({ row }) => dueDate === undefined || row.due_day === dueDate) ?? []
  if (matching.length === 0) throw new Refusal('NOT_FOUND', 'Nothing of this order is due on this date.')
  if (owed!.order.isOver || order.status !== 'APPROVED') throw new Refusal('ORDER_CANCELED')
  const open = matching.find((one) => one.open > 0)
  if (!open) throw new Refusal('ORDER_PAID')
  return open
}

interface Charging {
  readonly site: Site
  readonly order: StoredOrder
  readonly dueDate?: string | undefined
}

const charge = async (context: Context, payments: Payments, { site, order, dueDate }: Charging): Promise<void> => {
  const { db } = context
  await requireAbsentCharges(db, site.id)
  const { row } = await requireOpen(db, { order, dueDate })
  const method = await agreedMethodOf(context, payments, { order, site, row })
  const started = await transact(db, async (transaction) => {
    const held = await lockOrderById(transaction, site.id, order.id)
    const one = await requireOpen(transaction, { order: held, dueDate: row.due_day })
    if (offsetOf(sumsOf(await listMovements(transaction, held))) > 0) throw new Refusal('ORDER_HAS_CHARGEBACKS')
    if (!method) throw new Refusal('NO_SAVED_PAYMENT_METHOD')
    const begun = await beginRemainder(context, transaction, { ...one, order: held, site, method })
    if (!begun) throw new Refusal('PAYMENT_ALREADY_IN_PROGRESS')
    return begun
  })
  const attempt = await chargeSavedMethod(payments, started, { order, method: method! })
  if (attempt.state !== 'completed' && !isOpenAttempt(attempt.state))
    await transact(db, async (transaction) => {
      const held = await lockOrderById(transaction, site.id, order.id)
      const one = await requireOpen(transaction, { order: held, dueDate: row.due_day })
      if (one.row.attempt_id === attempt.id) await noteDeclined(context, transaction, { ...one, order: held, attempt })
    })
  refuseDeclined(attempt, { isBuyerAbsent: true })
}

/** Returns the overdue balance of an order. */
const overdueOf = async (context: Context, { site, orderId }: { site: Site; orderId: string }) => {
  const order = await findOrder(context.db, site.id, orderId)
  if (!order) return []
  const all = await presentRemainders(context, context.db, { order, site, isElevated: true })
  const overdue = all.filter(({ status }) => status === 'OVERDUE')
  if (overdue.length === 0) return []
  const currency = order.body.currency ?? site.currency
  const balance = sumOf(overdue.map((one) => toMinor(one.balance.amount ?? '0', currency)))
  const money = createMoneyWriter({ currency, language: site.language })
  const { dueDate } = overdue[0]!
  return [{ orderId, orderNumber: String(order.number), dueDate, balance: money.price(balance) }]
}

/** Handles the remainders of orders with a deposit. */
export const createRemainderHandlers = (
  context: Context,
  { payments }: { payments: Payments },
): Handlers<typeof remainderCalls> => {
  const { db, sites, now } = context
  const show = async (site: Site, orderId: string) => {
    const order = (await findOrder(db, site.id, orderId))!
    return { remainders: await presentRemainders(context, db, { order, site, isElevated: true }) }
  }
  return {
    listRemainders: async (caller, { params: { orderId } }) => {
      const order = await requireOrder(db, caller, orderId)
      const site = await requireSite(sites, caller.siteId)
      return { remainders: await presentRemainders(context, db, { order, site, isElevated: isElevated(caller) }) }
    },

    chargeRemainder: async (caller, { params: { orderId }, body: { dueDate } }) => {
      const order = await requireOrder(db, caller, orderId)
      const site = await requireSite(sites, caller.siteId)
      await charge(context, payments, { site, order, dueDate })
      return show(site, orderId)
    },

    sendRemainder: async (caller, { params: { orderId }, body: { dueDate } }) => {
      const site = await requireSite(sites, caller.siteId)
      return transact(db, async (transaction) => {
        const order = await lockOrder(transaction, caller, orderId)
        const open = await requireOpen(transaction, { order, dueDate })
        const letter = { ...open, order, site, reason: { type: 'due' as const }, actor: actorOf(caller) }
        return { recipient: await emailBalance(context, transaction, letter) }
      })
    },

    listOverdueRemainders: async ({ siteId }) => {
      const site = await requireSite(sites, siteId)
      const late = await listDueBefore(db, { siteId, day: todayIn(site, now()), limit: maxCounted })
      const found = await Promise.all(
        late.slice(0, shown).map(({ order_id: orderId }) => overdueOf(context, { site, orderId })),
      )
      const remainders = found.flat()
      return { remainders, total: late.length > shown ? late.length : remainders.length }
    },
  }
}
