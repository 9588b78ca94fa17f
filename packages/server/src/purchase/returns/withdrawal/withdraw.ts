import type { OrderReturn } from '@vitrine/contract/entities/orders/returns.ts'
import { countOf, type SentLine } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import { decideRequest } from '@vitrine/domain/returns/returnable.ts'
import { newWithdrawal } from '@vitrine/domain/returns/states.ts'
import {
  repeatedWithdrawal,
  replacedRequests,
  unsentOf,
  type LineWithdrawability,
} from '@vitrine/domain/returns/withdrawal.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import type { OnSite } from '../../billing/api.ts'
import { lockOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { limitReturns } from '../settle/limit.ts'
import { refuseWithdrawal } from '../refuse.ts'
import { returnRules } from '../settings.ts'
import { stepReturn } from '../step.ts'
import { insertReturn, type StoredReturn } from '../store.ts'
import { announceReturn } from '../announce.ts'
import { withdrawableOf } from './withdrawable.ts'

/** The buyer's statement of withdrawal. */
interface Stated {
  readonly confirmationId: string
  readonly name: string
  readonly email: string
  readonly items: readonly { readonly lineItemId: string; readonly quantity: number }[]
}

interface Withdrawing extends Stated {
  readonly caller: OnSite
  readonly orderId: string
}

type Known = Awaited<ReturnType<typeof withdrawableOf>>['returns']

/** Lists the withdrawals of an order, to detect repeated ones. */
const withdrawalsOf = (returns: Known) =>
  returns
    .filter(({ kind }) => kind === 'WITHDRAWAL')
    .map(({ stored }) => ({
      stored,
      confirmationId: stored.confirmation_id ?? '',
      lines: stored.body.items.map(({ lineItemId: id, quantity }) => ({ id, quantity })),
    }))

/** Lists return requests of which nothing was received. */
const openRequests = (returns: Known) =>
  returns
    .filter(({ kind, status }) => kind === 'REQUEST' && (status === 'REQUESTED' || status === 'APPROVED'))
    .map(({ stored, lines }) => ({ id: stored.id, lines }))

/** Composes a new withdrawal. If nothing was shipped, all items count as received and can be refunded at once. */
const recordOf = (
  { name, email, items }: Stated,
  { unsent, isAllUnsent, site }: { unsent: readonly SentLine[]; isAllUnsent: boolean; site: Site },
): StoredReturn['body'] => {
  const { instructions, returnAddress } = returnRules(site)
  const pieces = items.map(({ lineItemId, quantity }) => ({ lineItemId, quantity }))
  return {
    withdrawal: { name: name.trim(), email: email.trim() },
    items: pieces.map((item) => {
      const unsentQuantity = countOf(unsent, item.lineItemId)
      return { ...item, ...(unsentQuantity > 0 && { unsentQuantity }) }
    }),
    ...(isAllUnsent
      ? { received: pieces }
      : { ...(instructions && { instructions }), ...(returnAddress && { returnAddress }) }),
  }
}

interface Deciding {
  readonly order: StoredOrder
  readonly site: Site
  readonly lines: readonly SentLine[]
  readonly able: readonly LineWithdrawability[]
}

const insertWithdrawal = async (
  context: Context,
  db: Db,
  { order, site, lines, able, ...stated }: Deciding & Stated,
): Promise<StoredReturn> => {
  const unsent = unsentOf(lines, able)
  const isAllUnsent = lines.every(({ id, quantity }) => countOf(unsent, id) === quantity)
  const now = context.now()
  return insertReturn(db, {
    site_id: site.id,
    id: context.newId(),
    order_id: order.id,
    order_number: String(order.number),
    kind: 'WITHDRAWAL',
    confirmation_id: stated.confirmationId,
    status: newWithdrawal(isAllUnsent),
    wish: 'REFUND' satisfies OrderReturn['wish'],
    body: recordOf(stated, { unsent, isAllUnsent, site }),
    created_date: now,
    updated_date: now,
  })
}

/**
 * Withdraws from an order or some of its items, under the order's lock: repeated withdrawals count once, and concurrent
 * refunds and receipts are taken into account. Requests for the same items are canceled.
 */
export const withdrawFromOrder = async (
  context: Context,
  { caller, orderId, ...stated }: Withdrawing,
): Promise<StoredReturn> => {
  if (stated.name.trim() === '') throw invalidField('name', 'must not be empty', 'REQUIRED_FIELD')
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (db) => {
    const order = await lockOrder(db, caller, orderId)
    const { lines: able, returns } = await withdrawableOf(context, db, { order, site })
    const lines = stated.items.map(({ lineItemId: id, quantity }) => ({ id, quantity }))
    const decision = decideRequest(lines, able)
    const { confirmationId } = stated
    const repeated = { confirmationId, lines, isRefused: !decision.ok }
    const before = repeatedWithdrawal(withdrawalsOf(returns), repeated)
    if (before) return before.stored
    if (!decision.ok) throw refuseWithdrawal(decision, lines)
    await limitReturns(context, db, { caller, order })
    for (const id of replacedRequests(openRequests(returns), lines, able))
      await stepReturn(context, db, { caller, id, site }, { event: 'CANCEL' })
    const orderReturn = await insertWithdrawal(context, db, { order, site, lines, able, ...stated })
    await announceReturn(context, db, { order, site, orderReturn, actor: actorOf(caller), isNew: true })
    return orderReturn
  })
}
