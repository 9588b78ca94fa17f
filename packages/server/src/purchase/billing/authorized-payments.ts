import type { PaymentCapture } from '@vitrine/contract/entities/money/order-billing.ts'
import { Refusal, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoredOrder } from '../../orders/order/api.ts'
import {
  type ClaimedAction,
  leaseFrom,
  listPayments,
  type PaymentProvider,
  type Payments,
  type Providers,
  readHeld,
  requestAction,
  type StoredPayment,
  whyNotCaptured,
  whyNotVoided,
} from '../../money/payment/api.ts'
import { priceToMinor } from '../../ground/base/amounts.ts'
import { holdBilledOrder, type OnSite } from './held-order.ts'

/** Finds a payment of a locked order and its provider. A payment without a provider was never authorized. */
const requirePayment = async (
  db: Db,
  { order, providers, item }: { order: StoredOrder; providers: Providers; item: { readonly paymentId: string } },
): Promise<{ payment: StoredPayment; provider: PaymentProvider }> => {
  const payment = (await listPayments(db, order)).find(({ id }) => id === item.paymentId)
  if (!payment) throw new Refusal('PAYMENT_NOT_FOUND', undefined, item)
  const provider = await providers.find(db, payment)
  if (!provider) throw new Refusal('PAYMENT_NOT_AUTHORIZED', undefined, item)
  return { payment, provider }
}

const refuseDuplicates = (ids: readonly string[], field: string): void => {
  const duplicate = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (duplicate >= 0)
    throw invalidBecause(`${field}[${duplicate}]`, 'LISTED_TWICE', { description: 'must be named once' })
}

const badAmount =
  'The amount must be more than 0 and at most the authorized amount, or all of it if the provider captures no parts.'

/** The caller as the actor, and the lease under which this server sends the action to the provider. */
const claimOf = ({ now }: Pick<Context, 'now'>, caller: OnSite) => ({
  actor: actorOf(caller),
  claimedUntil: leaseFrom(now()),
})

interface Acting {
  readonly caller: OnSite
  readonly site: Site
  readonly orderId: string
}

/** Captures authorized payments of an order, in full or in part. Either all captures are requested or none. */
export const capturePayments = async (
  context: Context,
  { sendActions, providers }: Pick<Payments, 'sendActions' | 'providers'>,
  { caller, orderId, payments }: Acting & { payments: readonly PaymentCapture[] },
): Promise<void> => {
  const ids = payments.map(({ paymentId }) => paymentId)
  refuseDuplicates(ids, 'payments')
  const claimed = await transact(context.db, async (held) => {
    const order = await holdBilledOrder(held, caller, orderId)
    const requested: ClaimedAction[] = []
    for (const [index, item] of payments.entries()) {
      const { payment, provider } = await requirePayment(held, { order, providers, item })
      const hold = await readHeld(held, payment)
      const { currency } = payment
      const amount = priceToMinor(item.amount, { field: `payments[${index}].amount`, currency }) ?? hold.held
      const refused = whyNotCaptured(hold, provider, amount)
      if (refused) throw new Refusal(refused, refused === 'INVALID_AMOUNT' ? badAmount : undefined, item)
      requested.push(
        await requestAction(context, held, { payment, type: 'capture', amount, ...claimOf(context, caller) }),
      )
    }
    return requested
  })
  await sendActions(claimed)
}

/** Voids authorized payments of an order. Either all voids are requested or none. */
export const voidPayments = async (
  context: Context,
  { sendActions, providers }: Pick<Payments, 'sendActions' | 'providers'>,
  { caller, orderId, paymentIds }: Acting & { paymentIds: readonly string[] },
): Promise<void> => {
  refuseDuplicates(paymentIds, 'paymentIds')
  const claimed = await transact(context.db, async (held) => {
    const order = await holdBilledOrder(held, caller, orderId)
    const requested: ClaimedAction[] = []
    for (const paymentId of paymentIds) {
      const target = { paymentId }
      const { payment, provider } = await requirePayment(held, { order, providers, item: target })
      const hold = await readHeld(held, payment)
      const refused = whyNotVoided(hold, provider)
      if (refused) throw new Refusal(refused, undefined, target)
      const action = { payment, type: 'void' as const, amount: hold.held }
      requested.push(await requestAction(context, held, { ...action, ...claimOf(context, caller) }))
    }
    return requested
  })
  await sendActions(claimed)
}
