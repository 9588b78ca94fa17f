import type { Order, OrderPaymentRequest } from '@vitrine/client'
import { Badge, DateTime, type BadgeProps } from '@vitrine/ui'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { CopyButton } from '../../page/copy-field.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { paymentRequests: said } = words

/** A payment request, with the URL of its payment page while it can be paid. */
export interface AskedPayment {
  readonly request: OrderPaymentRequest
  readonly url?: string
}

/** Loads the payment requests of an order, newest first. */
export const loadPaymentRequests = async (orderId: string): Promise<AskedPayment[]> => {
  const { items } = await shop.orderPaymentRequests
    .queryOrderPaymentRequests()
    .eq('orderId', orderId)
    .descending('createdDate')
    .find()
  return Promise.all(
    items.map(async (request) => {
      if (request.status !== 'UNPAID') return { request }
      const { orderPaymentRequestUrl: url } = await shop.orderPaymentRequests.getOrderPaymentRequestUrl(request.id)
      return { request, url }
    }),
  )
}

type State = keyof typeof said.states

/** A request that expired before its expiration date was canceled by the owner. */
const stateOf = ({ status, expirationDate, updatedDate }: OrderPaymentRequest): State =>
  status === 'EXPIRED' && (!expirationDate || expirationDate > updatedDate) ? 'VOIDED' : status

const tones: Record<State, BadgeProps['tone']> = {
  UNPAID: 'caution',
  PAID: 'positive',
  EXPIRED: 'neutral',
  VOIDED: 'neutral',
}

const Actions = ({ request: { id, title }, url, email }: AskedPayment & { readonly email: string }) => (
  <div className="mt-2 flex flex-wrap gap-2">
    {url !== undefined && <CopyButton value={url} size="small" aria-label={`${said.copyLink}: ${title}`} />}
    <AskButton
      button={{ size: 'small', 'aria-label': `${said.sendAgain}: ${title}` }}
      title={said.sendAgainTitle}
      hint={said.sendAgainHint(email)}
      confirm={said.sendAgain}
      variant="primary"
      done={said.sent}
      act={() => shop.orderPaymentRequests.sendOrderPaymentRequest(id)}
    />
    <AskButton
      button={{ size: 'small', variant: 'quiet', 'aria-label': `${said.void}: ${title}` }}
      title={said.voidTitle}
      hint={said.voidHint}
      back={said.keep}
      confirm={said.void}
      variant="critical"
      done={said.voided}
      act={() => shop.orderPaymentRequests.voidOrderPaymentRequest(id)}
    />
  </div>
)

/** The payment requests of an order with their status. */
export const PaymentRequests = ({ order, asked }: { order: Order; asked: readonly AskedPayment[] }) => (
  <ul className="grid list-none gap-4 p-0">
    {asked.map(({ request, ...link }) => {
      const state = stateOf(request)
      return (
        <li key={request.id}>
          <span className="flex flex-wrap items-center gap-2">
            {request.amount.formattedAmount}
            <Badge tone={tones[state]} dot>
              {said.states[state]}
            </Badge>
          </span>
          <span className="block text-sm break-words text-muted">{request.title}</span>
          {request.expirationDate && state === 'UNPAID' && (
            <span className="block text-sm text-muted">
              {said.until} <DateTime value={request.expirationDate} show="date" />
            </span>
          )}
          {state === 'UNPAID' && <Actions request={request} {...link} email={order.buyerInfo.email ?? ''} />}
        </li>
      )
    })}
  </ul>
)
