import { isApiError, type OrderReturn, type ReturnSettlementPreview } from '@vitrine/client'
import { Alert, Checkbox, Link, showToast, Stack, SummaryList, TextField } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { PageError } from '../errors/page-error.ts'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { isTicked, readDecimal } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import type { DraftEditing } from '../orders/drafts/use-draft-order.ts'
import { sendPaymentLink } from '../orders/payments/send-payment-link.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { describeSettlement, type Refundability } from './settlement-summary.ts'
import { renameErrorFields } from './rename-fields.ts'
import { usePreview, type Previewed } from './use-preview.ts'

const { exchange: texts, settling } = words.returns

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

const settlementRequest = ({ fee, includesDelivery }: Chosen, revision: number) => {
  const amount = fee.trim() === '' ? undefined : (readDecimal(fee) ?? throwFieldError('fee', words.notANumber))
  return { type: 'EXCHANGE' as const, includesDelivery, revision, ...(amount !== undefined && { fee: { amount } }) }
}

const isMore = (price: { amount?: string } | undefined): boolean => Number(price?.amount ?? 0) > 0

const rowsOf = ({ amount, exchange }: ReturnSettlementPreview) => [
  { label: texts.worth, value: amount.formattedAmount },
  { label: texts.total, value: exchange?.total.formattedAmount },
  isMore(exchange?.givenBack)
    ? { label: texts.givenBack, value: exchange?.givenBack.formattedAmount, strong: true }
    : { label: texts.due, value: exchange?.due.formattedAmount, strong: true },
]

const Outcome = ({ previewed, refundability }: { previewed: Previewed; refundability: Refundability }) => {
  if (previewed === undefined) return <p className="text-muted">{settling.calculating}</p>
  if ('failure' in previewed) return <Alert tone="caution">{previewed.failure.join(' ')}</Alert>
  return (
    <>
      <SummaryList rows={rowsOf(previewed.preview)} />
      <ul className="m-0 grid list-disc gap-1 ps-5 text-sm">
        {describeSettlement(previewed.preview, refundability).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

/** Places the exchange and requests the amount due. Returns the URL to continue at. */
const place = async (id: string, { chosen, revision, sends }: { chosen: Chosen; revision: number; sends: boolean }) => {
  try {
    const { settlement } = await renameErrorFields(() =>
      shop.returns.settleReturn(id, settlementRequest(chosen, revision)),
    )
    const { orderId } = settlement!.exchange!
    if (sends && !(await sendPaymentLink(await shop.orders.getOrder(orderId)))) {
      showToast({ message: words.drafts.sentNot })
    }
    return `/orders/${orderId}`
  } catch (error) {
    if (isApiError(error, 'CONFLICT')) throw new PageError(words.drafts.conflict, { cause: error })
    throw error
  }
}

interface ExchangeProps {
  readonly editing: DraftEditing
  readonly exchanged: Exchanged
}

const Placing = ({ editing: { draft, isBusy }, exchanged: { orderReturn, refundability } }: ExchangeProps) => {
  const [chosen, setChosen] = useState<Chosen>({ fee: '', includesDelivery: false })
  const { previewed, loadPreview } = usePreview(orderReturn.id)
  const { revision } = draft
  useEffect(() => {
    if (!isBusy) void loadPreview(() => settlementRequest(chosen, revision))
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
          label={texts.delivery(refundability.shipping?.availableRefundAmount?.formattedAmount ?? '')}
          checked={chosen.includesDelivery}
          onChange={({ target }) => setChosen({ ...chosen, includesDelivery: target.checked })}
        />
      )}
      <div aria-live="polite" className="grid gap-3">
        <Outcome previewed={previewed} refundability={refundability} />
      </div>
      {preview && (
        <ConfirmButton
          button={{ variant: 'primary' }}
          title={texts.placeTitle}
          hint={[
            texts.placeHint(preview.exchange?.credited.formattedAmount ?? ''),
            ...describeSettlement(preview, refundability),
          ].join(' ')}
          confirm={texts.place}
          variant="primary"
          done={texts.placed}
          act={(form) => place(orderReturn.id, { chosen, revision, sends: isTicked(form, 'link') })}
        >
          {() =>
            due &&
            email !== undefined && (
              <Checkbox
                name="link"
                label={texts.link(email, preview.exchange?.due.formattedAmount ?? '')}
                hint={texts.linkHint}
                defaultChecked
              />
            )
          }
        </ConfirmButton>
      )}
    </>
  )
}

/** Places an exchange. The returned items' value pays for it. */
export const ExchangePlacing = ({ editing, exchanged }: ExchangeProps) => {
  const { orderId, orderNumber, status } = exchanged.orderReturn
  return (
    <Stack gap="md">
      <p className="text-sm">
        {texts.of} <Link href={`/orders/${orderId}`}>{texts.order(orderNumber)}</Link>.
      </p>
      {editing.draft.lineItems.length === 0 && <p className="text-sm text-muted">{texts.noItems}</p>}
      {editing.draft.lineItems.length > 0 && status === 'APPROVED' && <Alert>{texts.notBack}</Alert>}
      {editing.draft.lineItems.length > 0 && status === 'RECEIVED' && (
        <Placing editing={editing} exchanged={exchanged} />
      )}
      <p className="text-sm text-muted">{words.drafts.saved}</p>
    </Stack>
  )
}
