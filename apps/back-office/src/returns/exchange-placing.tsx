import { isApiError, type OrderReturn, type ReturnSettlementPreview } from '@vitrine/client'
import { Alert, Checkbox, Link, Stack, SummaryList, TextField } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { AskButton } from '../confirm/confirm-button.tsx'
import { isTicked, readDecimal } from '../form/read-fields.ts'
import { complain } from '../form/field-errors.ts'
import type { DraftInHand } from '../orders/drafts/use-draft-order.ts'
import { sendLink } from '../orders/payments/send-payment-link.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { sentencesOf, type Refundability } from './settlement-summary.ts'
import { renamed } from './rename-fields.ts'
import { usePreview, type Previewed } from './use-preview.ts'

const { exchange: said, settling } = words.returns

/** The return that a draft is an exchange for. */
export interface Exchanged {
  readonly orderReturn: OrderReturn
  readonly refundability: Refundability
}

/** Loads the open return that a draft is an exchange for. */
export const loadExchanged = async (exchangeDraftId: string): Promise<Exchanged | undefined> => {
  const filter = { exchangeDraftId, status: { $in: ['APPROVED', 'RECEIVED'] } }
  const { orderReturns } = await shop.returns.queryReturns({ query: { filter } })
  const [orderReturn] = orderReturns
  if (!orderReturn) return undefined
  return { orderReturn, refundability: await shop.orderBilling.getOrderRefundability(orderReturn.orderId) }
}

interface Chosen {
  readonly fee: string
  readonly includesDelivery: boolean
}

const settlingOf = ({ fee, includesDelivery }: Chosen, revision: number) => {
  const amount = fee.trim() === '' ? undefined : (readDecimal(fee) ?? complain('fee', words.notANumber))
  return { type: 'EXCHANGE' as const, includesDelivery, revision, ...(amount !== undefined && { fee: { amount } }) }
}

const isMore = (price: { amount?: string } | undefined): boolean => Number(price?.amount ?? 0) > 0

const rowsOf = ({ amount, exchange }: ReturnSettlementPreview) => [
  { label: said.worth, value: amount.formattedAmount },
  { label: said.total, value: exchange?.total.formattedAmount },
  isMore(exchange?.givenBack)
    ? { label: said.givenBack, value: exchange?.givenBack.formattedAmount, strong: true }
    : { label: said.due, value: exchange?.due.formattedAmount, strong: true },
]

const Outcome = ({ previewed, refundability }: { previewed: Previewed; refundability: Refundability }) => {
  if (previewed === undefined) return <p className="text-muted">{settling.calculating}</p>
  if ('failure' in previewed) return <Alert tone="caution">{previewed.failure.join(' ')}</Alert>
  return (
    <>
      <SummaryList rows={rowsOf(previewed.preview)} />
      <ul className="m-0 grid list-disc gap-1 ps-5 text-sm">
        {sentencesOf(previewed.preview, refundability).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

/** Places the exchange and requests the amount due. Returns the URL to continue at. */
const place = async (id: string, { chosen, revision, sends }: { chosen: Chosen; revision: number; sends: boolean }) => {
  try {
    const { settlement } = await renamed(() => shop.returns.settleReturn(id, settlingOf(chosen, revision)))
    const { orderId } = settlement!.exchange!
    if (sends) await sendLink(await shop.orders.getOrder(orderId))
    return `/orders/${orderId}`
  } catch (error) {
    if (isApiError(error, 'CONFLICT')) throw new Error(words.drafts.conflict, { cause: error })
    throw error
  }
}

interface ExchangeProps {
  readonly inHand: DraftInHand
  readonly exchanged: Exchanged
}

const Placing = ({ inHand: { draft, isBusy }, exchanged: { orderReturn, refundability } }: ExchangeProps) => {
  const [chosen, setChosen] = useState<Chosen>({ fee: '', includesDelivery: false })
  const { previewed, look } = usePreview(orderReturn.id)
  const { revision } = draft
  useEffect(() => {
    if (!isBusy) void look(() => settlingOf(chosen, revision))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asks anew where one of these is another
  }, [chosen, revision, isBusy])
  const email = draft.buyerInfo?.email
  const preview = previewed && 'preview' in previewed ? previewed.preview : undefined
  const hasDelivery = isMore(refundability.shipping?.availableRefundAmount)
  const due = isMore(preview?.exchange?.due)
  return (
    <>
      <TextField
        id="fee"
        label={settling.fee(draft.currency)}
        hint={settling.feeHint}
        inputMode="decimal"
        value={chosen.fee}
        onChange={({ target }) => setChosen({ ...chosen, fee: target.value })}
        mark="none"
      />
      {hasDelivery && (
        <Checkbox
          label={said.delivery(refundability.shipping?.availableRefundAmount?.formattedAmount ?? '')}
          checked={chosen.includesDelivery}
          onChange={({ target }) => setChosen({ ...chosen, includesDelivery: target.checked })}
        />
      )}
      <div aria-live="polite" className="grid gap-3">
        <Outcome previewed={previewed} refundability={refundability} />
      </div>
      {preview && (
        <AskButton
          button={{ variant: 'primary' }}
          title={said.placeTitle}
          hint={[
            said.placeHint(preview.exchange?.credited.formattedAmount ?? ''),
            ...sentencesOf(preview, refundability),
          ].join(' ')}
          confirm={said.place}
          variant="primary"
          done={said.placed}
          act={(form) => place(orderReturn.id, { chosen, revision, sends: isTicked(form, 'link') })}
        >
          {() =>
            due &&
            email !== undefined && (
              <Checkbox
                name="link"
                label={said.link(email, preview.exchange?.due.formattedAmount ?? '')}
                hint={said.linkHint}
                defaultChecked
              />
            )
          }
        </AskButton>
      )}
    </>
  )
}

/** Places an exchange. The returned items' value pays for it. */
export const ExchangePlacing = ({ inHand, exchanged }: ExchangeProps) => {
  const { orderId, orderNumber, status } = exchanged.orderReturn
  return (
    <Stack gap="md">
      <p className="text-sm">
        {said.of} <Link href={`/orders/${orderId}`}>{said.order(orderNumber)}</Link>.
      </p>
      {inHand.draft.lineItems.length === 0 && <p className="text-sm text-muted">{said.noItems}</p>}
      {inHand.draft.lineItems.length > 0 && status === 'APPROVED' && <Alert>{said.notBack}</Alert>}
      {inHand.draft.lineItems.length > 0 && status === 'RECEIVED' && <Placing inHand={inHand} exchanged={exchanged} />}
      <p className="text-sm text-muted">{words.drafts.saved}</p>
    </Stack>
  )
}
