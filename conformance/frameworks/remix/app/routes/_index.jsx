import { json } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { media } from '@wix/sdk'
import { openShop } from '../shop.js'

export const loader = async ({ request }) => {
  const { shop, headers } = await openShop(request)
  const { items } = await shop.products.queryProducts().limit(5).find()
  const shown = items.map(({ slug, name, media: { mainMedia } }) => ({ slug, name, picture: mainMedia.image.url }))
  return json(shown, { headers })
}

export default function Home() {
  const products = useLoaderData()
  return (
    <ul>
      {products.map(({ slug, name, picture }) => (
        <li key={slug}>
          <a href={`/products/${slug}`}>
            <img src={media.getScaledToFillImageUrl(picture, 200, 150, {})} alt={name} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
