import { cookies } from 'next/headers'
import { openShop } from '../../shop'

export default async function ThankYou({ searchParams }: { searchParams: Promise<{ orderId: string }> }) {
  const shop = openShop((await cookies()).get('session')?.value)
  const { number, paymentStatus } = await shop.orders.getOrder((await searchParams).orderId)
  return (
    <p>
      Order {number} is {paymentStatus}.
    </p>
  )
}
