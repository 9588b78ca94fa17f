import { isApiError, type Order, type OrderTransactions } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Alert, Button, Checkbox, formatMoney, RadioGroup, Stack, TextArea, TextField } from '@vitrine/ui'
import type { Asked, PageProps } from '@vitrine/web/routed-page.tsx'
import { useState } from 'react'
import { EntryPage } from '../../page/entry-page.tsx'
import { isTicked, readDecimal, textIn } from '../../form/read-fields.ts'
import { complain } from '../../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { FieldGroup } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'
import { partsOf, returnablesOf, type Part, type Returnable } from './cancel-refund.ts'
import { isCancelable } from './cancelable.ts'
import { paymentName } from '../payments/payment-name.ts'
import type { Refundability } from '../refund/refundability.ts'

const { canceling: said } = words
const amountField = 'amount'

interface CancelData {
  readonly order: Order
  readonly transactions: OrderTransactions
  readonly refundability: Refundability
  readonly isOpen: boolean
}

export const loadCancel = async ({ params: { id } }: Asked<'/orders/:id/cancel'>): Promise<CancelData> => {
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
  readonly isByHand: boolean
}

/** The refundable payments of an order, with formatters for amounts and payment names. */
const readMoney = ({ order: { currency }, transactions: { payments = [] }, refundability }: CancelData) => {
  const returnables = returnablesOf(refundability.payments, (amount = '0') => toMinor(amount, currency))
  return {
    returnables,
    total: returnables.reduce((sum, { most }) => sum + most, 0),
    say: (minor: number) => formatMoney(toDecimal(minor, currency), { currency, locale: 'en' }),
    nameOf: (paymentId: string) => {
      const payment = payments.find(({ id }) => id === paymentId)
      return payment ? paymentName(payment) : said.unnamed
    },
  }
}
type OrderMoney = ReturnType<typeof readMoney>

/** The amount to refund in minor units. `undefined` if the input is not a valid partial amount. */
const amountOf = ({ choice, amount }: Chosen, total: number, currency: string): number | undefined => {
  if (choice !== 'part') return choice === 'all' ? total : 0
  const typed = readDecimal(amount)
  const minor = typed === undefined ? 0 : toMinor(Number(typed).toFixed(3), currency)
  return minor > 0 && minor < total ? minor : undefined
}

const asSent = ({ paymentId, amount, isByHand }: Part, currency: string) => ({
  paymentId,
  amount: { amount: toDecimal(amount, currency) },
  ...(isByHand && { externalRefund: true }),
})

const cancel = async (
  { order }: CancelData,
  { returnables, total, say }: OrderMoney,
  chosen: Chosen,
  form: FormData,
): Promise<void> => {
  const back = amountOf(chosen, total, order.currency) ?? complain(amountField, said.wrongAmount(say(total)))
  const isForced = chosen.isByHand || returnables.some(({ byHand }) => byHand !== undefined)
  const parts = partsOf(back, returnables, chosen.isByHand).map((part) => asSent(part, order.currency))
  try {
    await shop.orders.cancelOrder(order.id, {
      restockAllItems: isTicked(form, 'restock'),
      sendOrderCanceledEmail: isTicked(form, 'tell'),
      customMessage: textIn(form, 'message'),
      // Without amounts, the server also refunds payments that arrived after the page was loaded.
      ...((isForced || chosen.choice !== 'all') && { paymentRefunds: parts }),
    })
  } catch (error) {
    if (isApiError(error, 'INVALID_PAYMENT_REFUND_AMOUNT')) complain(amountField, said.wholeOnly)
    throw error
  }
}

/** Payments whose outcome doesn't depend on the choice: authorizations are voided, pending payments are refunded. */
const Anyway = ({ transactions: { payments = [] } }: CancelData) =>
  payments.map((payment) => {
    const { id, status, amount, regularPaymentDetails } = payment
    const text = amount?.formattedAmount ?? ''
    if (status === 'AUTHORIZED') {
      return (
        <Alert key={id} title={said.held(text, paymentName(payment))}>
          {said.heldHint}
        </Alert>
      )
    }
    if (status !== 'PENDING' && status !== 'PENDING_MERCHANT') return null
    const isOutside = regularPaymentDetails?.offlinePayment
    return <Alert key={id}>{isOutside ? said.notExpected(text) : said.onItsWay(text, paymentName(payment))}</Alert>
  })

