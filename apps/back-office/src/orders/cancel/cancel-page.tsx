import { isApiError, type Order, type OrderTransactions } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Alert, Button, Checkbox, formatMoney, RadioGroup, Stack, TextArea, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { EntryPage } from '../../page/entry-page.tsx'
import { isTicked, readDecimal, textIn } from '../../form/read-fields.ts'
import { throwFieldError } from '../../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { FieldGroup } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { locale, words } from '../../words/words.ts'
import { splitIntoParts, refundablePayments, type RefundPart, type PaymentToRefund } from './cancel-refund.ts'
import { isCancelable } from './cancelable.ts'
import { paymentName } from '../payments/payment-name.ts'
import type { Refundability } from '../refund/refundability.ts'

const { canceling: texts } = words
const amountField = 'amount'

interface CancelData {
  readonly order: Order
  readonly transactions: OrderTransactions
  readonly refundability: Refundability
  readonly isOpen: boolean
}

export const loadCancel = async ({ params: { id } }: PageRequest<'/orders/:id/cancel'>): Promise<CancelData> => {
  const [order, { orderTransactions }, refundability, { orderWithFulfillments }] = await Promise.all([
    shop.orders.getOrder(id),
    shop.orderTransactions.listTransactionsForSingleOrder(id),
    shop.orderBilling.getOrderRefundability(id),
    shop.orderFulfillments.listFulfillmentsForSingleOrder(id),
  ])
  return { order, transactions: orderTransactions, refundability, isOpen: isCancelable(order, orderWithFulfillments) }
}

type Choice = 'all' | 'part' | 'none'

/** The owner's choice. */
interface Chosen {
  readonly choice: Choice
  /** The input as typed. */
  readonly amount: string
  readonly isManual: boolean
}

/** The refundable payments of an order, with formatters for amounts and payment names. */
const summarizePayments = ({ order: { currency }, transactions: { payments = [] }, refundability }: CancelData) => {
  const refundable = refundablePayments(refundability.payments, (amount = '0') => toMinor(amount, currency))
  return {
    refundable,
    total: refundable.reduce((sum, { maxAmount }) => sum + maxAmount, 0),
    format: (minor: number) => formatMoney(toDecimal(minor, currency), { currency, locale }),
    nameOf: (paymentId: string) => {
      const payment = payments.find(({ id }) => id === paymentId)
      return payment ? paymentName(payment) : texts.unnamed
    },
  }
}
type OrderMoney = ReturnType<typeof summarizePayments>

/** The amount to refund in minor units. `undefined` if the input is not a valid partial amount. */
const refundAmount = ({ choice, amount }: Chosen, total: number, currency: string): number | undefined => {
  if (choice !== 'part') return choice === 'all' ? total : 0
  const typed = readDecimal(amount)
  const minor = typed === undefined ? 0 : toMinor(Number(typed).toFixed(3), currency)
  return minor > 0 && minor < total ? minor : undefined
}

const toRequest = ({ paymentId, amount, isManual }: RefundPart, currency: string) => ({
  paymentId,
  amount: { amount: toDecimal(amount, currency) },
  ...(isManual && { externalRefund: true }),
})

const cancel = async (
  { order }: CancelData,
  { refundable, total, format }: OrderMoney,
  chosen: Chosen,
  form: FormData,
): Promise<void> => {
  const back =
    refundAmount(chosen, total, order.currency) ?? throwFieldError(amountField, texts.wrongAmount(format(total)))
  const isForced = chosen.isManual || refundable.some(({ manualReason }) => manualReason !== undefined)
  const parts = splitIntoParts(back, refundable, chosen.isManual).map((part) => toRequest(part, order.currency))
  try {
    await shop.orders.cancelOrder(order.id, {
      restockAllItems: isTicked(form, 'restock'),
      sendOrderCanceledEmail: isTicked(form, 'tell'),
      customMessage: textIn(form, 'message'),
      // Without amounts, the server also refunds payments that arrived after the page was loaded.
      ...((isForced || chosen.choice !== 'all') && { paymentRefunds: parts }),
    })
  } catch (error) {
    if (isApiError(error, 'INVALID_PAYMENT_REFUND_AMOUNT')) throwFieldError(amountField, texts.wholeOnly)
    throw error
  }
}

/** Payments whose outcome doesn't depend on the choice: authorizations are voided, pending payments are refunded. */
const UnconditionalOutcomes = ({ transactions: { payments = [] } }: CancelData) =>
  payments.map((payment) => {
    const { id, status, amount, regularPaymentDetails } = payment
    const text = amount?.formattedAmount ?? ''
    if (status === 'AUTHORIZED') {
      return (
        <Alert key={id} title={texts.held(text, paymentName(payment))}>
          {texts.heldHint}
        </Alert>
      )
    }
    if (status !== 'PENDING' && status !== 'PENDING_MERCHANT') return null
    const isOutside = regularPaymentDetails?.offlinePayment
    return <Alert key={id}>{isOutside ? texts.notExpected(text) : texts.onItsWay(text, paymentName(payment))}</Alert>
  })

