import { useOrder } from '@vitrine/react'
import { Link, useSearchParams } from 'react-router'
import { sentenceFor } from '../parts/sentences'

export const meta = () => [{ title: 'Thank you' }]

export default function ThankYou() {
  const [params] = useSearchParams()
  const { order, error } = useOrder(params.get('orderId') ?? undefined)
  if (error) return <p role="alert">{sentenceFor(error)}</p>
  if (!order) return <p role="status">Loading…</p>
  return (
    <>
      <h1>Thank you</h1>
      <p>
        Order {order.number} is {order.paymentStatus}
      </p>
      <Link to="/">Continue shopping</Link>
    </>
  )
}
