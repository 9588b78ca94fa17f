import type { Order, OrderReturn } from '@vitrine/client'
import { Alert, Checkbox, RadioGroup, SummaryList, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useEffect, useRef, useState } from 'react'
import { EntryPage } from '../page/entry-page.tsx'
import { decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { describeSettlement, type Refundability } from './settlement-summary.ts'
import { renameErrorFields } from './rename-fields.ts'
import { ReturnLine } from './return-line.tsx'
import { isLast } from './withdrawal.tsx'
import { usePreview, type Previewed } from './use-preview.ts'

const { returns } = words
const { settling: texts } = returns

const types = ['REFUND', 'STORE_CREDIT', 'EXCHANGE'] as const
type Type = (typeof types)[number]

interface SettleData {
  readonly order: Order
  readonly orderReturn: OrderReturn
  readonly refundability: Refundability
}

export const loadSettle = async ({
  params: { id, return: returnId },
}: PageRequest<'/orders/:id/returns/:return/settle'>): Promise<SettleData> => {
  const [order, orderReturn, refundability] = await Promise.all([
    shop.orders.getOrder(id),
    shop.returns.getReturn(returnId),
    shop.orderBilling.getOrderRefundability(id),
  ])
  return { order, orderReturn, refundability }
}

const typeIn = (form: FormData): Type => types.find((type) => type === textIn(form, 'type')) ?? 'REFUND'

/** The input in the shape of the API call. The server computes empty fields. */
const chosenIn = (form: FormData) => {
  const [fee, amount] = [decimalIn(form, 'fee'), decimalIn(form, 'amount')]
  return {
    type: typeIn(form),
    includesDelivery: isTicked(form, 'includesDelivery'),
    ...(fee !== undefined && { fee: { amount: fee } }),
    ...(amount !== undefined && { amount: { amount } }),
  }
}

/** Previews the settlement. */
const Outcome = ({ previewed, refundability }: { previewed: Previewed; refundability: Refundability }) => {
  if (previewed === undefined) return <p className="text-muted">{texts.calculating}</p>
  if ('failure' in previewed) return <Alert tone="caution">{previewed.failure.join(' ')}</Alert>
  const { preview } = previewed
  const { worth, fee, amount } = preview
  return (
    <>
      <SummaryList
        rows={[
          { label: texts.worth, value: worth.formattedAmount },
          ...(Number(fee.amount) > 0 ? [{ label: texts.keeps, value: `−${fee.formattedAmount}` }] : []),
          { label: texts.sum, value: amount.formattedAmount, strong: true },
        ]}
      />
      <ul className="m-0 grid list-disc gap-1 ps-5">
        {describeSettlement(preview, refundability).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

const ReceivedItems = ({ order, orderReturn: { received = [] } }: Pick<SettleData, 'order' | 'orderReturn'>) => (
  <FieldGroup title={texts.receivedItems}>
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

/** The customer's requested resolution, if it is available. */
const firstType = ({ order, orderReturn: { wish: resolution } }: SettleData): Type =>
  resolution === 'STORE_CREDIT' && order.buyerInfo.memberId === undefined ? 'REFUND' : resolution

/** Refund amount, fee and delivery. An exchange decides these together with its items. */
const Amounts = ({ data: { order, orderReturn, refundability }, field }: { data: SettleData; field: FieldOf }) => {
  const delivery = refundability.shipping?.availableRefundAmount
  return (
    <>
      {Number(delivery?.amount ?? 0) > 0 && (
        <Checkbox
          name="includesDelivery"
          label={texts.delivery(delivery?.formattedAmount ?? '')}
          defaultChecked={isLast(orderReturn, refundability)}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('fee')}
          label={texts.fee(order.currency)}
          hint={texts.feeHint}
          inputMode="decimal"
          mark="none"
        />
        <TextField
          {...field('amount')}
          label={texts.amount(order.currency)}
          hint={texts.amountHint}
          inputMode="decimal"
          mark="none"
        />
      </div>
    </>
  )
}

const Choices = ({ data }: { data: SettleData }) => {
  const { order } = data
  const isMember = order.buyerInfo.memberId !== undefined
  return (
    <>
      <RadioGroup
        name="type"
        label={texts.gets}
        appearance="cards"
        options={[
          { value: 'REFUND', label: texts.refund, hint: texts.refundHint },
          {
            value: 'STORE_CREDIT',
            label: texts.credit,
            hint: isMember ? texts.creditHint : texts.guestHint,
            disabled: !isMember,
          },
          { value: 'EXCHANGE', label: texts.exchange, hint: texts.exchangeHint },
        ]}
        defaultValue={firstType(data)}
      />
    </>
  )
}

/** Settles a return or starts its exchange. Returns the URL to continue at. */
const settle = async (form: FormData, { order, orderReturn }: SettleData): Promise<string> => {
  const chosen = chosenIn(form)
  if (chosen.type !== 'EXCHANGE') {
    await renameErrorFields(() => shop.returns.settleReturn(orderReturn.id, chosen))
    return `/orders/${order.id}`
  }
  const { exchangeDraftId } = await shop.returns.createExchangeDraft(orderReturn.id)
  return `/orders/drafts/${exchangeDraftId}`
}

const SettleForm = (data: SettleData) => {
  const { order, orderReturn, refundability } = data
  const done = useDone()
  const place = useRef<HTMLDivElement>(null)
  const { previewed, loadPreview } = usePreview(orderReturn.id)
  const [type, setType] = useState<Type>(firstType(data))
  const follow = () => {
    const form = new FormData(place.current!.querySelector('form')!)
    setType(typeIn(form))
    if (typeIn(form) !== 'EXCHANGE') void loadPreview(() => chosenIn(form))
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- previews the initial selection and restored fields
  useEffect(follow, [type])
  const save = async (form: FormData) => {
    const next = await settle(form, data)
    return done({ message: texts.done[typeIn(form)], next })
  }
  return (
    <div ref={place} onChange={follow}>
      <EntryForm
        label={texts.title}
        save={save}
        submit={texts.submit[type]}
        actions={<CancelLink href={`/orders/${order.id}`} />}
      >
        {(field) => (
          <>
            <ReceivedItems {...data} />
            <Choices data={data} />
            {type !== 'EXCHANGE' && <Amounts data={data} field={field} />}
            <FieldGroup title={texts.calculated}>
              <div aria-live="polite" className="grid gap-4">
                {type === 'EXCHANGE' ? (
                  <p>{returns.exchange.settlingHint}</p>
                ) : (
                  <Outcome previewed={previewed} refundability={refundability} />
                )}
              </div>
            </FieldGroup>
          </>
        )}
      </EntryForm>
    </div>
  )
}

/** Settles a return: refund, store credit or exchange. Shows a preview first. */
export const SettlePage = ({ data }: PageProps<SettleData>) => {
  const { order, orderReturn } = data
  return (
    <EntryPage
      title={texts.title}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={texts.hint}
    >
      {orderReturn.status === 'RECEIVED' ? <SettleForm {...data} /> : <Alert>{texts.notNow}</Alert>}
    </EntryPage>
  )
}
