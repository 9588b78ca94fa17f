import { toMinor } from '@vitrine/domain/money.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { NotConnected } from '../../accounts/connected.ts'
import { listAttemptsByReference } from '../../provider-payment-store.ts'
import type { StatementLine } from '../../provider.ts'
import type { MollieApi, MollieChargeback, MolliePayment, MollieRefund } from './mollie-api.ts'
import { mollieName, type MollieOpener } from './open-mollie.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Mollie: “Bank transfer”: number of days in which a transfer may arrive. */
const payableDays = 100
/** Number of days in which a chargeback may be reversed. */
const reversalDays = 180

interface Time {
  readonly from: Date
  readonly to: Date
}

type Movement = Pick<StatementLine, 'type' | 'reference' | 'amount' | 'currency' | 'date'> & {
  readonly paymentId: string
}
type Listed = Pick<MollieRefund, 'id' | 'amount' | 'createdAt'> & { readonly paymentId: string }

const movementOf = (
  type: StatementLine['type'],
  { id, amount, createdAt, paymentId }: Listed,
  { sign, date = createdAt }: { sign: 1 | -1; date?: string },
): Movement => {
  const { currency, value } = amount
  return { type, reference: id, amount: sign * toMinor(value, currency), currency, date: new Date(date), paymentId }
}

const chargesOf = (payment: MolliePayment): Movement[] =>
  payment.status === 'paid'
    ? [movementOf('charge', { ...payment, paymentId: payment.id }, { sign: 1, date: payment.paidAt })]
    : []

/** Mollie returns the date of a refund's request, not of its arrival. */
const refundsOf = (refund: MollieRefund): Movement[] =>
  refund.status === 'refunded' ? [movementOf('refund', refund, { sign: -1 })] : []

const chargebacksOf = (chargeback: MollieChargeback): Movement[] => {
  const { id, reversedAt } = chargeback
  const taken = movementOf('dispute', chargeback, { sign: -1 })
  if (!reversedAt) return [taken]
  const returned = { ...chargeback, id: `${id} reversed` }
  return [taken, movementOf('dispute', returned, { sign: 1, date: reversedAt })]
}

/** Reads a list, newest first, back to a date. */
const since = async <One extends { readonly createdAt: string }>(
  listed: AsyncIterable<One>,
  day: Date,
): Promise<One[]> => {
  const found: One[] = []
  for await (const one of listed) {
    if (new Date(one.createdAt) < day) break
    found.push(one)
  }
  return found
}

const readMovements = async (mollie: MollieApi, { from, to }: Time): Promise<Movement[]> => {
  const before = (days: number) => new Date(from.getTime() - days * dayMs)
  const [payments, refunds, chargebacks] = await Promise.all([
    since(mollie.listAllPayments(), before(payableDays)),
    since(mollie.listAllRefunds(), from),
    since(mollie.listAllChargebacks(), before(reversalDays)),
  ])
  return [...payments.flatMap(chargesOf), ...refunds.flatMap(refundsOf), ...chargebacks.flatMap(chargebacksOf)]
    .filter(({ date }) => date >= from && date < to)
    .toSorted((one, other) => one.date.getTime() - other.date.getTime())
}

/**
 * Lists the payments, refunds and chargebacks of an account in a period, oldest first. Fees, payouts and balances are
 * missing: Mollie returns them to organization tokens only, not to the API key of a store.
 */
export const createStatement = ({ db }: Pick<Context, 'db'>, open: MollieOpener) =>
  async function* (siteId: string, time: Time): AsyncGenerator<StatementLine> {
    const opened = await open(siteId)
    if (!opened) throw new NotConnected('Mollie')
    const movements = await readMovements(opened.mollie, time)
    const references = [...new Set(movements.map(({ paymentId }) => paymentId))]
    const attempts = await listAttemptsByReference(db, { provider: mollieName, siteId, references })
    for (const { paymentId, ...movement } of movements) {
      const attemptId = attempts.get(paymentId)
      yield { ...movement, fee: 0, ...(attemptId !== undefined && { attemptId }) }
    }
  }
