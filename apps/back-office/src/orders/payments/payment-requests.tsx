import type { Order, OrderPaymentRequest } from '@vitrine/client'
import { Badge, DateTime, type BadgeProps } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { CopyButton } from '../../page/copy-field.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { paymentRequestState, type PaymentRequestState } from './payment-request-state.ts'

const { paymentRequests: texts } = words

/** A payment request, with the URL of its payment page while it can be paid. */
export interface RequestedPayment {
  readonly request: OrderPaymentRequest
  readonly url?: string
}

/** Loads the payment requests of an order, newest first. */
export const loadPaymentRequests = async (orderId: string): Promise<RequestedPayment[]> => {
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

const tones: Record<PaymentRequestState, BadgeProps['tone']> = {
  UNPAID: 'caution',
  PAID: 'positive',
  EXPIRED: 'neutral',
  VOIDED: 'neutral',
}

const Actions = ({ request: { id, title }, url, email }: RequestedPayment & { readonly email: string }) => (
  <div className="mt-2 flex flex-wrap gap-2">
    {url !== undefined && <CopyButton value={url} size="small" aria-label={`${texts.copyLink}: ${title}`} />}
    <ConfirmButton
      button={{ size: 'small', 'aria-label': `${texts.sendAgain}: ${title}` }}
      title={texts.sendAgainTitle}
      hint={texts.sendAgainHint(email)}
      confirm={texts.sendAgain}
      variant="primary"
      done={texts.sent}
      act={() => shop.orderPaymentRequests.sendOrderPaymentRequest(id)}
    />
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet', 'aria-label': `${texts.void}: ${title}` }}
      title={texts.voidTitle}
      hint={texts.voidHint}
      back={texts.keep}
      confirm={texts.void}
      variant="critical"
      done={texts.voided}
      act={() => shop.orderPaymentRequests.voidOrderPaymentRequest(id)}
    />
  </div>
)

/** The payment requests of an order with their status. */
export const PaymentRequests = ({ order, requests }: { order: Order; requests: readonly RequestedPayment[] }) => (
  <ul className="grid list-none gap-4 p-0">
    {requests.map(({ request, ...link }) => {
      const state = paymentRequestState(request)
      return (
        <li key={request.id}>
          <span className="flex flex-wrap items-center gap-2">
            {request.amount.formattedAmount}
            <Badge tone={tones[state]} dot>
              {texts.states[state]}
            </Badge>
          </span>
          <span className="block text-sm break-words text-muted">{request.title}</span>
          {request.expirationDate && state === 'UNPAID' && (
            <span className="block text-sm text-muted">
              {texts.until} <DateTime value={request.expirationDate} show="date" />
            </span>
          )}
          {state === 'UNPAID' && <Actions request={request} {...link} email={order.buyerInfo.email ?? ''} />}
        </li>
      )
    })}
  </ul>
)
