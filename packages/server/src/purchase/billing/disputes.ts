import type { disputeCalls } from '@vitrine/contract'
import type { Dispute } from '@vitrine/contract/entities/money/disputes.ts'
import { answerRefusal } from '@vitrine/domain/payment/dispute.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { withCurrency, requireSite, type Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { listOrderNumbers, lockOrder, requireOrder } from '../../orders/order/api.ts'
import {
  type Chargeback,
  type DisputeAnswer,
  type DisputeEvidence,
  findChargeback,
  findPayment,
  listChargebacks,
  listSiteChargebacks,
  moveDispute,
  type Payments,
  type Providers,
} from '../../money/payment/api.ts'
import type { OnSite } from './held-order.ts'

const statuses = { open: 'OPEN', answering: 'ANSWERING', answered: 'ANSWERED', won: 'WON', lost: 'LOST' } as const

interface Judging {
  readonly providers: Providers
  readonly now: Date
}

/** Returns the provider of a chargeback's payment, and why the store cannot answer; `whyNot` is undefined if it can. */
const judge = async (db: Db, chargeback: Chargeback, { providers, now }: Judging) => {
  const { site_id, order_id, payment_id } = chargeback
  const payment = (await findPayment(db, { site_id, id: order_id }, payment_id))!
  const provider = await providers.find(db, payment)
  const whyNot = answerRefusal({
    state: chargeback.dispute_state,
    answerBefore: chargeback.answer_before,
    takesAnswers: provider?.answerDispute !== undefined,
    now,
  })
  return { provider: payment.provider, currency: payment.currency, whyNot }
}

const answerOf = ({ answer, answered_date, answer_refusal }: Chargeback): Partial<Dispute> => ({
  ...(answer && { accepted: answer.accept, ...(!answer.accept && { evidence: answer.evidence }) }),
  ...(answered_date && { answeredDate: answered_date.toISOString() }),
  ...(answer_refusal !== null && { answerRefusal: answer_refusal }),
})

type Presenting = Judging & { readonly site: Site; readonly numbers: ReadonlyMap<string, string> }

const present = async (db: Db, chargeback: Chargeback, { site, numbers, ...judging }: Presenting): Promise<Dispute> => {
  const { provider, currency, whyNot } = await judge(db, chargeback, judging)
  const money = createMoneyWriter(withCurrency(site, currency))
  const { id, order_id, payment_id, dispute_state, amount, withdrawn, returned } = chargeback
  return {
    id,
    orderId: order_id,
    orderNumber: numbers.get(order_id) ?? '',
    paymentId: payment_id,
    provider,
    status: statuses[dispute_state],
    amount: money.price(Number(amount)),
    withdrawn: money.price(Number(withdrawn)),
    returned: money.price(Number(returned)),
    reason: chargeback.reason,
    ...(chargeback.answer_before && { answerBefore: chargeback.answer_before.toISOString() }),
    createdDate: chargeback.created_date.toISOString(),
    answerable: whyNot === undefined,
    ...(whyNot && { whyNot }),
    ...answerOf(chargeback),
  }
}

/** Validates the store's answer to the bank. Refusals name the field. */
const answerIn = ({ accept, evidence }: { accept: boolean; evidence?: DisputeEvidence }): DisputeAnswer => {
  const isEmpty = evidence === undefined || Object.keys(evidence).length === 0
  if (!accept) {
    if (isEmpty) throw invalidField('evidence', 'is required to contest a dispute', 'REQUIRED_FIELD')
    return { accept, evidence }
  }
  if (!isEmpty) throw invalidField('evidence', 'must not be sent if the dispute is accepted')
  return { accept }
}

/** Saves an answer under the order's lock. Of two concurrent answers, the second is refused. */
const writeAnswer = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { caller, id, answer, providers }: { caller: OnSite; id: string; answer: DisputeAnswer; providers: Providers },
): Promise<string> => {
  const seen = await findChargeback(db, { site_id: caller.siteId, id })
  if (!seen) throw new Refusal('DISPUTE_NOT_FOUND')
  await lockOrder(db, caller, seen.order_id)
  const chargeback = (await findChargeback(db, seen))!
  const { whyNot } = await judge(db, chargeback, { providers, now: now() })
  if (whyNot) throw new Refusal(whyNot)
  await moveDispute(db, chargeback, { event: 'ANSWER', answer, now: now() })
  return chargeback.order_id
}

/** Lists disputes and submits the store's answers. */
export const createDisputeHandlers = (context: Context, payments: Payments): Handlers<typeof disputeCalls> => {
  const { db, now, sites } = context
  const { providers } = payments

  const presentAll = async (caller: OnSite, chargebacks: readonly Chargeback[]): Promise<Dispute[]> => {
    const site = await requireSite(sites, caller.siteId)
    const numbers = await listOrderNumbers(
      db,
      caller.siteId,
      chargebacks.map(({ order_id }) => order_id),
    )
    return Promise.all(chargebacks.map((one) => present(db, one, { site, numbers, providers, now: now() })))
  }

  return {
    listDisputes: async (caller, { query: { orderId, open = false } }) => {
      if (orderId === undefined) {
        return { disputes: await presentAll(caller, await listSiteChargebacks(db, caller.siteId, { isOpen: open })) }
      }
      const all = await listChargebacks(db, await requireOrder(db, caller, orderId))
      const isMeant = ({ dispute_state: state }: Chargeback) => !open || state === 'open' || state === 'answering'
      return {
        disputes: await presentAll(
          caller,
          all.filter((one) => isMeant(one)),
        ),
      }
    },

    answerDispute: async (caller, { params: { id }, body }) => {
      const answer = answerIn(body)
      const orderId = await transact(db, (held) => writeAnswer(context, held, { caller, id, answer, providers }))
      await payments.carryOut(orderId)
      const chargeback = (await findChargeback(db, { site_id: caller.siteId, id }))!
      return { dispute: (await presentAll(caller, [chargeback]))[0]! }
    },
  }
}
