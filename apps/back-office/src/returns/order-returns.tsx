import type { LineItemReturnability, Order, OrderReturn, ReturnSettings } from '@vitrine/client'
import { Alert, Button, Card, DateTime, Link, SummaryList } from '@vitrine/ui'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { ApproveButton, CancelReturnButton, DeclineButton } from './review-return.tsx'
import { ReceiveButton } from './receive-button.tsx'
import { ReturnLine } from './return-line.tsx'
import { ReturnStatus } from './return-status.tsx'
import { hasPeriod, loadPeriod, WithdrawalPeriod, type PeriodOfOrder } from './withdrawal-period.tsx'
import { reasonOf, statementRows, WithdrawalBadge, WithdrawalNote } from './withdrawal.tsx'

const { returns: texts } = words

/** Data of the returns section on an order's page. */
export interface ReturnsOfOrder {
  readonly returns: readonly OrderReturn[]
  readonly returnable: readonly LineItemReturnability[]
  readonly settings: ReturnSettings
  /** Whether return labels can be bought. */
  readonly buysLabels: boolean
  /** The return that this order is an exchange for. */
  readonly exchangeOf: OrderReturn | undefined
  readonly period: PeriodOfOrder
}

export const loadReturnsOfOrder = async (orderId: string): Promise<ReturnsOfOrder> => {
  const [returns, returnable, settings, { orderReturns }, { connected: buysLabels }, period] = await Promise.all([
    shop.returns.listReturnsOfOrder(orderId),
    shop.returns.getReturnability(orderId),
    shop.returns.getReturnSettings(),
    shop.returns.queryReturns({ query: { filter: { 'settlement.exchange.orderId': orderId } } }),
    shop.shippingLabels.getLabelAccount(),
    loadPeriod(orderId),
  ])
  return { returns, returnable, settings, buysLabels, exchangeOf: orderReturns[0], period }
}

interface ReturnProps extends Pick<ReturnsOfOrder, 'settings' | 'buysLabels'> {
  readonly order: Order
  readonly orderReturn: OrderReturn
}

/** Actions available for a return. */
const Actions = ({ order, orderReturn, settings, buysLabels }: ReturnProps) => {
  const { id, status } = orderReturn
  switch (status) {
    case 'REQUESTED':
      return (
        <>
          <ApproveButton orderReturn={orderReturn} settings={settings} buysLabels={buysLabels} />
          <DeclineButton orderReturn={orderReturn} />
          <CancelReturnButton orderReturn={orderReturn} />
        </>
      )
    case 'APPROVED':
      return (
        <>
          <ReceiveButton order={order} orderReturn={orderReturn} />
          <CancelReturnButton orderReturn={orderReturn} />
        </>
      )
    case 'RECEIVED':
      return (
        <Button size="small" variant="primary" href={`/orders/${order.id}/returns/${id}/settle`}>
          {texts.settle}
        </Button>
      )
    case 'DECLINED':
    case 'CANCELED':
    case 'SETTLED':
      return null
    default:
      return status satisfies never
  }
}

/** Received quantity and condition of an item. */
const receivedOf = ({ received }: OrderReturn, lineItemId: string, requested: number): string[] => {
  if (!received) return []
  const receivedItem = received.find((one) => one.lineItemId === lineItemId)
  return [
    texts.receivedOf(receivedItem?.quantity ?? 0, requested),
    ...(receivedItem?.condition ? [texts.conditions[receivedItem.condition]] : []),
    ...(receivedItem?.restock === false ? [texts.notRestocked] : []),
  ]
}

const Items = ({ order, orderReturn }: Pick<ReturnProps, 'order' | 'orderReturn'>) => (
  <ul className="m-0 grid list-none gap-3 p-0">
    {orderReturn.items
      .map((item) => ({ ...item, why: reasonOf(item) }))
      .map(({ lineItemId, quantity, comment, why }) => (
        <li key={lineItemId}>
          <ReturnLine
            order={order}
            lineItemId={lineItemId}
            aside={<span className="whitespace-nowrap tabular-nums">{texts.of(quantity)}</span>}
          >
            <span className="block text-sm text-muted">
              {[...why, ...receivedOf(orderReturn, lineItemId, quantity)].join(' · ')}
            </span>
            {comment && (
              <span className="mt-1 block border-s-2 border-line ps-3 text-sm whitespace-pre-line">{comment}</span>
            )}
          </ReturnLine>
        </li>
      ))}
  </ul>
)

