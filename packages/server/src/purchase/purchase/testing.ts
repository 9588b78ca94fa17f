import { createLog } from '../../ground/base/log.ts'
import type { Context } from '../../ground/context/context.ts'
import { createPayments } from '../../money/payment/payments.ts'
import { ownProviders, type PaymentProvider, type PaymentRef } from '../../money/payment/provider.ts'
import { createOffline } from '../../money/payment/providers/offline.ts'
import { createSandbox } from '../../money/payment/providers/sandbox.ts'
import type { OnSite } from './pay/begin.ts'
import { confirmPayment } from './pay/confirm.ts'
import { placeAndPay } from './pay/ordering.ts'
import { createSelling } from './selling.ts'

interface Beside {
  /** Methods in which the provider differs from the sandbox. */
  readonly misbehaving?: Partial<PaymentProvider>
  /** How far its clock is ahead. */
  readonly laterBySeconds?: number
  /** Clock to use instead of the machine's. */
  readonly clock?: () => Date
  /** How its sandbox handles the buyer's answer. Default: accepts it. */
  readonly answer?: (payment: { attemptId: string }, approved: boolean) => Promise<void>
}

/** Starts another server over a shop's database, and records its requests to the provider. */
export const serverBeside = (
  shop: Context,
  { misbehaving = {}, laterBySeconds = 0, clock = () => new Date(), answer }: Beside = {},
) => {
  const { db } = shop
  const now = () => new Date(clock().getTime() + laterBySeconds * 1000)
  const context = { ...shop, now, log: createLog('silent') }
  const sandbox = createSandbox({ db, now })
  const real = sandbox.provider
  const requests: string[] = []
  const note = (what: 'read' | 'void' | 'refund', { attemptId }: PaymentRef) => requests.push(`${what} ${attemptId}`)
  const provider: PaymentProvider = {
    ...real,
    read: (payment) => (note('read', payment), real.read(payment)),
    void: (payment) => (note('void', payment), real.void(payment)),
    refund: (payment, refund) => (note('refund', payment), real.refund(payment, refund)),
    ...misbehaving,
  }
  const providers = ownProviders({ sandbox: provider, offline: createOffline({ db }) })
  const payments = createPayments(context, { providers, selling: createSelling(context, providers) })
  return {
    ...payments,
    context,
    sandbox,
    requests,
    pay: (caller: OnSite, checkoutId: string, paymentToken = 'sandbox:pays') =>
      placeAndPay(context, payments, { caller, checkoutId, paying: { paymentToken }, agreed: {} }),
    confirm: (caller: OnSite, answered: { paymentResponseToken: string; approved: boolean }) =>
      confirmPayment(context, { payments, sandbox: answer ? { answer } : sandbox }, { caller, ...answered }),
  }
}
