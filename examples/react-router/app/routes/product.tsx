import { media } from '@vitrine/client'
import { useCart, useChoices } from '@vitrine/react'
import { useState } from 'react'
import { data } from 'react-router'
import { catalog, forEverybody } from '../catalog.server'
import { sentenceFor } from '../parts/sentences'
import type { Route } from './+types/product'

export const headers = () => forEverybody
export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.product.name ?? 'Store' }]

export const loader = async ({ params: { slug } }: Route.LoaderArgs) => {
  const { items } = await catalog.products.queryProducts().eq('slug', slug).limit(1).find()
  const [product] = items
  if (!product) throw data(null, { status: 404 })
  return { product }
}

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  const { add, error } = useCart()
  const { choices, choose, isAvailable, variant, canBuy, maxQuantity, item } = useChoices(product)
  const [quantity, setQuantity] = useState(1)
  const image = product.media.mainMedia?.image
  const price = (variant?.variant.priceData ?? product.priceData).formatted?.discountedPrice
  return (
    <article className="product">
      {image && <img src={media.getScaledToFillImageUrl(image, 800, 800)} alt="" width={800} height={800} />}
      <div className="stack">
        <h1>{product.name}</h1>
        <p className="price">{price}</p>
        {product.productOptions.map(({ name, choices: offered }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {offered.map(({ description }) => (
              <label key={description} className="choice">
                <input
                  type="radio"
                  name={name}
                  checked={choices[name] === description}
                  disabled={!isAvailable(name, description)}
                  onChange={() => choose(name, description)}
                />
                {description}
              </label>
            ))}
          </fieldset>
        ))}
        <label>
          Quantity{' '}
          <input
            type="number"
            min={1}
            max={maxQuantity}
            value={quantity}
            onChange={({ target }) => setQuantity(Math.max(1, target.valueAsNumber || 1))}
          />
        </label>
        <button className="primary" disabled={!canBuy} onClick={() => void add(item({ quantity }))}>
          {canBuy ? 'Add to cart' : 'Sold out'}
        </button>
        {error && <p role="alert">{sentenceFor(error)}</p>}
      </div>
    </article>
  )
}
