import { useOrder } from '@vitrine/react'
import { sentenceFor } from './sentences'
import { Store } from './store'

const Content = () => {
  const params = new URLSearchParams(location.search)
  const { order, error } = useOrder(params.get('orderId') ?? undefined)
  if (error) return <p role="alert">{sentenceFor(error)}</p>
  if (!order) return <p role="status">Loading…</p>
  return (
    <>
      <h1>Thank you</h1>
      <p>
        Order {order.number} is {order.paymentStatus}
      </p>
      <a href="/">Continue shopping</a>
    </>
  )
}

export const ThankYou = () => (
  <Store>
    <Content />
  </Store>
)
