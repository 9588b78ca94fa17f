import { media } from '@wix/sdk'
import { cookies } from 'next/headers'
import { openShop } from '../../../shop'
import { Purchase } from '../../../purchase'

export default async function Product({ params }: { params: Promise<{ slug: string }> }) {
  const shop = openShop((await cookies()).get('session')?.value)
  const { items } = await shop.products
    .queryProducts()
    .eq('slug', (await params).slug)
    .find()
  const { _id = '', name = '', media: pictures } = items[0] ?? {}
  const [first = '', ...others] = (pictures?.items ?? []).flatMap(({ image }) => image?.url ?? [])
  const backdrop = media.getScaledToFillImageUrl(first, 80, 60, {})
  return (
    <main style={{ backgroundImage: `url("${backdrop}")` }}>
      <h1>{name}</h1>
      <img src={media.getScaledToFillImageUrl(first, 640, 480, {})} alt={name ?? ''} />
      <Purchase productId={_id} pictures={[first, ...others]} />
    </main>
  )
}
