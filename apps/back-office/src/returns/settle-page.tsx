import type { Order, OrderReturn, ReturnSettlementPreview } from '@vitrine/client'
import { Alert, Checkbox, RadioGroup, SummaryList, TextField } from '@vitrine/ui'
import type { Asked, PageProps } from '@vitrine/web/routed-page.tsx'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { EntryPage } from '../entry-page.tsx'
import { decimalIn, isTicked, textIn } from '../form/amounts.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { summaryOf } from '../form/complaints.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { renamed } from './renamed.ts'
import { ReturnLine } from './return-line.tsx'

const { returns } = words
const { settling: said } = returns

type Refundability = Awaited<ReturnType<typeof shop.orderBilling.getOrderRefundability>>
type Type = 'REFUND' | 'STORE_CREDIT'

interface SettleData {
  readonly order: Order
  readonly orderReturn: OrderReturn
  readonly refundability: Refundability
}

export const loadSettle = async ({
  params: { id, return: returnId },
}: Asked<'/orders/:id/returns/:return/settle'>): Promise<SettleData> => {
  const [order, orderReturn, refundability] = await Promise.all([
    shop.orders.getOrder(id),
    shop.returns.getReturn(returnId),
    shop.orderBilling.getOrderRefundability(id),
  ])
  return { order, orderReturn, refundability }
}

const typeIn = (form: FormData): Type => (textIn(form, 'type') === 'STORE_CREDIT' ? 'STORE_CREDIT' : 'REFUND')

/** What was chosen, as the calls take it; a field that stays empty is the server's to decide. */
const chosenIn = (form: FormData) => {
  const [fee, amount] = [decimalIn(form, 'fee'), decimalIn(form, 'amount')]
  return {
    type: typeIn(form),
    includesDelivery: isTicked(form, 'includesDelivery'),
    ...(fee !== undefined && { fee: { amount: fee } }),
    ...(amount !== undefined && { amount: { amount } }),
  }
}

type Previewed = { readonly preview: ReturnSettlementPreview } | { readonly failure: readonly string[] } | undefined

/** What the server makes of what is chosen; the last answer counts. */
const usePreview = (returnId: string, form: RefObject<HTMLDivElement | null>) => {
  const [previewed, setPreviewed] = useState<Previewed>()
  const latest = useRef(0)
  const look = async (): Promise<void> => {
    latest.current += 1
    const turn = latest.current
    const say = (next: Previewed) => turn === latest.current && setPreviewed(next)
    try {
      const chosen = chosenIn(new FormData(form.current!.querySelector('form')!))
      say({ preview: await renamed(() => shop.returns.previewReturnSettlement(returnId, chosen)) })
    } catch (error) {
      say({ failure: summaryOf(error).map(({ message }) => String(message)) })
    }
  }
  return { previewed, look }
}

const nameOfPayment = ({ payments }: Refundability, paymentId: string): string => {
  const found = payments.find(({ payment }) => payment?.paymentId === paymentId)?.payment
  const { brand, lastFourDigits } = found?.creditCardDetails ?? {}
  if (brand && lastFourDigits) return words.card(brand, lastFourDigits)
  return found?.paymentMethod ?? (found?.offlinePayment ? words.refunds.outside : words.refunds.payment)
}

const sentencesOf = ({ payments, restock }: ReturnSettlementPreview, refundability: Refundability): string[] => {
  const count = restock.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...payments.map(({ paymentId, amount, way }) => {
      const [text, payment] = [amount.formattedAmount ?? '', nameOfPayment(refundability, paymentId)]
      if (way === 'STORE_CREDIT') return said.asCredit(text)
      return way === 'BY_HAND' ? said.byHand(text, payment) : said.to(text, payment)
    }),
    count > 0 ? said.restocked(count) : said.notRestocked,
  ]
}

