import { media } from '@wix/sdk'
import type { GetServerSideProps, InferGetServerSidePropsType } from 'next'
import { Purchase } from '../../purchase'
import { openShop } from '../../shop'

export const getServerSideProps = (async ({ req, params }) => {
  const { items } = await openShop(req.cookies.session).products.queryProducts().eq('slug', params?.slug).find()
  const product = items[0]
  if (!product) return { notFound: true }
  const pictures = (product.media?.items ?? []).flatMap(({ image }) => image?.url ?? [])
  return { props: { id: product._id ?? '', name: product.name ?? '', pictures } }
}) satisfies GetServerSideProps

export default function Product({ id, name, pictures }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const first = pictures[0] ?? ''
  const backdrop = media.getScaledToFillImageUrl(first, 80, 60, {})
  return (
    <main style={{ backgroundImage: `url("${backdrop}")` }}>
      <h1>{name}</h1>
      <img src={media.getScaledToFillImageUrl(first, 640, 480, {})} alt={name} />
      <Purchase productId={id} pictures={pictures} />
    </main>
  )
}
