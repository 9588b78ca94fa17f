import type { GetServerSideProps, InferGetServerSidePropsType } from 'next'
import { openShop } from '../shop'

export const getServerSideProps = (async ({ req, query }) => {
  const { number, paymentStatus } = await openShop(req.cookies.session).orders.getOrder(String(query.orderId))
  return { props: { number: number ?? '', status: paymentStatus ?? '' } }
}) satisfies GetServerSideProps

export default function ThankYou({ number, status }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <p>
      Order {number} is {status}.
    </p>
  )
}