/** Says what will happen, before it does. */
const Outcome = ({ previewed, refundability }: { previewed: Previewed; refundability: Refundability }) => {
  if (previewed === undefined) return <p className="text-muted">{said.calculating}</p>
  if ('failure' in previewed) return <Alert tone="caution">{previewed.failure.join(' ')}</Alert>
  const { preview } = previewed
  const { worth, fee, amount } = preview
  return (
    <>
      <SummaryList
        rows={[
          { label: said.worth, value: worth.formattedAmount },
          ...(Number(fee.amount) > 0 ? [{ label: said.keeps, value: `−${fee.formattedAmount}` }] : []),
          { label: said.sum, value: amount.formattedAmount, strong: true },
        ]}
      />
      <ul className="m-0 grid list-disc gap-1 ps-5">
        {sentencesOf(preview, refundability).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

const Came = ({ order, orderReturn: { received = [] } }: Pick<SettleData, 'order' | 'orderReturn'>) => (
  <FieldGroup title={said.came}>
    <ul className="m-0 grid list-none gap-3 p-0">
      {received.map(({ lineItemId, quantity, condition, restock }) => (
        <li key={lineItemId}>
          <ReturnLine order={order} lineItemId={lineItemId} aside={<span>{returns.of(quantity)}</span>}>
            <span className="block text-sm text-muted">
              {[condition && returns.conditions[condition], restock === false && returns.notRestocked]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </ReturnLine>
        </li>
      ))}
    </ul>
  </FieldGroup>
)

const Choices = ({ data, field }: { data: SettleData; field: FieldOf }) => {
  const { order, orderReturn, refundability } = data
  const isMember = order.buyerInfo.memberId !== undefined
  const delivery = refundability.shipping?.availableRefundAmount
  return (
    <>
      <RadioGroup
        name="type"
        label={said.gets}
        appearance="cards"
        options={[
          { value: 'REFUND', label: said.refund, hint: said.refundHint },
          {
            value: 'STORE_CREDIT',
            label: said.credit,
            hint: isMember ? said.creditHint : said.guestHint,
            disabled: !isMember,
          },
        ]}
        defaultValue={orderReturn.wish === 'STORE_CREDIT' && isMember ? 'STORE_CREDIT' : 'REFUND'}
      />
      {Number(delivery?.amount ?? 0) > 0 && (
        <Checkbox name="includesDelivery" label={said.delivery(delivery?.formattedAmount ?? '')} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('fee')}
          label={said.fee(order.currency)}
          hint={said.feeHint}
          inputMode="decimal"
          mark="none"
        />
        <TextField
          {...field('amount')}
          label={said.amount(order.currency)}
          hint={said.amountHint}
          inputMode="decimal"
          mark="none"
        />
      </div>
    </>
  )
}

const SettleForm = (data: SettleData) => {
  const { order, orderReturn, refundability } = data
  const done = useDone()
  const place = useRef<HTMLDivElement>(null)
  const { previewed, look } = usePreview(orderReturn.id, place)
  const [type, setType] = useState<Type>('REFUND')
  const follow = () => {
    setType(typeIn(new FormData(place.current!.querySelector('form')!)))
    void look()
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what is chosen at first
  useEffect(follow, [])
  const save = async (form: FormData) => {
    const chosen = chosenIn(form)
    await renamed(() => shop.returns.settleReturn(orderReturn.id, chosen))
    return done({ message: said.done[chosen.type], next: `/orders/${order.id}` })
  }
  return (
    <div ref={place} onChange={follow}>
      <EntryForm
        label={said.title}
        save={save}
        submit={said.submit[type]}
        actions={<CancelLink href={`/orders/${order.id}`} />}
      >
        {(field) => (
          <>
            <Came {...data} />
            <Choices data={data} field={field} />
            <FieldGroup title={said.calculated}>
              <div aria-live="polite" className="grid gap-4">
                <Outcome previewed={previewed} refundability={refundability} />
              </div>
            </FieldGroup>
          </>
        )}
      </EntryForm>
    </div>
  )
}

/** Gives a customer what they get for what came back; what will happen is said before it does. */
export const SettlePage = ({ data }: PageProps<SettleData>) => {
  const { order, orderReturn } = data
  return (
    <EntryPage
      title={said.title}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={said.hint}
    >
      {orderReturn.status === 'RECEIVED' ? <SettleForm {...data} /> : <Alert>{said.notNow}</Alert>}
    </EntryPage>
  )
}
