import { json } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openShop } from '../shop.js'

export const loader = async ({ request }) => {
  const { shop } = await openShop(request)
  const { number, paymentStatus } = await shop.orders.getOrder(new URL(request.url).searchParams.get('orderId'))
  return json({ number, paymentStatus })
}

export default function ThankYou() {
  const { number, paymentStatus } = useLoaderData()
  return (
    <p>
      Order {number} is {paymentStatus}.
    </p>
  )
}
