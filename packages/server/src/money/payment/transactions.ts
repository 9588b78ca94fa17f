import type { OrderTransactions } from '@vitrine/contract/entities/money/order-transactions.ts'
import type { Db } from '../../ground/database/tables.ts'
import { withCurrency, type Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { AuthorizedAction } from './actions/action-store.ts'
import type { Chargeback } from './disputes/chargeback-store.ts'
import type { StoredPayment } from './ledger/ledger-store.ts'
import { readMoney, type LedgerMovement, type OrderKey } from './ledger/order-money.ts'
import { presentRefund } from './refunds/present-refund.ts'
import { refundsOf } from './refunds/refund-store.ts'
import { giftCardProvider } from './refunds/refund.ts'

type PresentedPayment = NonNullable<OrderTransactions['payments']>[number]
type Details = NonNullable<PresentedPayment['regularPaymentDetails']>
type Authorization = NonNullable<Details['authorizationDetails']>
type Money = ReturnType<typeof createMoneyWriter>

/** The money records of a payment. */
interface Beside {
  readonly money: Money
  readonly movements: readonly LedgerMovement[]
  readonly actions: readonly AuthorizedAction[]
  readonly chargebacks: readonly Chargeback[]
}

const actionStatus = { pending: 'PENDING', succeeded: 'SUCCEEDED', failed: 'FAILED' } as const
type SentState = keyof typeof actionStatus
const isSent = (action: AuthorizedAction): action is AuthorizedAction & { state: SentState } =>
  action.state in actionStatus

const failureOf = ({ state, code }: AuthorizedAction) =>
  state === 'failed' ? { failureDetails: { failureCode: (code ?? 'FAILED').slice(0, 100) } } : {}

/** Presents captures requested here, and captures reported by the provider. */
const capturesOf = ({ money, movements, actions }: Beside): NonNullable<Authorization['captures']> => {
  const sent = actions.filter(({ type }) => type === 'capture').filter((action) => isSent(action))
  const elsewhere = movements.filter(
    ({ type, reference }) => type === 'captured' && !actions.some(({ id }) => id === reference),
  )
  return [
    ...sent.map((action) => ({
      id: action.id,
      status: actionStatus[action.state],
      amount: money.price(Number(action.amount)),
      createdDate: action.created_date.toISOString(),
      ...failureOf(action),
    })),
    ...elsewhere.map(({ amount, date }) => ({
      status: 'SUCCEEDED' as const,
      amount: money.price(amount),
      createdDate: date.toISOString(),
    })),
  ]
}

const voidOf = ({ movements, actions }: Beside): Pick<Authorization, 'void'> => {
  const sent = actions.filter(({ type }) => type === 'void').findLast((action) => isSent(action))
  const voided = movements.findLast(({ type }) => type === 'voided')
  if (!sent && !voided) return {}
  return {
    void: {
      status: sent ? actionStatus[sent.state] : 'SUCCEEDED',
      ...(voided && { voidedDate: voided.date.toISOString() }),
      ...(sent && failureOf(sent)),
      reason: sent?.reason ?? 'SCHEDULED',
    },
  }
}

const scheduledOf = ({ actions }: Beside): Pick<Authorization, 'scheduledAction'> => {
  const next = actions.find(({ state }) => state === 'scheduled')
  if (!next) return {}
  const actionType = next.type === 'capture' ? ('CAPTURE' as const) : ('VOID' as const)
  return { scheduledAction: { actionType, executionDate: next.execution_date.toISOString() } }
}

const authorizationOf = (beside: Beside): Pick<Details, 'authorizationDetails'> => {
  const authorized = beside.movements.find(({ type }) => type === 'authorized')
  if (!authorized) return {}
  return {
    authorizationDetails: {
      delayedCapture: true,
      authorizedDate: authorized.date.toISOString(),
      captures: capturesOf(beside),
      ...voidOf(beside),
      ...scheduledOf(beside),
    },
  }
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const presentChargeback = (
  { id, state, withdrawn, returned, reference, created_date, updated_date }: Chargeback,
  money: Money,
): NonNullable<Details['chargebacks']>[number] => ({
  id,
  createdDate: created_date.toISOString(),
  updatedDate: updated_date.toISOString(),
  amount: money.price(Number(withdrawn)),
  reversalAmount: money.price(Number(returned)),
  status: state === 'approved' ? 'APPROVED' : 'REVERSED',
  // The specification's disputes have GUIDs; IDs of other providers are omitted.
  ...(guid.test(reference) && { externalId: reference }),
})

/** Receipts are for captured money; gift cards were paid for when they were bought. */
const hasReceipt = (provider: string, { movements }: Beside): boolean =>
  provider !== giftCardProvider && movements.some(({ type }) => type === 'captured')

const presentPayment = (
  { id, provider, body, amount, status, created_date, updated_date }: StoredPayment,
  beside: Beside,
): PresentedPayment => ({
  ...body,
  ...(body.regularPaymentDetails && {
    regularPaymentDetails: {
      ...body.regularPaymentDetails,
      ...authorizationOf(beside),
      ...(beside.chargebacks.length > 0 && {
        chargebacks: beside.chargebacks.map((one) => presentChargeback(one, beside.money)),
      }),
    },
  }),
  id,
  createdDate: created_date.toISOString(),
  updatedDate: updated_date.toISOString(),
  amount: beside.money.price(Number(amount)),
  status,
  refundDisabled: false,
  supportReceiptGeneration: hasReceipt(provider, beside),
})

/** Presents the payments and refunds of an order. */
export const transactionsOf = async (db: Db, order: OrderKey, site: Site): Promise<OrderTransactions> => {
  const all = await readMoney(db, order)
  const { payments, movements, actions, chargebacks } = all
  const money = createMoneyWriter(withCurrency(site, payments[0]?.currency))
  const besideOf = (id: string): Beside => ({
    money,
    movements: movements.filter(({ paymentId }) => paymentId === id),
    actions: actions.filter(({ payment_id }) => payment_id === id),
    chargebacks: chargebacks.filter(({ payment_id }) => payment_id === id),
  })
  return {
    orderId: order.id,
    payments: payments.map((payment) => presentPayment(payment, besideOf(payment.id))),
    refunds: refundsOf(all).map((refund) => presentRefund(refund, money)),
  }
}