/** Requested resolution, instructions and settlement of a return. */
const detailRows = (one: OrderReturn) => {
  const { wish: resolution, instructions, returnAddress, label, declineReason } = one
  const labelText = [label?.carrier, label?.trackingNumber].filter(Boolean).join(' ')
  const link = label?.url && (
    <a href={label.url} target="_blank" rel="noreferrer" className="text-accent-text">
      {texts.openLabel}
    </a>
  )
  const paragraph = (text: string | undefined) =>
    text && <span className="whitespace-pre-line break-words text-start">{text}</span>
  return [
    ...statementRows(one),
    { label: texts.requestedResolution, value: one.kind === 'REQUEST' && texts.resolutions[resolution] },
    { label: texts.instructions, value: paragraph(instructions) },
    { label: texts.address, value: paragraph(returnAddress) },
    {
      label: texts.label,
      value: (labelText || link) && (
        <>
          {labelText} {link}
        </>
      ),
    },
    { label: texts.declined, value: paragraph(declineReason) },
    {
      label: texts.exchange.draft,
      value: one.exchangeDraftId && one.status !== 'SETTLED' && (
        <Link href={`/orders/drafts/${one.exchangeDraftId}`}>{texts.exchange.draftLink}</Link>
      ),
    },
  ].filter(({ value }) => value)
}

type SettledBy = NonNullable<OrderReturn['settlement']>

/** The exchange of a return, with a link to its order. */
const ExchangedFor = ({ exchange, fee }: { exchange: NonNullable<SettledBy['exchange']>; fee: SettledBy['fee'] }) => {
  const { orderId, orderNumber, credited, givenBack } = exchange
  const others = [
    ...(Number(givenBack.amount) > 0 ? [texts.exchange.givenBackText(givenBack.formattedAmount ?? '')] : []),
    ...(fee ? [texts.fee(fee.formattedAmount ?? '')] : []),
  ]
  return (
    <p className="font-medium">
      {texts.exchange.settledWith(credited.formattedAmount ?? '')}{' '}
      <Link href={`/orders/${orderId}`}>{texts.exchange.order(orderNumber)}</Link>
      {others.map((text) => ` · ${text}`)}
    </p>
  )
}

/** Says that an order is an exchange, and for which return. */
export const ExchangeOf = ({ exchangeOf: one }: Pick<ReturnsOfOrder, 'exchangeOf'>) =>
  one && (
    <Alert>
      <p>
        {texts.exchange.ofReturn}{' '}
        <Link href={`/orders/${one.orderId}#return-${one.id}`}>{texts.exchange.order(one.orderNumber)}</Link>
        {`. ${texts.exchange.paidBy(one.settlement?.exchange?.credited.formattedAmount ?? '')}`}
      </p>
    </Alert>
  )

const Settlement = ({ orderReturn: { settlement } }: Pick<ReturnProps, 'orderReturn'>) => {
  if (!settlement) return null
  const { type, amount, fee, exchange } = settlement
  if (exchange) return <ExchangedFor exchange={exchange} fee={fee} />
  const sentences = [
    texts.settled[type](amount.formattedAmount ?? ''),
    ...(fee ? [texts.fee(fee.formattedAmount ?? '')] : []),
  ]
  return <p className="font-medium">{sentences.join(' · ')}</p>
}

const Return = (props: ReturnProps & { number: number }) => {
  const { orderReturn, number } = props
  const { status, createdDate } = orderReturn
  const actions = ['REQUESTED', 'APPROVED', 'RECEIVED'].includes(status) && <Actions {...props} />
  return (
    <Card as="li" appearance="framed" {...(actions && { actions })}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={`return-${orderReturn.id}`} className="scroll-mt-6 font-display text-lg">
          {texts.return(number)}
        </h3>
        <WithdrawalBadge kind={orderReturn.kind} />
        <ReturnStatus status={status} />
        <span className="text-sm text-muted sm:ms-auto">
          <DateTime value={createdDate} show="date-time" />
        </span>
      </div>
      <WithdrawalNote orderReturn={orderReturn} />
      <Items {...props} />
      <div className="mt-2">
        <SummaryList rows={detailRows(orderReturn)} />
      </div>
      <Settlement {...props} />
    </Card>
  )
}

/** The returns of an order with their actions. Nothing if nothing was shipped. */
export const OrderReturns = ({ order, of }: { order: Order; of: ReturnsOfOrder }) => {
  const { returns, returnable, settings, buysLabels, period } = of
  const canCreate = returnable.some(({ quantity }) => quantity > 0)
  if (returns.length === 0 && !canCreate) return null
  return (
    <Section
      title={texts.title}
      actions={
        canCreate && (
          <Button size="small" href={`/orders/${order.id}/returns/new`}>
            {texts.create}
          </Button>
        )
      }
    >
      {hasPeriod(period) && <WithdrawalPeriod order={order} {...period} />}
      {returns.length > 0 && (
        <ul className="m-0 grid list-none gap-4 p-0">
          {returns.map((one, index) => (
            <Return
              key={one.id}
              order={order}
              orderReturn={one}
              settings={settings}
              buysLabels={buysLabels}
              number={index + 1}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