/** Payments that the provider cannot refund, and the alternatives. */
const ManualRefundNotes = ({ refundable, money }: { refundable: readonly PaymentToRefund[]; money: OrderMoney }) =>
  refundable.map(({ paymentId, maxAmount, manualReason }) =>
    manualReason === undefined || texts.manualReasons[manualReason] === undefined ? null : (
      <Alert key={paymentId} tone="caution" title={`${money.nameOf(paymentId)}, ${money.format(maxAmount)}`}>
        {texts.manualReasons[manualReason]}
      </Alert>
    ),
  )

/** What each payment would be refunded, shown before submitting. */
const Outcome = ({ parts, total, money }: { parts: readonly RefundPart[]; total: number; money: OrderMoney }) => {
  const back = parts.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <ul className="m-0 grid list-none gap-1 p-0 font-medium" aria-live="polite">
      {parts.map(({ paymentId, amount, isManual }) => (
        <li key={paymentId}>
          {isManual
            ? texts.refundedManually(money.format(amount))
            : texts.refundedTo(money.format(amount), money.nameOf(paymentId))}
        </li>
      ))}
      {back < total && <li>{texts.kept(money.format(total - back))}</li>}
    </ul>
  )
}

interface MoneyProps {
  readonly data: CancelData
  readonly money: OrderMoney
  readonly chosen: Chosen
  readonly choose: (chosen: Chosen) => void
  readonly field: FieldOf
}

const Money = ({ data: { order }, money, chosen, choose, field }: MoneyProps) => {
  const { refundable, total, format } = money
  const back = refundAmount(chosen, total, order.currency)
  const canAskProvider = refundable.some(({ manualReason }) => manualReason === undefined)
  return (
    <FieldGroup title={texts.money} hint={texts.moneyHint(format(total))}>
      <ManualRefundNotes refundable={refundable} money={money} />
      <RadioGroup
        label={texts.money}
        labelHidden
        name="choice"
        value={chosen.choice}
        onValueChange={(choice) => choose({ ...chosen, choice: choice as Choice })}
        options={[
          { value: 'all', label: texts.all(format(total)) },
          { value: 'part', label: texts.part },
          { value: 'none', label: texts.none(format(total)) },
        ]}
      />
      {chosen.choice === 'part' && (
        <TextField
          {...field(amountField)}
          label={texts.amount(order.currency)}
          hint={texts.most(format(total))}
          inputMode="decimal"
          value={chosen.amount}
          onChange={(event) => choose({ ...chosen, amount: event.target.value })}
          required
          mark="none"
        />
      )}
      {canAskProvider && chosen.choice !== 'none' && (
        <Checkbox
          name="by-hand"
          label={texts.byHand}
          hint={texts.byHandHint}
          checked={chosen.isManual}
          onChange={(event) => choose({ ...chosen, isManual: event.target.checked })}
        />
      )}
      {back !== undefined && (
        <Outcome parts={splitIntoParts(back, refundable, chosen.isManual)} total={total} money={money} />
      )}
    </FieldGroup>
  )
}

/** Options to restock the items and to email the customer. */
const Rest = ({ email }: { email: string | undefined }) => {
  const [sendsEmail, setSendsEmail] = useState(email !== undefined)
  return (
    <FieldGroup title={texts.rest}>
      <Checkbox label={words.restock} name="restock" defaultChecked />
      {email !== undefined && (
        <Checkbox
          label={words.sendCancellation(email)}
          name="tell"
          checked={sendsEmail}
          onChange={(event) => setSendsEmail(event.target.checked)}
        />
      )}
      {sendsEmail && <TextArea label={texts.message} name="message" rows={3} maxLength={2000} mark="optional" />}
    </FieldGroup>
  )
}

const CancelForm = (data: CancelData) => {
  const { order, transactions } = data
  const done = useDone()
  const [chosen, choose] = useState<Chosen>({ choice: 'all', amount: '', isManual: false })
  const money = summarizePayments(data)
  const save = async (form: FormData) => {
    await cancel(data, money, chosen, form)
    return done({ message: texts.done, next: `/orders/${order.id}` })
  }
  return (
    <EntryForm
      label={texts.title}
      save={save}
      submit={texts.submit}
      actions={
        <Button href={`/orders/${order.id}`} variant="quiet">
          {texts.keep}
        </Button>
      }
    >
      {(field) => (
        <>
          <Stack gap="sm">
            <UnconditionalOutcomes {...data} />
            {Number(order.balanceSummary?.chargeback?.amount ?? 0) > 0 && (
              <Alert tone="caution">{texts.chargeback}</Alert>
            )}
            {(transactions.payments ?? []).length === 0 && <p className="text-muted">{texts.nothingPaid}</p>}
          </Stack>
          {money.total > 0 && <Money data={data} money={money} chosen={chosen} choose={choose} field={field} />}
          <Rest email={order.buyerInfo?.email} />
        </>
      )}
    </EntryForm>
  )
}

/** Cancels an order, with options for refund, restocking and the customer's email. */
export const CancelPage = ({ data }: PageProps<CancelData>) => {
  const { order, isOpen } = data
  return (
    <EntryPage
      title={texts.title}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={texts.hint}
    >
      {isOpen ? <CancelForm {...data} /> : <Alert>{texts.notCancelable}</Alert>}
    </EntryPage>
  )
}
