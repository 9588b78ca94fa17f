import { media } from '@wix/sdk'
import Image from 'next/image'
import Link from 'next/link'
import { cookies } from 'next/headers'
import { openShop } from '../shop'

export default async function Home() {
  const shop = openShop((await cookies()).get('session')?.value)
  const { items } = await shop.products.queryProducts().limit(5).find()
  return (
    <ul>
      {items.map(({ _id, slug, name, media: pictures }, index) => {
        const picture = pictures?.mainMedia?.image?.url ?? ''
        return (
          <li key={_id}>
            <Link href={`/products/${slug}`}>
              {index === 0 ? (
                <Image src={picture} alt={name ?? ''} width={200} height={150} loading="eager" />
              ) : (
                <img src={media.getScaledToFillImageUrl(picture, 200, 150, {})} alt={name ?? ''} />
              )}
              {name}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