/** Payments that the provider cannot refund, and the alternatives. */
const Limits = ({ returnables, money }: { returnables: readonly Returnable[]; money: OrderMoney }) =>
  returnables.map(({ paymentId, most, byHand }) =>
    byHand === undefined || said.whyByHand[byHand] === undefined ? null : (
      <Alert key={paymentId} tone="caution" title={`${money.nameOf(paymentId)}, ${money.say(most)}`}>
        {said.whyByHand[byHand]}
      </Alert>
    ),
  )

/** What each payment would be refunded, shown before submitting. */
const Outcome = ({ parts, total, money }: { parts: readonly Part[]; total: number; money: OrderMoney }) => {
  const back = parts.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <ul className="m-0 grid list-none gap-1 p-0 font-medium" aria-live="polite">
      {parts.map(({ paymentId, amount, isByHand }) => (
        <li key={paymentId}>
          {isByHand ? said.goesByHand(money.say(amount)) : said.goesBack(money.say(amount), money.nameOf(paymentId))}
        </li>
      ))}
      {back < total && <li>{said.kept(money.say(total - back))}</li>}
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
  const { returnables, total, say } = money
  const back = amountOf(chosen, total, order.currency)
  const canAskProvider = returnables.some(({ byHand }) => byHand === undefined)
  return (
    <FieldGroup title={said.money} hint={said.moneyHint(say(total))}>
      <Limits returnables={returnables} money={money} />
      <RadioGroup
        label={said.money}
        labelHidden
        name="choice"
        value={chosen.choice}
        onValueChange={(choice) => choose({ ...chosen, choice: choice as Choice })}
        options={[
          { value: 'all', label: said.all(say(total)) },
          { value: 'part', label: said.part },
          { value: 'none', label: said.none(say(total)) },
        ]}
      />
      {chosen.choice === 'part' && (
        <TextField
          {...field(amountField)}
          label={said.amount(order.currency)}
          hint={said.most(say(total))}
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
          label={said.byHand}
          hint={said.byHandHint}
          checked={chosen.isByHand}
          onChange={(event) => choose({ ...chosen, isByHand: event.target.checked })}
        />
      )}
      {back !== undefined && (
        <Outcome parts={partsOf(back, returnables, chosen.isByHand)} total={total} money={money} />
      )}
    </FieldGroup>
  )
}

/** Options to restock the items and to email the customer. */
const Rest = ({ email }: { email: string | undefined }) => {
  const [tells, setTells] = useState(email !== undefined)
  return (
    <FieldGroup title={said.rest}>
      <Checkbox label={words.restock} name="restock" defaultChecked />
      {email !== undefined && (
        <Checkbox
          label={words.tellBuyer(email)}
          name="tell"
          checked={tells}
          onChange={(event) => setTells(event.target.checked)}
        />
      )}
      {tells && <TextArea label={said.message} name="message" rows={3} maxLength={2000} mark="optional" />}
    </FieldGroup>
  )
}

const CancelForm = (data: CancelData) => {
  const { order, transactions } = data
  const done = useDone()
  const [chosen, choose] = useState<Chosen>({ choice: 'all', amount: '', isByHand: false })
  const money = readMoney(data)
  const save = async (form: FormData) => {
    await cancel(data, money, chosen, form)
    return done({ message: said.done, next: `/orders/${order.id}` })
  }
  return (
    <EntryForm
      label={said.title}
      save={save}
      submit={said.submit}
      actions={
        <Button href={`/orders/${order.id}`} variant="quiet">
          {said.keep}
        </Button>
      }
    >
      {(field) => (
        <>
          <Stack gap="sm">
            <Anyway {...data} />
            {Number(order.balanceSummary?.chargeback?.amount ?? 0) > 0 && (
              <Alert tone="caution">{said.chargeback}</Alert>
            )}
            {(transactions.payments ?? []).length === 0 && <p className="text-muted">{said.nothingPaid}</p>}
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
      title={said.title}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={said.hint}
    >
      {isOpen ? <CancelForm {...data} /> : <Alert>{said.notCancelable}</Alert>}
    </EntryPage>
  )
}
