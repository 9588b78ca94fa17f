import type { Order } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Alert, Checkbox, Stack, TextArea, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useRef, useState } from 'react'
import { EntryPage } from '../../page/entry-page.tsx'
import { decimalIn, isTicked, textIn } from '../../form/read-fields.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { throwFieldError } from '../../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { FieldGroup } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { splitRefund } from './split-refund.ts'

const { refunds } = words

type Refundability = Awaited<ReturnType<typeof shop.orderBilling.getOrderRefundability>>
type Payment = Refundability['payments'][number]

interface RefundData {
  readonly order: Order
  readonly refundability: Refundability
}

export const loadRefund = async ({ params: { id } }: PageRequest<'/orders/:id/refund'>): Promise<RefundData> => {
  const [order, refundability] = await Promise.all([
    shop.orders.getOrder(id),
    shop.orderBilling.getOrderRefundability(id),
  ])
  return { order, refundability }
}

const maxRefundOf = ({ payment }: Payment): string => payment?.monetary?.maxRefund?.amount ?? '0'
const isOpen = (payment: Payment): boolean => payment.nonRefundable === undefined && Number(maxRefundOf(payment)) > 0
const idOf = ({ payment }: Payment): string => payment?.paymentId ?? ''

const nameOf = ({ payment }: Payment): string => {
  const { brand, lastFourDigits } = payment?.creditCardDetails ?? {}
  if (brand && lastFourDigits) return words.card(brand, lastFourDigits)
  return payment?.paymentMethod ?? (payment?.offlinePayment ? refunds.outside : refunds.payment)
}

const quantityField = (lineItemId: string): string => `quantity.${lineItemId}`
const amountField = (paymentId: string): string => `amount.${paymentId}`
const feeField = (additionalFeeId: string): string => `fee.${additionalFeeId}`
const deliveryField = 'delivery'
const creditField = 'store-credit'

/** The selected items and delivery in the shape of the API call. */
const itemsIn = (form: FormData, { lineItems, additionalFees, shipping }: Refundability) => {
  const chosen = lineItems.flatMap(({ lineItemId, availableRefundQuantity }) => {
    const name = quantityField(lineItemId)
    const quantity = Number(textIn(form, name) || '0')
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > availableRefundQuantity) {
      throwFieldError(name, refunds.wrongQuantity(availableRefundQuantity))
    }
    return quantity > 0 ? [{ lineItemId, quantity }] : []
  })
  const fees = additionalFees.flatMap(({ additionalFeeId, availableRefundAmount: amount }) =>
    amount && isTicked(form, feeField(additionalFeeId)) ? [{ additionalFeeId, amount }] : [],
  )
  const isWithDelivery = isTicked(form, deliveryField) && shipping?.availableRefundAmount !== undefined
  return {
    lineItems: chosen,
    additionalFees: fees,
    ...(isWithDelivery && { shipping: { amount: shipping.availableRefundAmount! } }),
  }
}

const partsIn = (form: FormData, payments: readonly Payment[]) =>
  payments.flatMap((payment) => {
    const amount = decimalIn(form, amountField(idOf(payment))) ?? '0'
    if (Number(amount) === 0) return []
    const isExternal = payment.manuallyRefundable !== undefined
    const method = isTicked(form, creditField) ? { storeCredit: true } : isExternal && { externalRefund: true }
    return [{ paymentId: idOf(payment), amount: { amount }, ...method }]
  })

const refundBy = async (form: FormData, { order, refundability }: RefundData): Promise<void> => {
  const payments = refundability.payments.filter((payment) => isOpen(payment))
  const refundItems = itemsIn(form, refundability)
  const paymentRefunds = partsIn(form, payments)
  if (paymentRefunds.length === 0) throwFieldError(amountField(idOf(payments[0]!)), refunds.nothingChosen)
  const [message, reason] = [textIn(form, 'message'), textIn(form, 'reason')]
  await shop.orderBilling.refundPayments(order.id, {
    paymentRefunds,
    refundItems,
    sideEffects: {
      ...(isTicked(form, 'restock') && { restock: { lineItems: refundItems.lineItems } }),
      notifications: { sendCustomerEmail: isTicked(form, 'email'), ...(message !== '' && { customMessage: message }) },
    },
    ...(reason !== '' && { customerReason: reason }),
  })
}

interface ItemsProps extends RefundData {
  readonly field: FieldOf
}

const Items = ({ order, refundability: { lineItems, additionalFees, shipping }, field }: ItemsProps) => {
  const open = lineItems.filter(({ availableRefundQuantity }) => availableRefundQuantity > 0)
  const delivery = shipping?.availableRefundAmount
  const hasDelivery = Number(delivery?.amount ?? 0) > 0
  const fees = additionalFees.filter(({ availableRefundAmount: left }) => Number(left?.amount ?? 0) > 0)
  const nameOfFee = (id: string) => order.additionalFees?.find((fee) => fee.id === id)?.name ?? ''
  if (open.length === 0 && !hasDelivery && fees.length === 0) return null
  return (
    <FieldGroup title={refunds.items} hint={refunds.itemsHint}>
      {open.map(({ lineItemId, availableRefundQuantity }) => (
        <TextField
          key={lineItemId}
          {...field(quantityField(lineItemId))}
          label={order.lineItems.find(({ id }) => id === lineItemId)?.productName.original ?? ''}
          hint={refunds.ofQuantity(availableRefundQuantity)}
          type="number"
          min={0}
          max={availableRefundQuantity}
          defaultValue="0"
          mark="none"
        />
      ))}
      {open.length > 0 && <Checkbox name="restock" label={words.restock} defaultChecked />}
      {fees.map(({ additionalFeeId: id, availableRefundAmount: left }) => (
        <Checkbox key={id} name={feeField(id)} label={refunds.fee(nameOfFee(id), left?.formattedAmount ?? '')} />
      ))}
      {hasDelivery && <Checkbox name={deliveryField} label={refunds.delivery(delivery?.formattedAmount ?? '')} />}
    </FieldGroup>
  )
}

