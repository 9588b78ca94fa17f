'use client'
import { useOrder } from '@vitrine/react'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { sentenceFor } from '../parts/sentences'

const Order = () => {
  const params = useSearchParams()
  const { order, error } = useOrder(params.get('orderId') ?? undefined)
  if (error) return <p role="alert">{sentenceFor(error)}</p>
  if (!order) return <p role="status">Loading…</p>
  return (
    <>
      <h1>Thank you</h1>
      <p>
        Order {order.number} is {order.paymentStatus}
      </p>
      <Link href="/">Continue shopping</Link>
    </>
  )
}

export default function ThankYou() {
  return (
    <Suspense>
      <Order />
    </Suspense>
  )
}
