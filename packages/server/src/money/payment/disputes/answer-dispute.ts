import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { orderOf } from '../ledger/order-money.ts'
import { claimAnswers, moveDispute, type Chargeback } from './chargeback-store.ts'
import { findPayment, type StoredPayment } from '../ledger/ledger-store.ts'
import { leaseFrom } from '../attempts/lease.ts'
import { requireProvider, type Outcome, type Providers } from '../provider.ts'
import { refOfPayment } from '../refunds/refund.ts'
import type { Selling } from '../selling.ts'

interface Answering {
  readonly providers: Providers
  readonly selling: Selling
  readonly sync: (payment: StoredPayment) => Promise<void>
}

const refusalOf = (outcome: Outcome): string | undefined =>
  outcome.status === 'failed' ? `${outcome.description} (${outcome.code})`.slice(0, 500) : undefined

/** Submits the stores' responses to disputes to the providers. */
export const createAnswering = (context: Context, { providers, selling, sync }: Answering) => {
  const { db, now, log } = context

  const ask = async (chargeback: Chargeback, payment: StoredPayment): Promise<Outcome> => {
    const provider = await requireProvider(providers, db, payment)
    if (!provider.answerDispute || !chargeback.answer) {
      return { status: 'failed', code: 'not_answerable', description: 'The payment provider takes no answers.' }
    }
    return provider.answerDispute(refOfPayment(payment), chargeback.reference, chargeback.answer)
  }

  const carryOut = async (chargeback: Chargeback): Promise<void> => {
    const order = orderOf(chargeback)
    const payment = (await findPayment(db, order, chargeback.payment_id))!
    const refusal = refusalOf(await ask(chargeback, payment))
    // A response already submitted by a server that crashed is refused now, and is part of the provider's facts.
    if (refusal !== undefined) await sync(payment)
    await transact(db, async (held) => {
      await selling.holdOrder(held, order)
      const change = refusal === undefined ? { event: 'TAKEN' as const } : { event: 'REFUSED' as const, refusal }
      await moveDispute(held, chargeback, { ...change, now: now() })
    })
    if (refusal === undefined) await sync(payment)
  }

  /** Submits the responses of one order, or all pending ones. Failures are retried when their lease expires. */
  return async (orderId?: string): Promise<void> => {
    const claim = { now: now(), lease: leaseFrom(now()), ...(orderId !== undefined && { orderId }) }
    for (const chargeback of await claimAnswers(db, claim)) {
      await carryOut(chargeback).catch((error: unknown) =>
        log.error({ err: error, chargebackId: chargeback.id }, 'the response to a dispute is not submitted yet'),
      )
    }
  }
}