interface AmountsProps {
  readonly payments: readonly Payment[]
  readonly currency: string
  readonly field: FieldOf
  readonly amounts: ReadonlyMap<string, string>
  readonly onAmount: (paymentId: string, amount: string) => void
}

const Amounts = ({ payments, currency, field, amounts, onAmount }: AmountsProps) => (
  <FieldGroup title={refunds.amounts} hint={refunds.amountsHint}>
    {payments.map((payment) => (
      <TextField
        key={idOf(payment)}
        {...field(amountField(idOf(payment)))}
        label={refunds.amountOf(nameOf(payment), currency)}
        hint={
          payment.manuallyRefundable
            ? refunds.byHand(payment.payment?.monetary?.maxRefund?.formattedAmount ?? '')
            : refunds.most(payment.payment?.monetary?.maxRefund?.formattedAmount ?? '')
        }
        inputMode="decimal"
        value={amounts.get(idOf(payment)) ?? ''}
        onChange={(event) => onAmount(idOf(payment), event.target.value)}
        mark="none"
      />
    ))}
  </FieldGroup>
)

/** The amounts of the selected items, split among the payments. Edited amounts stay until the selection changes. */
const useAmounts = ({ order, refundability }: RefundData, payments: readonly Payment[]) => {
  const [amounts, setAmounts] = useState<ReadonlyMap<string, string>>(new Map())
  const latest = useRef(0)
  const calculate = async (form: FormData): Promise<void> => {
    latest.current += 1
    const turn = latest.current
    const refundItems = itemsIn(form, refundability)
    const { lineItems, additionalFees } = refundItems
    const isNothing = lineItems.length + additionalFees.length === 0 && !('shipping' in refundItems)
    const { summary } = isNothing ? {} : await shop.orderBilling.calculateRefund(order.id, { refundItems })
    if (turn !== latest.current) return
    const minor = (text = '0') => toMinor(text, order.currency)
    const refundable = payments.map((payment) => ({
      paymentId: idOf(payment),
      maxAmount: minor(maxRefundOf(payment)),
    }))
    const shares = splitRefund(minor(summary?.total?.amount), refundable)
    setAmounts(new Map([...shares].map(([id, share]) => [id, share === 0 ? '' : toDecimal(share, order.currency)])))
  }
  return { amounts, calculate, setAmount: (id: string, amount: string) => setAmounts(new Map(amounts).set(id, amount)) }
}

const RefundForm = (data: RefundData) => {
  const { order, refundability } = data
  const done = useDone()
  const payments = refundability.payments.filter((payment) => isOpen(payment))
  const { amounts, calculate, setAmount } = useAmounts(data, payments)
  const recalculate = (target: EventTarget) => {
    const { name, form } = target as HTMLInputElement
    const changesItems = name.startsWith('quantity.') || name.startsWith('fee.') || name === deliveryField
    if (changesItems && form) void calculate(new FormData(form)).catch(() => undefined)
  }
  const save = async (form: FormData) => {
    await refundBy(form, data)
    return done({ message: refunds.done, next: `/orders/${order.id}` })
  }
  return (
    <div onChange={(event) => recalculate(event.target)}>
      <EntryForm
        label={refunds.title}
        save={save}
        submit={refunds.submit}
        actions={<CancelLink href={`/orders/${order.id}`} />}
      >
        {(field) => (
          <>
            <Items {...data} field={field} />
            <Amounts
              payments={payments}
              currency={order.currency}
              field={field}
              amounts={amounts}
              onAmount={setAmount}
            />
            {order.buyerInfo.memberId !== undefined && (
              <Checkbox name={creditField} label={refunds.asCredit} hint={refunds.asCreditHint} />
            )}
            <TextField {...field('reason')} label={refunds.reason} maxLength={200} />
            <Stack gap="sm">
              <Checkbox name="email" label={refunds.email(order.buyerInfo.email ?? '')} defaultChecked />
              <TextArea {...field('message')} label={words.cancelMessage} maxLength={1000} rows={3} />
            </Stack>
          </>
        )}
      </EntryForm>
    </div>
  )
}

/** Why payments cannot be refunded. */
const Refused = ({ payments }: { payments: readonly Payment[] }) =>
  payments
    .filter(({ nonRefundable }) => nonRefundable && nonRefundable.reason !== 'ALREADY_REFUNDED')
    .map((payment) => (
      <Alert key={idOf(payment)} tone="caution" title={nameOf(payment)}>
        {refunds.whyNot[payment.nonRefundable!.reason] ?? refunds.whyNot.UNKNOWN_REASON}
      </Alert>
    ))

/** Refunds items, delivery or any amount to the original payments. */
export const RefundPage = ({ data }: PageProps<RefundData>) => {
  const { order, refundability } = data
  const hasOpen = refundability.payments.some((payment) => isOpen(payment))
  return (
    <EntryPage
      title={refunds.title}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={refunds.hint}
    >
      <Refused payments={refundability.payments} />
      {hasOpen ? <RefundForm {...data} /> : <Alert>{refunds.nothingLeft}</Alert>}
    </EntryPage>
  )
}
