import { media } from '@vitrine/client'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { catalog } from '../../catalog'
import { Buy } from '../../parts/buy'

interface Props {
  readonly params: Promise<{ slug: string }>
}

/** Drawn when somebody first asks, and anew once a minute, for everybody. */
export const revalidate = 60
export const generateStaticParams = () => []

const findProduct = cache(async (slug: string) => {
  const { items } = await catalog.products.queryProducts().eq('slug', slug).limit(1).find()
  return items[0] ?? notFound()
})

export const generateMetadata = async ({ params }: Props) => ({ title: (await findProduct((await params).slug)).name })

export default async function ProductPage({ params }: Props) {
  const product = await findProduct((await params).slug)
  const image = product.media.mainMedia?.image
  return (
    <article className="product">
      {image && <img src={media.getScaledToFillImageUrl(image, 800, 800)} alt="" width={800} height={800} />}
      <div className="stack">
        <h1>{product.name}</h1>
        <Buy product={product} />
      </div>
    </article>
  )
}
