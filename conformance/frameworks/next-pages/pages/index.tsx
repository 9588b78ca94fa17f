import { media } from '@wix/sdk'
import type { GetServerSideProps, InferGetServerSidePropsType } from 'next'
import Image from 'next/image'
import Link from 'next/link'
import { openShop } from '../shop'

export const getServerSideProps = (async ({ req }) => {
  const { items } = await openShop(req.cookies.session).products.queryProducts().limit(5).find()
  const products = items.map(({ slug, name, media: pictures }) => ({
    slug: slug ?? '',
    name: name ?? '',
    picture: pictures?.mainMedia?.image?.url ?? '',
  }))
  return { props: { products } }
}) satisfies GetServerSideProps

export default function Home({ products }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <ul>
      {products.map(({ slug, name, picture }, index) => (
        <li key={slug}>
          <Link href={`/products/${slug}`}>
            {index === 0 ? (
              <Image src={picture} alt={name} width={200} height={150} loading="eager" />
            ) : (
              <img src={media.getScaledToFillImageUrl(picture, 200, 150, {})} alt={name} />
            )}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
