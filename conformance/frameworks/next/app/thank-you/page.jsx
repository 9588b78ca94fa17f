import { cookies } from 'next/headers'
import { openShop } from '../../shop.js'

export default async function ThankYou({ searchParams }) {
  const shop = openShop((await cookies()).get('session').value)
  const { number, paymentStatus } = await shop.orders.getOrder((await searchParams).orderId)
  return (
    <p>
      Order {number} is {paymentStatus}.
    </p>
  )
}
