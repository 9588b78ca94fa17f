import type { Card, ProviderState } from '../../provider.ts'
import type { MolliePayment } from './mollie-api.ts'

const cardOf = ({ details }: Pick<MolliePayment, 'details'>): Card | undefined =>
  details?.cardLabel && details.cardNumber ? { brand: details.cardLabel, lastFour: details.cardNumber } : undefined

/** Mollie: “Status changes”, payments. */
export const stateOf = (payment: MolliePayment): ProviderState => {
  const { id, status } = payment
  const card = cardOf(payment)
  const known = { transactionId: id, ...(card && { card }) }
  switch (status) {
    case 'paid':
      return { status: 'captured', ...known }
    case 'authorized':
      return { status: 'authorized', ...known }
    case 'pending':
      return { status: 'processing', transactionId: id }
    case 'open':
      return { status: 'awaiting' }
    case 'canceled':
      return { status: 'declined', reason: 'challenge-refused' }
    case 'expired':
      return { status: 'declined', reason: 'expired' }
    default:
      return { status: 'declined', reason: 'declined' }
  }
}
